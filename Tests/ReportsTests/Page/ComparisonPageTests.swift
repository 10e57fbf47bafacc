import Foundation
import Invariants
import Model
import Reports
import Results
import SampleResults
import TestSupport
import Testing
import Text

/// Tests the page of a comparison of two engines.
struct ComparisonPageTests {
  @Test func `the page draws both engines, their difference and the allowed difference`() throws {
    let page = try Self.page(try Self.row(seed: 7))
    #expect(page.contains("class=\"ghost\"") && page.contains("class=\"curve b\""))
    let lane = try #require(
      page.components(separatedBy: "<g class=\"lane\"").first {
        $0.contains("data-channel=\"difference\"")
      })
    #expect(lane.contains("class=\"curve d\"") && lane.contains("data-curve=\"band\""))
    #expect(lane.contains("data-still=\"8\" data-lapse=\"8\""))
    #expect(page.contains("<th scope=\"row\">× offset<td>12.5 pt<td>8 pt"))
    // A metric without a difference has no separate row.
    #expect(page.contains("<p class=\"rest\">no difference: rest</p>"))
    #expect(!page.contains("<th scope=\"row\">rest<td>"))
    #expect(page.contains("<h1><span class=\"word differs\">"))
  }

  @Test func `the allowed difference grows with the speed from its value at rest`() throws {
    let page = try Self.page(try Self.row(seed: 7))
    let band = try #require(page.components(separatedBy: "data-curve=\"band\"").last)
    let path = try #require(band.components(separatedBy: " d=\"M").dropFirst().first)
      .prefix { $0 != "L" }
    let heights = path.split(separator: " ").enumerated().compactMap {
      $0.offset.isMultiple(of: 2) ? nil : Double($0.element)
    }
    let (minimum, maximum) = (try #require(heights.max()), try #require(heights.min()))
    #expect(heights.count > 3 && maximum < minimum, "\(heights)")
  }

  /// The replay that ends first keeps its last frame until the other replay ends, so that both
  /// replays have the same frames.
  @Test func `a shorter replay is extended to the end of the longer replay`() throws {
    var row = try Self.row(seed: 7)
    let count = try #require(row.trace).frames.count
    row.compare?.trace = try Self.row(seed: 9).trace
    let other = try #require(row.compare?.trace).frames.count
    #expect(count != other)
    let page = try Self.page(row)
    let film = try #require(page.components(separatedBy: "-film\">").dropFirst().first)
      .prefix { $0 != "<" }
    let json = try JSONSerialization.jsonObject(with: Data(film.utf8)) as? [String: Any]
    let traces = ["trace", "otherTrace"].compactMap { json?[$0] as? [String: Any] }
    let last = try traces.map { trace in
      let frames = try #require(trace["k"] as? String).split(separator: " ")
      return frames.reduce(0) { sum, word in
        let parts = word.split(separator: "*").compactMap { Int($0) }
        return sum + parts[0] * (parts.count > 1 ? parts[1] : 1)
      }
    }
    #expect(last.count == 2 && last[0] == last[1])
  }

  private static func page(_ row: JudgedRecording) throws -> String {
    var head = ReportPages.head(["ios(rate=0.9975)"])
    head.against = .init("ios", version: "1.0")
    var report = ReportPages.report(head, [row])
    return report.text(RunEnd(recordings: 1, broken: 1, exit: 1))
  }

  static func row(seed: UInt64) throws -> JudgedRecording {
    var row = try JudgedRecording.drawn(seed)
    row.engine = "ios(rate=0.9975)"
    var compare = ComparedEngines(against: "ios", as: "contract")
    var offset = ComparedEngines.Measure("offset")
    (offset.value, offset.unit, offset.allowed, offset.time) = (12.5, "pt", 8, .milliseconds(200))
    (offset.still, offset.lapse) = (8, 8)
    var rest = ComparedEngines.Measure("rest")
    (rest.value, rest.unit, rest.allowed) = (0, "pt", 0.5)
    compare.measures = [rest, offset]
    compare.trace = try JudgedRecording.drawn(seed + 1).trace
    row.compare = compare
    var invariant = JudgedInvariant("same-offset", .broken)
    (invariant.margin, invariant.unit, invariant.times) = (-4.5, "pt", 1)
    invariant.first = Violation(
      step: 12, time: .milliseconds(200), expected: "at most 8 pt", actual: "12.5 pt",
      location: FileLocation(line: 12, column: 5))
    row.invariants = [JudgedInvariant("same-rest", .held), invariant]
    return row
  }
}
