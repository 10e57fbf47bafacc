import Foundation
import Invariants
import Model
import Reports
import Results
import TestSupport
import Testing
import Text

/// Every report of a run must print the same counts of recordings and violations.
struct CountTests {
  /// Ten thousand recordings. Every fifth breaks an invariant, and every tenth breaks two.
  private static let rows = (0..<10_000).map { number in
    var row = JudgedRecording("Many/\(number / 500)/\(number).xml", on: "ios")
    row.number = number
    row.invariants = [
      invariant("rest-in-bounds", breaks: number.isMultiple(of: 5)),
      invariant("no-teleport", breaks: number.isMultiple(of: 10)),
      JudgedInvariant("zoom-in-range", .untested),
    ]
    return row
  }
  private static let head = RunHead(
    tool: "1", plan: "p", planned: 10_000, rate: "60", phase: "0",
    engines: [.init("ios", version: "1")])
  private static let end = RunEnd(recordings: 10_000, broken: 2000, exit: 1)

  private static func invariant(_ name: String, breaks: Bool) -> JudgedInvariant {
    var invariant = JudgedInvariant(name, breaks ? .broken : .held)
    invariant.checks = breaks ? 0 : 1
    guard breaks else { return invariant }
    invariant.times = 1
    invariant.first = Violation(
      step: 1, time: Instant(nanoseconds: 1_000_000), expected: "offset.y from 0 to 632",
      actual: "635", location: FileLocation(line: 8, column: 5))
    return invariant
  }

  private static func text(_ form: ReportForm) -> String {
    text(form.report(of: head, ReportChoices()))
  }

  private static func text(_ report: any Report) -> String {
    var report = report
    for row in rows { report.add(row) }
    return report.text(end)
  }

  private func json(_ form: ReportForm) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(Self.text(form).utf8))
  }

  @Test func `the terminal counts 2,000 broken of 10,000 recordings everywhere`() {
    var report = RunReport(Self.head, PlotLook(width: 100), order: .worst)
    for row in Self.rows { _ = report.add(row) }
    let lines = report.lines(Self.end)
    #expect(lines.contains("ios: 10000 of 10000 recordings judged, 2000 broken"))
    #expect(lines.contains("2000 recordings failed"))
    #expect(report.sum.hasPrefix("10000 recordings: 2000 broken, 8000 held;"))
    #expect(lines.contains { $0.contains("rest-in-bounds breaks in 2000 recordings") })
  }

  @Test func `annotations of GitHub count the recordings of each cause`() {
    let text = Self.text(GitHubAnnotations(Self.head))
    let counts = text.matches(of: /in (\d+) recordings/).compactMap { Int($0.1) }
    #expect(counts == [2000])
  }

  @Test func `Markdown counts the same recordings in its title, its causes and its tables`() throws
  {
    let text = Self.text(.markdown)
    #expect(text.hasPrefix("### Replay: 2000 broken of 10000 recordings\n"))
    #expect(text.contains("rest-in-bounds in 2000 recordings; after it: no-teleport"))
    #expect(text.contains("<summary>Every violation (3000)</summary>"))
    let table = try #require(MarkdownTable.all(in: text).first)
    let cells = zip(table.head, table.sums).map { "\($0) \($1)" }.dropFirst()
    #expect(
      Array(cells) == [
        "recordings 10000", "broken 2000", "held 8000", "untested 0", "refused 0",
        "invariants tested 20000", "violations 3000", "waived 0",
      ])
    let tested = try #require(MarkdownTable.all(in: Self.text(.tested)).first)
    let sums = zip(tested.head, tested.sums).map { "\($0) \($1)" }
    for count in ["recordings 10000", "tested 10000", "held 8000", "broken 2000"] {
      #expect(sums.contains(count), "\(sums)")
    }
    let folders = try #require(MarkdownTable.all(in: Self.text(.folders)).first)
    #expect(folders.sums[1] == 10_000)
  }

  @Test func `JUnit counts recordings, and TAP counts invariants`() throws {
    let junit = Self.text(.junit)
    #expect(junit.contains(#"<testsuites name="flickbook" tests="10000" failures="2000""#))
    #expect(junit.components(separatedBy: "<testcase ").count == 10_001)
    #expect(junit.components(separatedBy: "<failure ").count == 2001)
    let points = Self.text(.tap).split(separator: "\n")
    #expect(points.count { $0.hasPrefix("not ok ") } == 3000)
    #expect(points.count { $0.hasPrefix("ok ") } == 27_000)
  }

  @Test func `SARIF, GitLab's code quality and JSON contain each violation once`() throws {
    let runs = (try json(.sarif) as? [String: Any])?["runs"] as? [[String: Any]] ?? []
    #expect(runs.reduce(0) { $0 + (($1["results"] as? [Any])?.count ?? 0) } == 3000)
    #expect((try json(.codeQuality) as? [Any])?.count == 3000)
    let all = try #require(try json(.json) as? [String: Any])
    let (rows, end) = (all["rows"] as? [[String: Any]] ?? [], all["end"] as? [String: Any] ?? [:])
    #expect(rows.count == 10_000)
    #expect(end["recordings"] as? Int == 10_000 && end["broken"] as? Int == 2000)
    let verdicts = rows.flatMap { $0["invariants"] as? [[String: Any]] ?? [] }
      .filter { $0["verdict"] as? String == "broken" }
    #expect(verdicts.count == 3000)
  }

  @Test func `the page counts them in its title, its heading and its totals`() {
    var report = ReportPages.report(ReportPages.head(["ios"]), Self.rows)
    let page = report.text(Self.end)
    let (all, broken, held) = ("10\u{202f}000", "2\u{202f}000", "8\u{202f}000")
    #expect(page.contains("<title>Broken: \(broken) of \(all) recordings"))
    for (name, count) in [
      ("recordings", all), ("broken", broken), ("held", held),
      ("invariants tested", "20\u{202f}000"), ("invariants untested", all),
    ] {
      #expect(page.contains("<dt>\(name)</dt><dd>\(count)</dd>"), "\(name)")
    }
  }
}
