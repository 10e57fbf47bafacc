internal import PageAssets

/// An engine to begin with, in some language: the very files that the tests of this program run.
enum AdapterTemplate: String, CaseIterable, Sendable {
  case swift, c, python, js

  /// What may be typed for a language: JavaScript goes by both of its names.
  static let names = allCases.map(\.rawValue) + ["javascript"]

  init?(named name: String) { self.init(rawValue: name == "javascript" ? "js" : name) }

  struct File {
    /// Below the folder of the adapter.
    let path: String
    let text: String
  }

  /// When the engine shows what a finger does.
  enum Acting: String, CaseIterable, Sendable {
    case atOnce = "at-once"
    case frames
  }

  /// In the order in which they are best read.
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

  /// What makes a program of it; nil where nothing has to be made.
  var build: String? {
    switch self {
    case .swift: "swift build"
    case .c: "cc -std=c11 -O2 -o engine engine.c -lm"
    case .python, .js: nil
    }
  }

  /// The name the engine has.
  var engine: String { self == .swift ? "paper" : "mine" }

  /// What speaks the line protocol, in its folder.
  var command: String {
    switch self {
    case .swift: ".build/debug/paper-flickbook engine serve --engine paper"
    case .c: "./engine"
    case .python: "python3 engine.py"
    case .js: "node engine.mjs"
    }
  }

  /// Where the manifest of a package says that it finds this one.
  static let ownPackage = #".package(name: "flickbook", path: "../..")"#
}
