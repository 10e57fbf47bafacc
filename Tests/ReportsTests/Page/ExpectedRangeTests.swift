import Model
import Testing
@testable import Reports
@testable import Results

struct ExpectedRangeTests {
  @Test(arguments: [
    ("offset.y from 0 to 441", "444", Point(x: 0, y: 3)),
    ("offset.y from 0 to 441", "-2.75", Point(x: 0, y: -2.75)),
    ("offset.x 960", "640.5", Point(x: -319.5, y: 0)),
    ("offset.y 0, the target announced at the lift", "3", Point(x: 0, y: 3)),
    ("offset.x 2880: item 10 of 10", "2560", Point(x: -320, y: 0)),
    ("offset.x to move by 4", "-0.57", Point(x: -4.57, y: 0)),
    ("offset.x to move by 4 to 6 with the fingers", "7", Point(x: 1, y: 0)),
    (
      "offset.x to move by 12.5 with the finger, which also moved 18 up", "17.5",
      Point(x: 5, y: 0)
    ),
    ("offset.x to move by 16 at most", "-20", Point(x: -4, y: 0)),
    ("offset.y to move less than the finger's 15", "16.5", Point(x: 0, y: 1.5)),
    ("offset.x back to the edge at 580", "583", Point(x: 3, y: 0)),
    ("offset.x on a page, the nearest at 320", "310", Point(x: -10, y: 0)),
    ("offset.x still 12.5", "14", Point(x: 1.5, y: 0)),
    ("offset 886.5 10, where it was released", "880 12", Point(x: -6.5, y: 2)),
  ])
  func `the distance from the expected range is parsed from a violation's texts`(
    expected: String, found: String, displacement: Point
  ) throws {
    let range = try #require(ExpectedRange(expected: expected, found: found))
    let off = try #require(range.displacement(excess: nil))
    #expect(abs(off.x - displacement.x) < 1e-9 && abs(off.y - displacement.y) < 1e-9)
  }

  @Test(arguments: [
    ("offset.y from 0 to 441", "rest"), ("offset.x", "3"),
    ("offset.x 3", "3"), ("offset.y from 0 to 441", "12"), ("offset.x 3", "nan"), ("", ""),
    ("offset 3", "4 5"), ("offset.x at 500 pt/s at most, its speed at the edge", "600 pt/s"),
  ])
  func `no distance is computed from texts without a known range`(expected: String, found: String) {
    #expect(ExpectedRange(expected: expected, found: found) == nil)
  }

  @Test func `an expected zoom has limits but no distance in points`() throws {
    let range = try #require(ExpectedRange(expected: "zoom from 1 to 4", found: "4.5"))
    #expect(range.displacement(excess: 0.25) == nil)
    #expect(range.low == [1] && range.high == [4] && range.off == [0.5])
  }

  @Test(arguments: [("16.5", 2.98, 2.98), ("-16.5", 2.98, -2.98), ("16.5", 1.25, 1.5)])
  func `a displacement is the excess if the text names a number outside the limit`(
    found: String, excess: Double, displacement: Double
  ) throws {
    let expected = "offset.y to move less than the finger's 15"
    let range = try #require(ExpectedRange(expected: expected, found: found))
    #expect(range.displacement(excess: excess)?.y == displacement)
  }

  @Test func `the tolerance is the distance minus the excess`() throws {
    let range = try #require(ExpectedRange(expected: "offset.y from 0 to 441", found: "444"))
    #expect(range.tolerance(excess: 2.5) == 0.5)
    #expect(range.tolerance(excess: nil) == 0)
  }

  @Test(arguments: [
    ("page 3 at offset 640 0, zoom 1", "page 2", [DrawnTrace.Channel.page]),
    ("reset button disabled: nothing was zoomed yet", "enabled", [.reset]),
    ("a page from 1 to 5", "page 0", [.page]),
    ("a valid row", "row 3", [.selection]),
    ("refreshing true", "false", [.refreshing]),
    ("offset.x 960, the edge of page 3", "958", [.x]),
  ])
  func `the texts of a violation determine which lanes are drawn`(
    expected: String, found: String, lanes: [DrawnTrace.Channel]
  ) {
    #expect(SpokenLanes(expected: expected, found: found).channels == Set(lanes))
  }

  @Test func `the texts of a violation reveal whether it is about callbacks`() {
    #expect(
      SpokenLanes(expected: "a didScroll for a changed offset", found: "none").speaksOfCallbacks)
    #expect(!SpokenLanes(expected: "a didactic word", found: "will").speaksOfCallbacks)
  }
}
