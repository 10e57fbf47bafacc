internal import Formats
internal import Foundation
package import Gesture

/// The recordings that stand in the repository, by paths relative to its root.
package enum Corpus {
  package static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .standardizedFileURL.path

  /// What must be accepted, in order.
  package static let recordings = files(below: "Recordings")

  /// The scrolling interfaces there are recordings of, by the names of their folders.
  package static let systems = [
    "Window", "Bounce", "Form", "Gallery", "Photos", "Scroller", "Centre", "Canvas", "Wheels",
    "Tiles", "Grid", "Refresh", "Table", "Nested",
  ]

  /// The recordings of the systems, in order.
  package static let ofSystems = recordings.filter { path in
    systems.contains { path.hasPrefix("Recordings/\($0)/") }
  }

  /// Files that must be refused. Each has one fault, which is its name, and beside it stands a `.err` file
  /// with the exact message.
  private static let malformedFolder = "Tests/CorpusTests/Malformed"

  /// What must be refused by the reader and by both schemas.
  package static let grammar = files(below: malformedFolder + "/Grammar")

  /// What must be refused by the reader and pass both schemas.
  package static let sense = files(below: malformedFolder + "/Sense")

  /// What should never get as far as the grammar.
  package static let hostile = files(below: malformedFolder + "/Hostile")

  package static let malformed = grammar + sense + hostile

  /// The whole path of a file, whatever folder the tests run in.
  package static func absolute(_ path: String) -> String { root + "/" + path }

  /// One of them, read.
  package static func recording(_ path: String) throws -> Recording {
    try Recording(file: absolute(path))
  }

  package static func bytes(of path: String) -> [UInt8] {
    FileManager.default.contents(atPath: absolute(path)).map { Array($0) } ?? []
  }

  package static func text(of path: String) -> String {
    String(decoding: bytes(of: path), as: UTF8.self)
  }

  /// Texts of errors beside which no recording stands.
  package static var strayErrors: [String] {
    let names = FileManager.default.enumerator(atPath: absolute(malformedFolder))?.allObjects ?? []
    return names.compactMap { $0 as? String }.filter { $0.hasSuffix(".err") }
      .filter { !malformed.contains("\(malformedFolder)/\($0.dropLast(4))") }.sorted()
  }

  private static func files(below folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: absolute(folder))?.allObjects ?? []
    return names.compactMap { $0 as? String }.filter { $0.hasSuffix(".xml") }
      .map { folder + "/" + $0 }.sorted()
  }
}
