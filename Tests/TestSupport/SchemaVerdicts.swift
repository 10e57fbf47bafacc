internal import Foundation

/// The results of `xmllint` for files and one of the two schemas. One process validates all of the
/// files.
package struct SchemaVerdicts: Sendable {
  /// The valid files.
  package let accepted: Set<String>
  /// The files that are well-formed XML but violate the schema.
  package let refused: Set<String>

  /// The languages of the schemas, by the names of the options of `xmllint`.
  package enum Language: String, CaseIterable, Sendable {
    case relaxng, schema

    var file: String { self == .relaxng ? "recording.rng" : "recording.xsd" }
  }

  /// Validates files, whose paths are relative to a folder.
  ///
  /// - Parameters:
  /// - schema: A file in `Recordings`; nil for the schema of recordings.
  package init(
    _ language: Language, of paths: [String], in folder: String, schema: String? = nil
  ) throws {
    let directory = TemporaryFolder()
    directory.put("", as: "said")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/xmllint")
    process.arguments =
      [
        "--noout", "--" + language.rawValue,
        Corpus.absolute("Recordings/" + (schema ?? language.file)),
      ]
      + paths
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: directory / "said"))
    try process.run()
    process.waitUntilExit()
    var accepted: Set<String> = []
    var refused: Set<String> = []
    for line in (directory.text(of: "said") ?? "").split(separator: "\n") {
      if line.hasSuffix(" validates") {
        accepted.insert(String(line.dropLast(" validates".count)))
      } else if line.hasSuffix(" fails to validate") {
        refused.insert(String(line.dropLast(" fails to validate".count)))
      }
    }
    self.accepted = accepted
    self.refused = refused
  }
}
