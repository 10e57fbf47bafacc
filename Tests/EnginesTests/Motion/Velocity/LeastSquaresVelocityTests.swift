internal import Model
import Testing

@testable import Engines

struct LeastSquaresVelocityTests {
  /// From Flutter's `velocity_tracker_test.dart`: the first gesture.
  @Test func `the velocity of a recorded finger equals the velocity that Android computes`() {
    var tracker = LeastSquaresVelocity()
    for sample in RealFinger.samples { tracker.add(x: sample.x, y: sample.y, at: sample.time) }
    #expect(abs(tracker.velocity(along: .x, at: RealFinger.lift) - 219.59280) < 1e-4)
    #expect(abs(tracker.velocity(along: .y, at: RealFinger.lift) - 1304.70168) < 1e-4)
  }

  /// From Chromium's `velocity_tracker_unittest.cc`.
  @Test func `a finger at constant speed has that velocity`() {
    var tracker = LeastSquaresVelocity()
    for i in 0...60 {
      tracker.add(x: 0, y: 500 * Double(i) / 60, at: .milliseconds(Double(i) * 1000 / 60))
    }
    #expect(abs(tracker.velocity(along: .y, at: .milliseconds(1000)) - 500) < 1e-3)
    #expect(tracker.velocity(along: .x, at: .milliseconds(1000)) == 0)
  }

  /// From Chromium's `velocity_tracker_unittest.cc`: a finger that lifts late.
  @Test func `a finger held still for more than 40 milliseconds has no velocity`() {
    var tracker = LeastSquaresVelocity()
    for i in 0...5 { tracker.add(x: 0, y: Double(i) * 8, at: .milliseconds(Double(i) * 16)) }
    #expect(tracker.velocity(along: .y, at: .milliseconds(80 + 40)) > 0)
    #expect(tracker.velocity(along: .y, at: .milliseconds(80 + 41)) == 0)
    #expect(tracker.velocity(along: .y, at: .milliseconds(80 + 100)) == 0)
  }

  @Test func `samples before a gap are ignored`() {
    var tracker = LeastSquaresVelocity()
    for i in 0...5 { tracker.add(x: 0, y: Double(i) * 8, at: .milliseconds(Double(i) * 16)) }
    tracker.add(x: 0, y: 900, at: .milliseconds(121))
    #expect(tracker.velocity(along: .y, at: .milliseconds(121)) == 0)
    tracker.add(x: 0, y: 910, at: .milliseconds(131))
    #expect(abs(tracker.velocity(along: .y, at: .milliseconds(131)) - 1000) < 1e-9)
  }

  @Test(arguments: [3, 5, 12])
  func `the velocity of a finger on a parabola is the slope at its end`(count: Int) {
    var tracker = LeastSquaresVelocity()
    for i in 0..<count {
      let t = Double(i) * 0.008
      tracker.add(x: 30 * t + 4000 * t * t, y: 0, at: .milliseconds(Double(i) * 8))
    }
    let end = Double(count - 1) * 0.008
    let velocity = tracker.velocity(along: .x, at: .milliseconds(end * 1000))
    #expect(abs(velocity - (30 + 8000 * end)) < 1e-6)
  }

  @Test func `only samples of the last tenth of a second count`() {
    var tracker = LeastSquaresVelocity()
    for i in 0...19 {
      let time = Double(i) * 10
      tracker.add(x: time <= 90 ? -5 * time : -450 + (time - 90), y: 0, at: .milliseconds(time))
    }
    #expect(abs(tracker.velocity(along: .x, at: .milliseconds(190)) - 1000) < 1e-6)
  }

  @Test func `two samples a nanosecond apart do not distort the velocity`() {
    var tracker = LeastSquaresVelocity()
    tracker.add(x: 0, y: 0, at: .zero)
    tracker.add(x: 8, y: 0, at: .milliseconds(8))
    tracker.add(x: 9, y: 0, at: .milliseconds(8) + TimeSpan(nanoseconds: 1))
    let velocity = tracker.velocity(along: .x, at: .milliseconds(9))
    #expect(velocity > 1000 && velocity < 1125)
  }
}
