import Platform
import Testing

@testable import Engines

struct CircleTests {
  @Test(arguments: [0.8, 10, 1000, 1_000_000])
  func `cosine and sine are within one unit in the last place of the C library's`(range: Double) {
    var worst: UInt64 = 0
    for i in -60_000...60_000 {
      let angle = range * Double(i) / 59_999
      let (cosine, sine) = circle(angle)
      worst = max(worst, unitsApart(cosine, cos(angle)), unitsApart(sine, sin(angle)))
    }
    #expect(worst <= 1)
  }

  @Test func `remainders next to whole quarter turns keep their precision`() {
    for quarters in 1...1000 {
      let angle = Double(quarters) * .pi / 2
      let (cosine, sine) = circle(angle)
      #expect(unitsApart(cosine, cos(angle)) <= 1)
      #expect(unitsApart(sine, sin(angle)) <= 1)
    }
  }

  @Test func `the ends of the range give finite results, and only NaN gives NaN`() {
    #expect(circle(0) == (1, 0))
    #expect(circle(1e-300) == (1, 1e-300))
    #expect(circle(1e300) == (1, 0))
    #expect(circle(.infinity) == (1, 0))
    #expect(circle(.nan).sine.isNaN)
  }

  @Test func `a mirrored angle has the same cosine and the opposite sine, bit for bit`() {
    for i in 0..<1000 {
      let (one, other) = (circle(Double(i) * 0.37), circle(Double(i) * -0.37))
      #expect(one.cosine == other.cosine && one.sine == -other.sine)
    }
  }
}
