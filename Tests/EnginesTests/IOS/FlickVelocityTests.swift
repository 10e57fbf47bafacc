import Gesture
import Testing

@testable import Engines

struct FlickVelocityTests {
  /// What a finger throws that goes a way of two straight parts, reported so often.
  private func thrown(every microseconds: Int) -> Double {
    var flick = FlickVelocity()
    for time in stride(from: 0, through: 60_000, by: microseconds) {
      let ms = Double(time) / 1000
      let y = ms < 40 ? ms : 40 + (ms - 40) * 3
      flick.add(Point(x: 0, y: y), at: Instant(nanoseconds: Int64(time) * 1000))
    }
    return flick.velocity(along: .y, at: .milliseconds(60), step: 1.0 / 60, patience: 0.1)
  }

  @Test(arguments: [5000, 1000, 250, 100, 10])
  func `however often a finger is reported it throws the same`(every microseconds: Int) {
    // 0.05 and 0.35 of a step and what two steps back is of the fast part, the rest of the slow one.
    let steps = (3000.0, 3000 * 0.2 + 1000 * 0.8, 1000.0)
    let expected = 0.05 * steps.0 + 0.35 * steps.1 + 0.6 * steps.2
    #expect(abs(thrown(every: microseconds) - expected) < 1e-6)
  }

  @Test func `a finger that stands says nothing of when it began to`() {
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
