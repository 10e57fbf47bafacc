import Foundation
import Reports
import Results
import SampleResults
import Testing

/// Reads the charts back from the page.
struct ChartTests {
  @Test(arguments: 0..<10 as Range<UInt64>)
  func `a curve is within half a column of the shown values`(seed: UInt64) throws {
    var row = try JudgedRecording.drawn(seed)
    row.invariants = try ReportPages.broken().invariants
    let trace = try #require(row.trace)
    var report = ReportPages.report(ReportPages.head(["ios"]), [row])
    let page = report.text(nil)
    // The lane of the violation has a different class.
    let lanes = page.components(separatedBy: "<g class=\"lane").dropFirst()
    guard let lane = lanes.first(where: { $0.prefix(40).contains(" data-channel=") }) else {
      // Without a lane, nothing may have moved.
      let ys = trace.frames.indices.map { trace.value(.y, ofView: 0, row: $0) }
      #expect(Set(ys).count == 1)
      return
    }
    let (top, height) = (try lane.number("data-top"), try lane.number("data-height"))
    let (low, high) = (try lane.number("data-low"), try lane.number("data-high"))
    let chart = try #require(page.components(separatedBy: "<svg class=\"chart\"").last)
    let (start, end) = (try chart.number("data-start"), try chart.number("data-end"))
    let name = try #require(lane.attribute("data-channel"))
    let view = Int(try lane.number("data-view"))
    let channel = try #require(DrawnTrace.Channel(rawValue: name))
    let curve = try #require(lane.components(separatedBy: "class=\"curve a\"").last)
    let path = try #require(curve.attribute("d")).dropFirst(1)
    let values = path.split(separator: " ").compactMap { Double($0) }
    let points = stride(from: 0, to: values.count - 1, by: 2).map { (values[$0], values[$0 + 1]) }

    var drawn = 0
    for tenth in 0..<10 {
      let index = tenth * (trace.frames.count - 1) / 9
      guard let value = trace.value(channel, ofView: view, row: index) else { continue }
      let x = 112 + 592 * (trace.time(ofRow: index) - start) / (end - start)
      let y = top + height * (high - value) / (high - low)
      // The distance of two columns is 592 / 300.
      let distance = points.distance(to: (x, y))
      #expect(distance <= 592 / 300 / 2.0, "\(distance) off at row \(index)")
      drawn += 1
    }
    #expect(drawn > 5)
  }
}

extension String {
  fileprivate func number(_ name: String) throws -> Double {
    let text = try #require(attribute(name))
    return try #require(Double(text))
  }

  fileprivate func attribute(_ name: String) -> String? {
    guard let start = range(of: " \(name)=\"") else { return nil }
    return String(self[start.upperBound...].prefix { $0 != "\"" })
  }
}

extension [(Double, Double)] {
  /// The distance from a point to the polyline through these points.
  fileprivate func distance(to point: (Double, Double)) -> Double {
    zip(self, dropFirst()).map { one, other in
      let distances = (other.0 - one.0, other.1 - one.1)
      let square = distances.0 * distances.0 + distances.1 * distances.1
      let along = (point.0 - one.0) * distances.0 + (point.1 - one.1) * distances.1
      let share = square > 0 ? Swift.min(1, Swift.max(0, along / square)) : 0
      let (dx, dy) = (one.0 + share * distances.0 - point.0, one.1 + share * distances.1 - point.1)
      return (dx * dx + dy * dy).squareRoot()
    }.min() ?? .infinity
  }
}
