internal import Files
internal import Foundation
package import Model

/// The recordings of the repository, by paths relative to its root.
package enum Corpus {
  package static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .standardizedFileURL.path

  /// The recordings that must be accepted, sorted by path.
  package static let recordings = files(below: "Recordings")

  /// The folders of the scrolling interfaces with recordings.
  package static let systems = [
    "Window", "Bounce", "Form", "Gallery", "Photos", "Scroller", "Centre", "Canvas", "Wheels",
    "Tiles", "Grid", "Refresh", "Table", "Nested",
  ]

  /// The recordings of the systems, sorted by path.
  package static let ofSystems = recordings.filter { path in
    systems.contains { path.hasPrefix("Recordings/\($0)/") }
  }

  /// Files that must be rejected. Each has one error, which its name describes. Next to it, a file
  /// with the suffix `.err` contains the exact message.
  private static let malformedFolder = "Tests/CorpusTests/Malformed"

  /// Files that the reader and both schemas must reject.
  package static let grammar = files(below: malformedFolder + "/Grammar")

  /// Files that the reader must reject although both schemas accept them.
  package static let sense = files(below: malformedFolder + "/Sense")

  /// Files that must be rejected before the grammar is checked.
  package static let hostile = files(below: malformedFolder + "/Hostile")

  package static let malformed = grammar + sense + hostile

  /// The absolute path of a file of the repository, independent of the folder in which the tests
  /// run.
  package static func absolute(_ path: String) -> String { root + "/" + path }

  /// Reads a file of the repository.
  package static func recording(_ path: String) throws -> Recording {
    try Recording(file: absolute(path))
  }

  package static func bytes(of path: String) -> [UInt8] {
    FileManager.default.contents(atPath: absolute(path)).map { Array($0) } ?? []
  }

  package static func text(of path: String) -> String {
    String(decoding: bytes(of: path), as: UTF8.self)
  }

  /// Files with messages that have no recording next to them.
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
