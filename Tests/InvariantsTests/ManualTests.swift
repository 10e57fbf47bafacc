import Reports
import TestSupport
import Testing
@testable import Invariants

/// The doc comment of an invariant is its manual entry. The test generates the page with all
/// entries, which the program contains.
struct ManualTests {
  @Test func `the manual in the program equals the doc comments of the invariants`() throws {
    let file = Corpus.absolute("Documentation/Invariants.md")
    let text = manual()
    #expect(text == (try Golden(at: file).text(renewedBy: text)))
  }

  @Test func `every invariant has a manual entry of at least two paragraphs`() {
    for invariant in Catalogue.all {
      let entry = Manual.entry(of: invariant)
      #expect(entry.count >= 2, "\(invariant.name)")
      #expect(entry == docComment(of: invariant))
    }
  }

  @Test func `the promise of each invariant equals its row in the report of promises`() throws {
    let rows = try Catalogue.invariants.compactMap { invariant -> String? in
      guard let promise = Manual.promise(of: invariant) else { return nil }
      let form =
        /(?:faults without a size|nothing below (.*), everything above (.*)) \(such as (.*), in (.*)\)/
      let parts = try #require(promise.wholeMatch(of: form))
      let (below, above) = (parts.1 ?? "no size", parts.2 ?? "no size")
      return "| `\(invariant.name)` | \(below) | \(above) | \(parts.3) | `\(parts.4)` |"
    }
    let report = Corpus.text(of: "Reports/promises.md").split(separator: "\n")
    #expect(!rows.isEmpty)
    #expect(rows == report.filter { $0.hasPrefix("| `") }.map { String($0) })
  }

  private func manual() -> String {
    var text = """
      # Invariants

      What `flickbook explain INVARIANT` prints: what must be true, and what a user notices otherwise.
      `make golden` generates this page from the doc comments in `Sources/Invariants`; edit those.

      """
    for invariant in Catalogue.all {
      text += "\n## \(invariant.name)\n"
      for paragraph in docComment(of: invariant) { text += "\n\(paragraph)\n" }
    }
    return text
  }

  /// The paragraphs of the doc comment directly above the type.
  private func docComment(of invariant: Invariant) -> [String] {
    guard let rule = invariant.rule else { return [] }
    let folder = invariant.isRelation ? "Relations" : "Invariants"
    let lines = Corpus.text(of: "Sources/Invariants/\(folder)/\(rule).swift")
      .split(separator: "\n", omittingEmptySubsequences: false)
    guard let end = lines.firstIndex(where: { $0.hasPrefix("struct \(rule):") }) else { return [] }
    let comment = lines[..<end].reversed().prefix { $0.hasPrefix("///") }.reversed()
      .map { $0.dropFirst(3).drop { $0 == " " } }
    return comment.split { $0.isEmpty }.map { $0.joined(separator: " ") }
  }
}
