import Foundation
import Model
import SampleResults
import Testing
import Text

@testable import Reports
@testable import Results

/// Tests the reasons of a difference in reports that have space for only a few lines.
struct ComparisonReasonsTests {
  @Test func `Markdown states how two engines differ, and names no metric as a cause`() throws {
    let text = try Self.text { MarkdownReport($0, ReportChoices()) }
    let visible = text.components(separatedBy: "<details>")[0]
    #expect(visible.hasPrefix("### Comparison: 1 different of 1 recording\n"), "\(visible)")
    #expect(visible.contains("| measures computed | differences |"), "\(visible)")
    #expect(visible.contains("**How they differ**"), "\(visible)")
    #expect(visible.contains("different motion in 1 recording, up to 12.5 pt apart"), "\(visible)")
    #expect(!visible.contains("same-") && !visible.contains("Causes"), "\(visible)")
  }

  @Test func `an annotation names how two engines differ`() throws {
    let text = try Self.text { GitHubAnnotations($0) }
    #expect(text.contains("title=different motion [ios(rate=0.9975)]::"), "\(text)")
    #expect(!text.contains("same-"), "\(text)")
  }

  @Test func `an alert states how the motion of two engines differs, and names no metric`() throws {
    for text in [
      try Self.text { CodeQualityReport($0, ReportChoices()) },
      try Self.text { SARIFReport($0, ReportChoices()) },
    ] {
      #expect(text.contains("\"different-motion\""), "\(text)")
      #expect(text.contains("up to 12.5 pt apart"), "\(text)")
      #expect(text.components(separatedBy: "12.5 pt apart").count == 2, "\(text)")
      #expect(!text.contains("same-"), "\(text)")
    }
  }

  @Test func `differences without a trace also have a reason`() throws {
    let text = try Self.text(drawn: false) { MarkdownReport($0, ReportChoices()) }
    #expect(text.contains("no saved trace shows how"), "\(text)")
  }

  @Test func `Markdown lists the behaviour in an explanation first, then the constants`() throws {
    let text = try Self.text { MarkdownReport($0, ReportChoices()) }
    let order = [
      "**With equal constants**",
      "1. **After the lift, one stays**: 9 recordings, up to 12 pt apart",
      "**Differing constants**", "- slop 10 instead of 8: 70 %", "**How they differ**",
    ].map { text.range(of: $0)?.lowerBound }
    #expect(order.allSatisfy { $0 != nil }, "\(text)")
    #expect(order.compactMap { $0 } == order.compactMap { $0 }.sorted(), "\(text)")
  }

  private static func text<Made: Report>(
    drawn: Bool = true, _ make: (RunHead) -> Made
  ) throws -> String {
    var head = ReportPages.head(["ios(rate=0.9975)"])
    head.against = .init("ios", version: "1.0")
    var row = try ComparisonPageTests.row(seed: 7)
    row.compare?.first = .init(
      step: 12, time: .milliseconds(200), view: nil, one: "offset 0 1", other: "offset 0 2",
      location: FileLocation(line: 12, column: 5))
    // Both engines keep the same invariants, so no report mentions this measure.
    row.invariants.append(JudgedInvariant("same-verdicts", .held))
    if !drawn { row = row.undrawn }
    var report = make(head)
    report.add(row)
    var end = RunEnd(recordings: 1, broken: 1, exit: 1)
    end.explained = [ExplainedTextsTests.hidden]
    return report.text(end)
  }
}
