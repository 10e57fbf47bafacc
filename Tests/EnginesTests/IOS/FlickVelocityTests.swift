import Model
import Testing

@testable import Engines

struct FlickVelocityTests {
  /// The fling velocity of a finger that moves at one constant speed and then at another, with a
  /// sample in each interval.
  private func flingSpeed(every microseconds: Int) -> Double {
    var flick = FlickVelocity()
    for time in stride(from: 0, through: 60_000, by: microseconds) {
      let ms = Double(time) / 1000
      let y = ms < 40 ? ms : 40 + (ms - 40) * 3
      flick.add(Point(x: 0, y: y), at: Instant(nanoseconds: Int64(time) * 1000))
    }
    return flick.velocity(along: .y, at: .milliseconds(60), step: 1.0 / 60, patience: 0.1)
  }

  @Test(arguments: [5000, 1000, 250, 100, 10])
  func `fling velocity does not depend on the sampling rate`(every microseconds: Int) {
    // The velocity weights the last two steps with 0.05 and 0.35, and the step before them with
    // 0.6. The second step is a mix of both speeds; the third has only the slow speed.
    let steps = (3000.0, 3000 * 0.2 + 1000 * 0.8, 1000.0)
    let expected = 0.05 * steps.0 + 0.35 * steps.1 + 0.6 * steps.2
    #expect(abs(flingSpeed(every: microseconds) - expected) < 1e-6)
  }

  @Test func `a finger that is held still for longer than the limit has no velocity`() {
    var flick = FlickVelocity()
    for ms in 0...10 { flick.add(Point(x: Double(ms), y: 0), at: .milliseconds(Double(ms))) }
    for ms in 11...90 { flick.add(Point(x: 10, y: 0), at: .milliseconds(Double(ms))) }
    func velocity(at ms: Double) -> Double {
      flick.velocity(along: .x, at: .milliseconds(ms), step: 1.0 / 60, patience: 0.1)
    }
    #expect(velocity(at: 90) > 0)
    #expect(velocity(at: 111) == 0)
  }
}
