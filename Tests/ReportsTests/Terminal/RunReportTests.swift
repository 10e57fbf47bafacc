import Invariants
import Model
import Replay
import Reports
import Results
import Testing
import Text

struct RunReportTests {
  private let head = RunHead(
    tool: "1", plan: "", planned: 30, rate: "60", phase: "0",
    engines: [.init("ios", version: "1")])

  /// Each row has one violation more than the row before, so the last row is the worst.
  private func row(_ number: Int) -> JudgedRecording {
    var row = JudgedRecording("\(number).xml", on: "ios")
    var invariant = JudgedInvariant("rest-in-bounds", .broken)
    invariant.times = number + 1
    invariant.first = Violation(
      step: 1, time: Instant(nanoseconds: 1), expected: "1", actual: "2",
      location: .nowhere)
    row.invariants = [invariant]
    return row
  }

  private func output(_ lines: [String]) -> [String] {
    lines.filter { $0.hasPrefix("FAIL ") }.map { String($0.dropFirst(5).prefix { $0 != "." }) }
  }

  @Test func `if failures are ordered by the plan, they are printed immediately and once`() {
    var report = RunReport(head, PlotLook(width: 80), order: .plan, detail: .failures)
    let atOnce = (0..<30).map { report.add(row($0)) }
    #expect(atOnce.enumerated().allSatisfy { output($1) == ["\($0)"] })
    #expect(output(report.lines(nil)) == [])
  }

