import Foundation
import TestSupport
import Testing

/// Validates comparisons with an earlier run against the published schemas of the report forms.
struct SinceSchemaTests {
  private let flickbook = Program("faulty-flickbook")

  private func compared() throws -> TemporaryFolder {
    let folder = CheckFixtures.folder("a.xml", "b.xml")
    let words = [
      "check", ".", "--engine", "rests-outside", "--only", "rest-in-bounds,drag-tracks-finger",
    ]
    _ = try flickbook.run(
      words + ["--tolerance", "rest-in-bounds=1pt", "--results", "old.jsonl"], folder: folder.path)
    folder.put(
      CheckFixtures.recording(expect: "<invariant name=\"rest-in-bounds\" tolerance=\"9pt\"/>"),
      as: "b.xml")
    folder.put(CheckFixtures.recording(), as: "c.xml")
    _ = try flickbook.run(
      words + [
        "--since", "old.jsonl", "--html", "out.html", "--sarif", "out.sarif", "--junit", "out.xml",
      ],
      folder: folder.path)
    return folder
  }

  @Test func `HTML, JUnit and SARIF report the same counts`() throws {
    let folder = try compared()
    let counts = "1 new violation (1 older one remains, 1 fixed)"
    for name in ["out.html", "out.sarif", "out.xml"] {
      #expect(folder.text(of: name)?.contains(counts) == true, "\(name)")
    }
  }

  @Test(.enabled(if: Tool.isHere("xmllint"), "the schema of JUnit: xmllint is not installed"))
  func `JUnit matches its schema`() throws {
    let folder = try compared()
    // The shell's folder is also its home, where pip keeps files.
    let found = try Shell(in: folder.path).run("'\(Corpus.root)/Tools/Tests/junit-schema'")
    let schema = found.output.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !schema.isEmpty else {
      print("skipped: the schema of JUnit, pip could not fetch it")
      return
    }
    let run = try Shell(in: folder.path).run(
      "xmllint --noout --nonet --schema '\(schema)' out.xml")
    #expect(run.code == 0, "\(run.errors)")
  }

  /// The published schema of SARIF, which no system package contains.
  private static let sarifSchema =
    (ProcessInfo.processInfo.environment["FLICKBOOK_SCHEMAS"] ?? "/nonexistent")
    + "/sarif-2.1.0.json"

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: sarifSchema) && Tool.isHere("check-jsonschema"),
      "the schema of SARIF: FLICKBOOK_SCHEMAS names no folder with sarif-2.1.0.json, or check-jsonschema is not installed"
    ))
  func `SARIF matches its schema`() throws {
    let folder = try compared()
    let run = try Shell(in: folder.path)
      .run("check-jsonschema -q --schemafile '\(Self.sarifSchema)' out.sarif")
    #expect(run.code == 0, "\(run.output)\(run.errors)")
  }
}
