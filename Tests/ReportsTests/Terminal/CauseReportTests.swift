import Comparing
import Invariants
import Model
import Reports
import Results
import Testing
import Text

/// Tests the terminal output for many recordings that fail for a few reasons.
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

  private let head = RunHead(
    tool: "1", plan: "", planned: 100, rate: "60", phase: "0",
    engines: [.init("ios", version: "1")])

  /// A report of 100 recordings that break 30 invariants while a finger drags. One of them also
  /// rests outside.
  private func report(_ detail: RunReport.Detail) -> RunReport {
    var report = RunReport(head, PlotLook(width: 80), order: .worst, detail: detail)
    for number in 0..<100 {
      var row = JudgedRecording("folder/\(number).xml", on: "ios")
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
    return report
  }

  @Test
  func `the first screen has a line for each of 31 causes and prints the worst cause completely`() {
    let lines = report(.firstScreen).lines(nil)
    #expect(lines.first == "ios: 100 of 100 recordings judged, 100 broken")
    #expect(lines.contains { $0.hasPrefix("31 causes, worst first") })
    let listed = lines.filter { $0.hasSuffix(".xml") && $0.contains("  Offset.y moved ") }
    #expect(listed.count == 31)
    let worst = "    1  Offset.y moved 1003, expected 4"
    #expect(listed.first?.hasPrefix(worst) == true && listed.first?.hasSuffix("  77.xml") == true)
    #expect(listed.allSatisfy { $0.count <= 80 })
    let full = lines.filter { $0.contains("breaks in") }
    #expect(full == ["   rest-in-bounds breaks in 1 recording, 43 pt too much"])
    #expect(lines.contains { $0.hasPrefix("  again  flickbook check folder/77.xml") })
  }

  @Test func `--all prints every cause completely, and --failures every failure`() {
    let causes = report(.causes).lines(nil)
    #expect(causes.count { $0.contains(" breaks in ") } == 31)
    #expect(!causes.contains { $0.hasPrefix("FAIL ") })
    let failures = report(.failures).lines(nil)
    #expect(failures.count { $0.hasPrefix("FAIL ") } == 100)
    #expect(failures.contains { $0.hasPrefix("31 causes, worst first") })
  }

  @Test func `recordings with the same name are listed with their folders`() {
    var report = RunReport(head, PlotLook(width: 80), order: .worst)
    for (number, folder) in ["one", "two"].enumerated() {
      var row = JudgedRecording("\(folder)/a.xml", on: "ios")
      row.number = number
      row.invariants = [
        violation(folder, .milliseconds(10), 1, "while a finger drags", found: "2")
      ]
      _ = report.add(row)
    }
    let lines = report.lines(nil)
    #expect(lines.contains { $0.hasSuffix("  one/a.xml") })
    #expect(lines.contains { $0.hasSuffix("  two/a.xml") })
  }
}
