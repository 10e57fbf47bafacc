import Foundation
import TestSupport
import Testing

/// The files for editors and for logs of CI match what the program prints.
struct EditorFilesTests {
  private let flickbook = Program("flickbook")

  private struct Matcher: Decodable {
    var owner: String
    var pattern: [Pattern]

    struct Pattern: Decodable {
      var regexp: String
      var file: Int
      var line: Int
      var column: Int
      var message: Int
    }
  }

  private struct Matchers: Decodable { var problemMatcher: [Matcher] }

  private func matchers() throws -> [Matcher] {
    let text = Corpus.text(of: "Examples/Editors/github-matcher.json")
    return try JSONDecoder().decode(Matchers.self, from: Data(text.utf8)).problemMatcher
  }

  /// The file, line and column of each finding in a text, with the owner of the matcher that found
  /// it.
  private func findings(in text: String) throws -> [String] {
    try matchers().flatMap { matcher in
      let pattern = try #require(matcher.pattern.first)
      let expression = try NSRegularExpression(pattern: pattern.regexp)
      return text.split(separator: "\n").compactMap { line -> String? in
        let line = String(line)
        let range = NSRange(line.startIndex..., in: line)
        guard let match = expression.firstMatch(in: line, range: range) else { return nil }
        let parts = [pattern.file, pattern.line, pattern.column].compactMap {
          Range(match.range(at: $0), in: line).map { String(line[$0]) }
        }
        return "\(matcher.owner) \(parts.joined(separator: ":"))"
      }
    }
  }

  @Test func `the problem matchers find the location of each finding`() throws {
    let folder = CheckFixtures.folder("a.xml")
    folder.put("<recording>\n</record>\n", as: "bad.xml")
    let lint = try flickbook.run(["lint", "bad.xml"], folder: folder.path)
    #expect(
      try findings(in: lint.output + lint.errors).contains {
        $0.hasPrefix("flickbook-lint bad.xml:")
      })
    let check = try flickbook.run(
      ["check", "a.xml", "--engine", "ios", "--rule", "never: offset.y < 0"], folder: folder.path)
    let found = try findings(in: check.output + check.errors)
    #expect(found.contains { $0.hasPrefix("flickbook-check a.xml:") }, "\(check.output)")
    #expect(try findings(in: "1 recording: 1 held; 2 s of gestures replayed\n") == [])
  }

  @Test func `the editor tasks have the same patterns as the problem matchers`() throws {
    let tasks = Corpus.text(of: "Examples/Editors/tasks.json")
    for matcher in try matchers() where matcher.owner != "flickbook" {
      let pattern = try #require(matcher.pattern.first).regexp
      let quoted = try #require(
        String(data: JSONEncoder().encode(pattern), encoding: .utf8)?.replacing("\\/", with: "/"))
      #expect(tasks.contains(quoted), "\(matcher.owner)")
    }
  }

  @Test func `recordings and suites can name their schemas, and fmt keeps the names`() throws {
    let folder = TemporaryFolder()
    let model =
      "<?xml-model href=\"recording.rng\" schematypens=\"http://relaxng.org/ns/structure/1.0\"?>"
    let location =
      " xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" "
      + "xsi:schemaLocation=\"urn:flickbook:recording:1 recording.xsd\""
    let recording = CheckFixtures.recording()
      .replacing("<recording ", with: model + "\n<recording")
    folder.put(recording.replacing("<recording", with: "<recording" + location + " "), as: "a.xml")
    #expect(try flickbook.run(["lint", "a.xml"], folder: folder.path).code == 0)
    #expect(try flickbook.run(["fmt", "a.xml"], folder: folder.path).code == 0)
    let text = try #require(folder.text(of: "a.xml"))
    #expect(text.contains(model + "\n<recording") && text.contains("xsi:schemaLocation"))
    #expect(try flickbook.run(["fmt", "--check", "a.xml"], folder: folder.path).code == 0)
    folder.put("<?other?>\n" + CheckFixtures.recording(), as: "b.xml")
    #expect(try flickbook.run(["lint", "b.xml"], folder: folder.path).code == 1)
  }
}
