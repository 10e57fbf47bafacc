import Testing

@testable import Engines

struct AndroidEdgeTests {
  /// Derived from Android's OverScroller.
  @Test func `a springback takes as long as Android's`() {
    #expect(CubicSpringback(from: 50, to: 0).restTime == 0.223)
    let long = CubicSpringback(from: 200, to: 0)
    #expect(long.restTime == 0.447)
    #expect(long.value(at: 0.447 / 2) == 100)
  }

  @Test(arguments: [(400.0, 1000.0), (400, 10), (-2000, 60), (700, 0)])
  func `a ballistic flight stops at its farthest point and no further`(
    velocity: Double, farthest: Double
  ) {
    let flight = Ballistic(
      from: 100, velocity: velocity, farthest: farthest, resolution: .exact)
    let way = min(velocity * velocity / 4000, farthest)
    #expect(abs(flight.destination - (100 + (velocity < 0 ? -way : way))) < 1e-9)
  }

  @Test func `a free flight loses two thousand pixels per second each second`() {
    let flight = Ballistic(from: 0, velocity: 400, farthest: 1000)
    #expect(abs(flight.restTime - 0.2) < 1e-12)
    #expect(abs(flight.velocity(at: 0.1) - 200) < 1e-9)
  }
}
