import Foundation
import Reports
import Results
import TestSupport
import Testing

/// Tests invisible characters in file names and other texts of results.
struct HiddenCharacterTests {
  /// Results of every kind in which every name contains this text.
  private func rendered(_ text: String) -> Rendered {
    var rendered = Rendered(1)
    for index in rendered.rows.indices {
      let name = "a\(text)b/\(index).xml"
      rendered.rows[index].recording = name
      if rendered.rows[index].error != nil {
        rendered.rows[index].error = JudgedRecording.Failure(.engine, name)
      }
      if rendered.rows[index].refusal != nil { rendered.rows[index].refusal = name }
    }
    return rendered
  }

  @Test(arguments: ReportForm.allCases, HiddenCharacters.classes.map(\.name))
  func `no report contains raw invisible characters`(_ form: ReportForm, _ kind: String) throws {
    let example = try #require(HiddenCharacters.classes.first { $0.name == kind }).example
    #expect(HiddenCharacters.found(in: rendered(example).text(form)) == [])
    for seed in ReportTests.seeds {
      #expect(HiddenCharacters.found(in: Rendered(seed).text(form)) == [])
    }
  }

  @Test(arguments: HiddenCharacters.classes.map(\.name))
  func `annotations and results contain no raw invisible characters`(_ kind: String) throws {
    let example = try #require(HiddenCharacters.classes.first { $0.name == kind }).example
    let rendered = rendered(example)
    #expect(HiddenCharacters.found(in: rendered.text(GitHubAnnotations(rendered.head))) == [])
    let lines = rendered.rows.map { ResultsText.line($0) } + [ResultsText.line(rendered.head)]
    #expect(HiddenCharacters.found(in: lines.joined(separator: "\n")) == [])
  }

  @Test(arguments: HiddenCharacters.classes.map(\.name))
  func `parsers of JSON and XML get the original name`(_ kind: String) throws {
    let example = try #require(HiddenCharacters.classes.first { $0.name == kind }).example
    let rendered = rendered(example)
    let name = "a\(example)b/0.xml"
    let json = try JSONSerialization.jsonObject(with: Data(rendered.text(.json).utf8))
    let rows = (json as? [String: Any])?["rows"] as? [[String: Any]]
    #expect(rows?.first?["recording"] as? String == name)
    // XML cannot contain these characters at all.
    guard kind != "C0" else { return }
    let tree = try #require(XMLTree.root(rendered.text(.junit)))
    func names(_ tree: XMLTree) -> [String] {
      tree.attributes.values + tree.children.flatMap(names)
    }
    #expect(names(tree).contains { $0.contains(name) })
  }
}
