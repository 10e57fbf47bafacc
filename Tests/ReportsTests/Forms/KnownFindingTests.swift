import Foundation
import Model
import Testing
@testable import Reports
@testable import Results

/// Tests how reports show findings that also occurred in an earlier run.
struct KnownFindingTests {
  /// An earlier run that has only the findings of every second recording.
  private func half(_ rendered: Rendered) -> ReportChoices {
    var earlier = EarlierRun()
    for row in rendered.rows where row.number % 4 < 2 { earlier.add(row) }
    var choices = ReportChoices()
    choices.earlier = earlier
    return choices
  }

  @Test(arguments: ReportTests.seeds)
  func `annotations list new findings first, and optionally only new findings`(_ seed: UInt64) {
    let rendered = Rendered(seed)
    let choices = half(rendered)
    let mark = " (not new)"
    let lines = rendered.text(GitHubAnnotations(rendered.head, choices)).split(separator: "\n")
    for kind in ["error", "warning"] {
      let named = lines.filter { $0.hasPrefix("::\(kind) file=") }
      let new = named.prefix { !$0.contains(mark) }
      #expect(named.dropFirst(new.count).allSatisfy { $0.contains(mark) })
      #expect(new.count == 9 || named.count < 9 || named.contains { $0.contains(mark) })
    }
    let only = rendered.text(GitHubAnnotations(rendered.head, choices, showsNewOnly: true))
    #expect(!only.contains(mark))
    let known = rendered.rows.flatMap { row in
      row.findings.filter { $0.isFailure && row.number % 4 < 2 }
    }
    let errors = known.count { $0.weight == .unjudged }
    let violations = known.count - errors
    let parts = [
      (violations, "one remains", "ones remain"), (errors, "error remains", "errors remain"),
    ].filter { $0.0 > 0 }.map { "\($0) older \($0 == 1 ? $1 : $2)" }
    #expect(only.contains("(\(parts.joined(separator: ", ")))"))
    #expect(!rendered.text(GitHubAnnotations(rendered.head)).contains(mark))
  }

  @Test(arguments: ReportTests.seeds)
  func `JUnit marks findings that are not new`(_ seed: UInt64) {
    let rendered = Rendered(seed)
    var all = ReportChoices()
    all.earlier = EarlierRun()
    for row in rendered.rows { all.earlier?.add(row) }
    let known = rendered.text(.junit, all)
    let failures = known.matches(of: /<(?:failure|error) [^>]*>/)
    #expect(!failures.isEmpty)
    #expect(failures.allSatisfy { $0.output.contains("(not new)") })
    #expect(!rendered.text(.junit).contains("(not new)"))
  }

  @Test func `a warning of the earlier run counts as known`() {
    var row = JudgedRecording("a.xml", on: "ios")
    var invariant = JudgedInvariant("rest-in-bounds", .broken)
    invariant.level = .warn
    row.invariants = [invariant]
    var earlier = EarlierRun()
    earlier.add(row)
    #expect(row.findings.allSatisfy { earlier.knew($0, of: row) })
  }

  @Test(arguments: ReportTests.seeds)
  func `SARIF has no alerts for waived or fixed findings, only notes`(_ seed: UInt64) {
    let rendered = Rendered(seed, count: 6)
    let text = rendered.text(.sarif, half(rendered))
    let results = rendered.rows.flatMap(\.findings).count { $0.weight != .waived }
    #expect(text.components(separatedBy: "\"ruleIndex\"").count - 1 == results)
    #expect(!text.contains("suppressions") && !text.contains("absent"))
    let waived = rendered.rows.flatMap(\.findings).count { $0.weight == .waived }
    #expect(text.components(separatedBy: " is waived: ").count - 1 == waived)
  }

  /// If the settings were part of the tracked name, an alert for the old settings would never be
  /// closed.
  @Test func `an engine is tracked by its name without settings if that name is unique`() {
    func head(_ engines: String...) -> RunHead {
      RunHead(
        tool: "1", plan: "p", planned: 1, rate: "60", phase: "0",
        engines: engines.map { .init($0, version: nil) })
    }
    #expect(head("ios(rubber=2)", "mine").trackedName(of: "ios(rubber=2)") == "ios")
    #expect(head("ios(rubber=2)", "ios").trackedName(of: "ios(rubber=2)") == "ios(rubber=2)")
    #expect(head("mine").trackedName(of: "mine") == "mine")
  }

  @Test func `an engine with other settings is compared by its name if the name is unambiguous`() {
    func match(_ before: [String], _ now: [String]) -> [String: String] {
      var earlier = EarlierRun()
      for engine in before { earlier.add(JudgedRecording("a.xml", on: engine)) }
      earlier.match(
        RunHead(
          tool: "1", plan: "p", planned: 1, rate: "60", phase: "0",
          engines: now.map { .init($0, version: nil) }))
      return earlier.renamed
    }
    #expect(match(["ios"], ["ios(rate=0.9)"]) == ["ios(rate=0.9)": "ios"])
    #expect(match(["ios(a=1)", "mine"], ["ios(a=2)", "mine"]) == ["ios(a=2)": "ios(a=1)"])
    #expect(match(["ios"], ["ios", "ios(a=2)"]).isEmpty)
    #expect(match(["ios(a=1)", "ios(a=2)"], ["ios(a=3)"]).isEmpty)
    #expect(match(["ios(a=1)"], ["ios(a=2)", "ios(a=3)"]).isEmpty)
    #expect(match(["ios"], ["iosx"]).isEmpty)
  }

  @Test func `the last output of an engine is one line in each finding and several lines in JUnit`()
  {
    var row = JudgedRecording("a.xml", on: "mine")
    row.error = .init(
      .start,
      "engine mine failed: it ended with exit code 127\nlast on its stderr:\n  sh: not found")
    let text = "it ended with exit code 127; last on its stderr: sh: not found"
    #expect(row.findings[0].story.hasSuffix(text))
    #expect(row.findings[0].rule == "engine-not-started")
    var report = JUnitReport(Rendered(1, count: 1).head, ReportChoices(), in: TextMemory())
    report.add(row)
    let junit = report.text(nil)
    #expect(junit.contains("\nlast on its stderr:\n  sh: not found\n"))
    #expect(!junit.contains("\\n"))
  }
}
