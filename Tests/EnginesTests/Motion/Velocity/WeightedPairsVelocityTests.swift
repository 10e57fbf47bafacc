internal import Gesture
import Testing

@testable import Engines

struct WeightedPairsVelocityTests {
  /// Flutter's `velocity_tracker_test.dart`, a point per second.
  @Test func `a steady finger has exactly its velocity after four places`() {
    var tracker = WeightedPairsVelocity()
    tracker.patience = .seconds(10)
    for i in 0..<6 {
      let time = Instant.milliseconds(Double(i) * 1000)
      tracker.add(x: Double(i), y: Double(-i), at: time)
      let expected = [0, 0.05, 0.4, 1, 1, 1][i]
      #expect(tracker.velocity(along: .x, at: time) == expected)
      #expect(tracker.velocity(along: .y, at: time) == -expected)
    }
  }

  /// The numbers Flutter's weights give on Flutter's first gesture.
  @Test func `a real finger has the velocity Flutter sees`() {
    var tracker = WeightedPairsVelocity()
    for sample in RealFinger.samples { tracker.add(x: sample.x, y: sample.y, at: sample.time) }
    let lift = RealFinger.lift
    #expect(abs(tracker.velocity(along: .x, at: lift) - 177.80) < 0.01)
    #expect(abs(tracker.velocity(along: .y, at: lift) - 1181.89) < 0.01)
  }

  /// Chromium's `velocity_tracker_unittest.cc`, a delayed lift.
  @Test func `a finger held for a tenth of a second throws nothing`() {
    var tracker = WeightedPairsVelocity()
    for i in 0...5 { tracker.add(x: 0, y: Double(i) * 8, at: .milliseconds(Double(i) * 16)) }
    #expect(tracker.velocity(along: .y, at: .milliseconds(80 + 99)) > 0)
    #expect(tracker.velocity(along: .y, at: .milliseconds(80 + 100)) == 0)

    // Reports of the same place are no motion.
    for i in 6...20 { tracker.add(x: 0, y: 40, at: .milliseconds(Double(i) * 16)) }
    #expect(tracker.velocity(along: .y, at: .milliseconds(320)) == 0)
  }

  @Test func `a slow move after a pause is not thrown the way of a fast one before it`() {
    var tracker = WeightedPairsVelocity()
    for i in 0...5 { tracker.add(x: 0, y: Double(i) * 20, at: .milliseconds(Double(i) * 16)) }
    tracker.add(x: 0, y: 98, at: .milliseconds(380))
    #expect(tracker.velocity(along: .y, at: .milliseconds(380)) < 0)
    tracker.add(x: 0, y: 97, at: .milliseconds(396))
    #expect(tracker.velocity(along: .y, at: .milliseconds(396)) < 0)
  }
}
