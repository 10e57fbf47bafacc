import Foundation
import Invariants
import Model
import Replay
import Reports
@testable import Results
import SampleResults
import Testing

/// Tests the drawing of app signals beside the standard lanes.
struct SignalLaneTests {
  /// A drag during which a header folds and a title changes.
  private static func row(header: Double) throws -> JudgedRecording {
    var row = try JudgedRecording.drawn(7)
    let (scene, steps) = try randomReplay(7)
    var pen = TraceSampler(of: scene, at: FrameClock())
    for (index, step) in steps.enumerated() {
      var step = step
      if index > 3 {
        step.frame.signals["header"] = .number(max(0, header - Double(index)))
        step.frame.signals["title"] = .text(index < 9 ? "Inbox" : "It's 'folded' <b>")
      }
      pen.add(step)
    }
    row.trace = pen.finish()
    return row
  }

  private static func broken(_ expected: String) throws -> JudgedRecording {
    var row = try row(header: 64)
    row.invariants = try ReportPages.broken().invariants
    row.invariants[0].first?.expected = expected
    return row
  }

  @Test func `a numeric signal is drawn as a curve, a text signal as intervals`() throws {
    var report = ReportPages.report(ReportPages.head(["ios"]), [try Self.broken("rest")])
    let page = report.text(nil)
    #expect(page.contains("data-channel=\"probe.header\""))
    #expect(page.contains(">title</text>"))
    #expect(page.contains("data-say=\"It&#39;s &#39;folded&#39; &lt;b&gt;\""))
  }

  @Test func `the violation of a formula about a signal is marked in the lane of the signal`()
    throws
  {
    let row = try Self.broken("abs(probe.header) <= 3 tol 0.5")
    var report = ReportPages.report(ReportPages.head(["ios"]), [row])
    #expect(report.text(nil).contains("class=\"lane spoken\" data-channel=\"probe.header\""))
  }

  @Test func `the lane of a signal has the curves of both engines`() throws {
    var row = try Self.broken("rest")
    row.compare = ComparedEngines(against: "android", as: "contract")
    row.compare?.trace = try Self.row(header: 90).trace
    var report = ReportPages.report(ReportPages.head(["ios"]), [row])
    let page = report.text(nil)
    let lane = try #require(page.components(separatedBy: "data-channel=\"probe.header\"").last)
    let curves = lane.components(separatedBy: "</g>")[0]
    #expect(curves.contains("data-curve=\"a\"") && curves.contains("data-curve=\"b\""))
  }

  @Test func `results contain app signals`() throws {
    let row = try Self.row(header: 64)
    #expect(row.trace?.signals.map(\.name) == ["header", "title"])
    #expect(row.trace?.signals.map(\.texts.count) == [0, 2])
    #expect(try ResultsLine(ResultsText.line(row).utf8) == .row(row))
  }
}