  @Test func `if failures are ordered by severity, the worst failure is printed first`() {
    var report = RunReport(head, PlotLook(width: 80), order: .worst, detail: .failures)
    for number in 0..<30 { #expect(report.add(row(number)) == []) }
    #expect(output(report.lines(nil)) == (0..<30).reversed().map(String.init))
  }

  @Test func `remarks about the quality of a recording are printed with a failure, and with -v`() {
    var row = row(0)
    row.remarks = Quality.coarse.remarks
    let note = "  note      quality coarse: samples of the fingers are missing"
    for isVerbose in [false, true] {
      var report = RunReport(
        head, PlotLook(width: 80), order: .plan, isVerbose: isVerbose, detail: .failures)
      #expect(report.add(row).contains { $0.hasPrefix(note) })
    }
    row.invariants = [JudgedInvariant("rest-in-bounds", .held)]
    var (short, long) = (
      RunReport(head, PlotLook(width: 80), order: .plan, detail: .failures),
      RunReport(head, PlotLook(width: 80), order: .plan, isVerbose: true)
    )
    #expect(!short.add(row).contains { $0.hasPrefix(note) })
    #expect(long.add(row).contains { $0.hasPrefix(note) })
  }

  @Test func `every quality flag has a remark, and gaps are counted`() {
    for bit in 0..<6 { #expect(Quality(rawValue: 1 << UInt8(bit)).remarks.count == 1) }
    #expect(Quality(rawValue: 63).remarks.count == 6 && Quality().remarks == [])
    var holes = SeenHoles()
    #expect(holes.remark == nil)
    for (isLook, gap) in [(true, 100.0), (true, 400), (false, 900), (true, 151)] {
      var sight = Step.Sight()
      (sight.isLook, sight.gap) = (isLook, .milliseconds(gap))
      holes.add(sight)
    }
    #expect(
      holes.remark
        == "2 gaps of more than 150 ms in the observations of the device, 400 ms at most: "
        + "movement in a gap is not tested")
  }

  @Test(arguments: [false, true])
  func `the table begins with the most broken invariant and skips empty rows`(_ isVerbose: Bool) {
    var report = RunReport(head, PlotLook(width: 100), order: .plan, isVerbose: isVerbose)
    for number in 0..<30 {
      var row = JudgedRecording("\(number).xml", on: "ios")
      func invariant(_ name: String, _ verdict: JudgedInvariant.Word) -> JudgedInvariant {
        var invariant = JudgedInvariant(name, verdict)
        invariant.checks = verdict == .held ? 1 : 0
        return invariant
      }
      row.invariants = [
        invariant("zoom-in-range", .untested), invariant("finite-state", .held),
        invariant("no-teleport", number < 2 ? .broken : .held),
        invariant("rest-in-bounds", number < 5 ? .broken : .held),
        invariant("decel-law", .notApplicable),
      ]
      _ = report.add(row)
    }
    let lines = report.lines(nil)
    let start = lines.firstIndex { $0.contains("tested") } ?? 0
    let names = lines[(start + 1)...].prefix { $0.contains("  30  ") }.map {
      String($0.split(separator: " ").first ?? "")
    }
    #expect(names == ["rest-in-bounds", "no-teleport"] + (isVerbose ? ["finite-state"] : []))
    let (idle, alien) =
      isVerbose ? (": zoom-in-range", ": decel-law") : (" (-v lists them)", " (-v lists them)")
    #expect(lines.contains("  1 invariant untested" + idle), "\(lines)")
    #expect(lines.contains("  1 invariant not applicable" + alien), "\(lines)")
  }

  @Test func `equally bad failures keep the order of the plan`() {
    var report = RunReport(head, PlotLook(width: 80), order: .worst, detail: .failures)
    for number in [7, 3, 5] {
      var equal = row(0)
      equal.recording = "\(number).xml"
      _ = report.add(equal)
    }
    #expect(output(report.lines(nil)) == ["7", "3", "5"])
  }

  @Test(arguments: [RunReport.Order.plan, .worst])
  func `with -v, all failures are listed`(_ order: RunReport.Order) {
    var report = RunReport(head, PlotLook(width: 80), order: order, isVerbose: true)
    let atOnce = (0..<30).flatMap { report.add(row($0)) }
    #expect(output(atOnce + report.lines(nil)).count == 30)
  }

  /// The rows on the screen of a terminal that wraps long lines.
  private func rows(_ lines: [String]) -> [String] {
    lines.flatMap { line -> [String] in
      guard line.count > 80 else { return [line] }
      return stride(from: 0, to: line.count, by: 80).map { start in
        String(line.dropFirst(start).prefix(80))
      }
    }
  }

  /// The last rows of the output for a run with this many failures of this many kinds.
  private func last(_ count: Int, kinds: Int, isWhole: Bool) -> [String] {
    var report = RunReport(
      head, PlotLook(width: 80), order: .worst, detail: isWhole ? .failures : .firstScreen)
    for number in 0..<count {
      var row = JudgedRecording(
        "Recordings/Invariants/a-name-as-long-as-they-get-\(number).xml", on: "ios")
      row.number = number
      row.steps = 100 - number % 50
      var invariant = JudgedInvariant("announced-target-is-the-rest-\(number % kinds)", .broken)
      invariant.times = 1
      invariant.first = Violation(
        step: 1, time: Instant(nanoseconds: 812_333_333), expected: "1", actual: "2",
        location: FileLocation(line: 100, column: 5))
      row.invariants = [invariant, JudgedInvariant("finite-state", .held)]
      _ = report.add(row)
    }
    // The program prints two more lines: the result of the run, and why it fails.
    return rows(report.lines(nil)).suffix(22)
  }

  @Test(arguments: [2, 3, 8, 9, 40, 400], [1, 2, 7, 60])
  func `the last screen of 24 rows and 80 columns shows the worst failure and the next steps`(
    _ count: Int, _ kinds: Int
  ) {
    for isWhole in [false, true] {
      let last = last(count, kinds: kinds, isWhole: isWhole)
      #expect(last.contains { $0.hasPrefix("\(count) recordings failed") }, "\(last)")
      #expect(last.contains { $0.hasPrefix("  look   flickbook show Recordings/") })
      #expect(last.contains { $0.hasPrefix("  again  flickbook check Recordings/") })
      let paths = Set(last.filter { $0.hasPrefix("  Recordings") && $0.contains(".xml:100:5") })
      if count < 5 { #expect(paths.count == count, "\(last)") }
      if count < 9, paths.count < count {
        #expect(last.contains { $0.hasSuffix(": --failures shows every failure") })
      }
      let worst = last.contains { $0.hasPrefix("   announced-target-is-the-rest-") }
      #expect(worst || isWhole || count < 9, "\(last)")
    }
  }

  @Test func `a single failure is printed only once`() {
    #expect(!last(1, kinds: 1, isWhole: false).contains { $0.contains("failed") })
  }

  @Test func `a zero is printed as an empty cell, and a column of zeros is left out`() {
    var report = RunReport(head, PlotLook(width: 100), order: .plan, isVerbose: true)
    for number in 0..<2 {
      var row = JudgedRecording("\(number).xml", on: "ios")
      row.invariants = [
        JudgedInvariant("rest-in-bounds", number == 0 ? .broken : .held),
        JudgedInvariant("finite-state", .held),
      ]
      _ = report.add(row)
    }
    let table = report.lines(nil).drop { !$0.contains("tested") }.prefix(3)
    #expect(
      Array(table) == [
        "  invariant       tested  broken  worst margin",
        "  rest-in-bounds       2       1         exact",
        "  finite-state         2                 exact",
      ])
  }
}
