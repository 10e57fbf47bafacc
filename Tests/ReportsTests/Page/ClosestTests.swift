import Foundation
import Model
import Reports
import Results
import SampleResults
import Testing
import Text

/// Tests the list of recordings that came closest to a failure, in a report without failures.
struct ClosestTests {
  /// A margin of 9 pt may be a smaller share of its tolerance than a margin of 0.01 pt.
  @Test func `the list of closest recordings compares shares of tolerances and not margins`() throws
  {
    let cases: [(String, Double, Double?)] = [
      ("far.xml", 0.01, 0.5), ("near.xml", 9, 0.04), ("exact.xml", 0.001, nil),
    ]
    let rows = try cases.map { try Self.row($0.0, margin: $0.1, share: $0.2) }
    var report = ReportPages.report(ReportPages.head(["ios"]), rows)
    let page = report.text(RunEnd(recordings: 3, broken: 0, exit: 0))
    let closest = try #require(page.components(separatedBy: "id=\"closest\"").last)
    let near = try #require(closest.range(of: "near.xml"))
    let far = try #require(closest.range(of: "far.xml"))
    #expect(near.lowerBound < far.lowerBound)
    #expect(page.contains("holds with 4 % of its tolerance left"))
    #expect(page.contains("The 2 recordings closest to a tolerance"))
  }

  private static func row(
    _ recording: String, margin: Double, share: Double?
  ) throws -> JudgedRecording {
    var row = try JudgedRecording.drawn(7)
    row.recording = recording
    var invariant = JudgedInvariant("rest-in-bounds", .held)
    (invariant.checks, invariant.margin, invariant.unit) = (1, margin, "pt")
    invariant.shareLeft = share
    row.invariants = [invariant]
    return row
  }
}
