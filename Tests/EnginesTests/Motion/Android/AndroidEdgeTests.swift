import Testing

@testable import Engines

struct AndroidEdgeTests {
  /// The expected values are derived from Android's OverScroller.
  @Test func `a return to an edge lasts as long as Android's, in whole milliseconds`() {
    let short = EdgeReturn(from: 50, to: 0, scale: 1)
    #expect(short.restTime >= 0.223 && short.restTime < 0.224)
    let long = EdgeReturn(from: 100, to: 0, scale: 2)
    #expect(long.restTime >= 0.447 && long.restTime < 0.448)
    #expect(abs(long.value(at: long.restTime / 2) - 50) < 1e-9)
  }

  @Test(arguments: [(400.0, 1000.0), (400, 10), (-2000, 60), (700, 0)])
  func `a ballistic flight stops at its farthest point`(
    velocity: Double, farthest: Double
  ) {
    let flight = Ballistic(from: 100, velocity: velocity, farthest: farthest)
    let distance = min(velocity * velocity / 4000, farthest)
    #expect(abs(flight.destination - (100 + (velocity < 0 ? -distance : distance))) < 1e-9)
  }

  @Test func `a free flight decelerates by 2000 pixels per second squared`() {
    let flight = Ballistic(from: 0, velocity: 400, farthest: 1000)
    #expect(abs(flight.restTime - 0.2) < 1e-12)
    #expect(abs(flight.velocity(at: 0.1) - 200) < 1e-9)
  }
}
