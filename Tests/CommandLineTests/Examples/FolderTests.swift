import Foundation
import TestSupport
import Testing

/// The folders of a module depend on each other in one direction.
struct FolderTests {
  /// A folder of one module that mentions types of another one.
  private struct Dependency: Hashable {
    let from: String
    let to: String

    var reversed: Dependency { Dependency(from: to, to: from) }
  }

  private static var files: [String] {
    ["Sources", "Apps"].flatMap { root in
      let names = FileManager.default.enumerator(atPath: Corpus.absolute(root))?.allObjects ?? []
      return names.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
        .map { root + "/" + $0 }
    }
  }

  private static func folder(of path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }

  private static func module(of path: String) -> Substring { path.split(separator: "/")[1] }

  /// The code of a file without comments and strings.
  private static func code(of path: String) -> String {
    Corpus.text(of: path)
      .replacing(/\/\/[^\n]*/, with: "")
      .replacing(/"(?:[^"\\\n]|\\.)*"/, with: "")
  }

  /// The folder that declares each type; types that several files declare are left out.
  private static func folders(_ code: [String: String]) -> [String: String] {
    let declaration =
      /^(?:[a-z]+ )*(?:struct|enum|class|protocol|typealias) ([A-Z]\w*)/.anchorsMatchLineEndings()
    var folders: [String: Set<String>] = [:]
    for (path, text) in code {
      for match in text.matches(of: declaration) {
        folders[String(match.1), default: []].insert(folder(of: path))
      }
    }
    return folders.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  @Test func `at most fourteen pairs of folders in a module depend on each other`() {
    let code = Dictionary(uniqueKeysWithValues: Self.files.map { ($0, Self.code(of: $0)) })
    let folders = Self.folders(code)
    #expect(folders.count > 500)
    var found: Set<Dependency> = []
    for (path, text) in code {
      let from = Self.folder(of: path)
      for match in text.matches(of: /\b[A-Z]\w*/) {
        guard let to = folders[String(match.0)], to != from,
          Self.module(of: to) == Self.module(of: path)
        else { continue }
        found.insert(Dependency(from: from, to: to))
      }
    }
    let pairs = found.filter { $0.from < $0.to && found.contains($0.reversed) }
    #expect(pairs.count <= 8, "\(pairs.map { "\($0.from) and \($0.to)" }.sorted())")
  }
}
