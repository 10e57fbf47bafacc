import Gesture
import Testing

@testable import Reporting

struct DisplacementTests {
  @Test(arguments: [
    ("offset.y from 0 to 441", "444", Point(x: 0, y: 3)),
    ("offset.y from 0 to 441", "-2.75", Point(x: 0, y: -2.75)),
    ("offset.x 960", "640.5", Point(x: -319.5, y: 0)),
    ("offset.y 0, as the lift announced", "3", Point(x: 0, y: 3)),
    ("offset.x moves by 4", "-0.57", Point(x: -4.57, y: 0)),
  ])
  func `the words of a break give how far the offset is off`(
    expected: String, found: String, way: Point
  ) throws {
    let off = try #require(Displacement(expected: expected, found: found)).way
    #expect(abs(off.x - way.x) < 1e-9 && abs(off.y - way.y) < 1e-9)
  }

  @Test(arguments: [
    ("zoom from 1 to 4", "5"), ("offset.y from 0 to 441", "rest"), ("offset.x", "3"),
    ("offset.x 3", "3"), ("offset.y from 0 to 441", "12"), ("offset.x 3", "nan"), ("", ""),
  ])
  func `of other words nothing is made`(expected: String, found: String) {
    #expect(Displacement(expected: expected, found: found) == nil)
  }
}
