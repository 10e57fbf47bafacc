import Comparing
import Invariants
import Model
import Reports
import Results
import Testing
import Text

/// The terminal output for many recordings that fail for few reasons.
struct CauseReportTests {
  private func violation(
    _ name: String, _ time: Instant, _ excess: Double, _ circumstance: String, found: String
  ) -> JudgedInvariant {
    var invariant = JudgedInvariant(name, .broken)
    invariant.times = 1
    (invariant.margin, invariant.unit) = (-excess, "pt")
    invariant.first = Violation(
      step: 1, time: time, expected: "offset.y to move by 4", actual: found, location: .nowhere)
    invariant.first?.circumstance = circumstance
    return invariant
  }

  @Test func `the summary of 100 broken recordings fits on a screen, the worst first`() {
    let head = RunHead(
      tool: "1", plan: "", planned: 100, rate: "60", phase: "0",
      engines: [.init("ios", version: "1")])
    var report = RunReport(head, PlotLook(width: 80), order: .worst)
    for number in 0..<100 {
      var row = JudgedRecording("\(number).xml", on: "ios")
      row.number = number
      row.steps = 100 - number
      row.invariants = [
        violation(
          "drag-\(number % 30)", .milliseconds(10), 300, "while a finger drags", found: "2")
      ]
      if number == 77 {
        row.invariants.append(
          violation(
            "rest-in-bounds", .milliseconds(5000), 43, "at rest after a touch", found: "1003"))
      }
      #expect(report.add(row) == [])
    }
    let lines = report.lines(nil)
    // Two more lines report the result of the run.
    #expect(lines.count <= 40)
    #expect(lines.first == "ios: 100 of 100 recordings judged, 100 broken")
    #expect(lines.contains { $0.hasPrefix("2. At rest after a touch: expected") })
    #expect(
      lines.contains { $0.hasPrefix("and ") && $0.hasSuffix(" more causes: --all shows them") })
    #expect(lines.contains { $0.hasSuffix(" more causes: --all shows every failure") })
  }
}
