internal import PageAssets

/// A template for an engine, in several languages. The tests of this program run the same files.
enum AdapterTemplate: String, CaseIterable, Sendable {
  case swift, c, python, js

  /// The names of languages; JavaScript has two.
  static let names = allCases.map(\.rawValue) + ["javascript"]

  init?(named name: String) { self.init(rawValue: name == "javascript" ? "js" : name) }

  struct File {
    /// The path of the file, relative to the folder of the adapter.
    let path: String
    let text: String
  }

  /// The time at which the engine shows the effect of a finger.
  enum Acting: String, CaseIterable, Sendable {
    case atOnce = "at-once"
    case frames
  }

  /// The files of the template, in the order in which users should read them.
  func files(_ acting: Acting) -> [File] {
    var count = 0
    let first = page_assets_adapters(&count)
    let name = acting == .frames ? "\(rawValue)-frames" : rawValue
    return UnsafeBufferPointer(start: first, count: count).compactMap { file in
      guard String(cString: file.whole) == name else { return nil }
      let bytes = UnsafeBufferPointer(start: file.bytes, count: file.length)
      return File(path: String(cString: file.path), text: String(decoding: bytes, as: UTF8.self))
    }
  }

  /// The command that builds the program; nil if none is needed.
  var build: String? {
    switch self {
    case .swift: "swift build"
    case .c: "cc -std=c11 -O2 -o engine engine.c -lm"
    case .python, .js: nil
    }
  }

  /// The name of the engine.
  var engine: String { self == .swift ? "paper" : "mine" }

  /// The command that starts the engine in its folder. The engine speaks the line protocol.
  var command: String {
    switch self {
    case .swift: ".build/debug/paper-flickbook engine serve --engine paper"
    case .c: "./engine"
    case .python: "python3 engine.py"
    case .js: "node engine.mjs"
    }
  }

  /// The dependency on this package in the manifest of the template.
  static let ownPackage = #".package(name: "flickbook", path: "../..")"#
}
