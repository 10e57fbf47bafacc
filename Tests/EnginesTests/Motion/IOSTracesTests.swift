import TestSupport
import Testing

@testable import Engines

/// Compares motions, with the constants of the `ios` engine, with recorded values of the real
/// UIScrollView.
struct IOSTracesTests {
  /// The maximum difference between a trace and a motion, in points.
  private func residual(of trace: [IOSTraces.Sample], _ position: (_ x: Double) -> Double) -> Double
  {
    trace.reduce(0) { max($0, abs(position($1.at) - $1.shown)) }
  }

  @Test
  func `a fling at the normal rate is within half a point of the recorded fling, 16 ms later`() {
    let coast = Deceleration(
      from: 400, velocity: 480.8336647, friction: Deceleration.friction(rate: 0.998))
    let residual = residual(of: IOSTraces.fling) { coast.value(at: ($0 + 16) / 1000) }
    print("fling: \(residual) pt")
    #expect(residual < 0.5)
  }

  @Test func `the announced target of a fling is where the coast stops`() {
    let coast = Deceleration(
      from: 400, velocity: 480.8336647, friction: Deceleration.friction(rate: 0.998))
    print("announced target: \(coast.destination - 635.33333) pt")
    #expect(abs(coast.destination - 635.33333) < 0.2)
    #expect(abs(coast.limit - 635.33333) > 4)
  }

  @Test func `the rubber band differs from the recorded rubber band by at most a fifth of a point`()
  {
    let band = RubberBand(dimension: 681.6666667)
    let residual = residual(of: IOSTraces.rubberBand) { band.shown(ofPull: $0) }
    print("rubber band: \(residual) pt")
    #expect(residual < 0.2)
  }

  @Test func `the bounce back differs from the recorded bounce by at most half a point`() {
    let spring = BounceBack.spring(from: -177, to: 0, velocity: 0)
    let residual = residual(of: IOSTraces.bounceBack) { spring.value(at: $0 / 1000) }
    print("bounce back: \(residual) pt, rest after \(spring.restTime) s")
    #expect(residual < 0.5)
    #expect(abs(spring.velocity(at: 0) - 1264) < 1)
  }

  @Test(arguments: [8.0, 10, 11.16, 14, 18.8, 25])
  func `every plain spring from rest differs from the recorded bounce back by more than 15 points`(
    decay: Double
  ) {
    let spring = BounceBack.spring(from: -177, to: 0, velocity: 0, decay: decay, headStart: 0)
    let residual = residual(of: IOSTraces.bounceBack) { spring.value(at: $0 / 1000) }
    #expect(residual > 15)
  }

  @Test(arguments: [-177.0, 30, 0.4])
  func `a bounce back from rest neither reverses nor crosses the edge`(start: Double) {
    let spring = BounceBack.spring(from: start, to: 0, velocity: 0)
    #expect(spring.crossing == nil)
    #expect(spring.turning == nil)
  }
}
