import Foundation
import Testing

/// Tests the imports of modules. The compiler does not check imports of system libraries.
struct LibcTests {
  private static let sources = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources")

  /// For each Swift file in Sources, its module and each module that it imports.
  private static func imports() throws -> [(module: String, imported: String)] {
    try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".swift") }
      .flatMap { path in
        let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
        return text.matches(
          of: /(?m)^ *(?:[a-z@_]+ )*import (?:struct |enum |class |protocol )?(\w+)/
        )
        .map { (String(path.prefix { $0 != "/" }), String($0.1)) }
      }
  }

  @Test func `only Platform imports the C library of a system`() throws {
    let imports = try Self.imports()
    let named = imports.filter { ["Glibc", "Musl", "Darwin", "Foundation"].contains($0.imported) }
    #expect(Set(named.map(\.module)) == ["Platform"])
  }

  @Test func `the modules of the core import no C library`() throws {
    let users = Set(try Self.imports().filter { $0.imported == "Platform" }.map(\.module))
    let core = ["Text", "Model", "Replay", "Engines", "Invariants", "Comparing", "FlickbookCore"]
    #expect(users.isDisjoint(with: core))
  }
}
