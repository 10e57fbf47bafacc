internal import Gesture

/// The finger's velocity as iOS seems to see it: a mean of the last three steps that trusts the
/// oldest of them most.
///
/// `v = 0.60·u(−2) + 0.35·u(−1) + 0.05·u(0)` with u(0) the newest step and missing steps zero
/// (measured by Flutter; UIScrollView's own estimator is not published). A step that ended 100 ms
/// before the finger lifted counts nothing: a held finger throws nothing (ScrollMechanics), and a
/// slow move after a pause is not thrown the way of a fast one before it.
struct WeightedPairsVelocity {
  /// The most it reports along an axis, in points per second, either way.
  var limit: Double
  /// For how long a finger may stand still before it lifts and still throw.
  var patience: TimeSpan = .milliseconds(100)

  private var trail = Trail<4>()

  init(limit: Double = .infinity) {
    self.limit = limit
  }
}

extension WeightedPairsVelocity {
  mutating func add(x: Double, y: Double, at time: Instant) {
    trail.add(.init(time: time, x: x, y: y))
  }

  mutating func clear() {
    trail.clear()
  }

  /// The velocity along an axis of a finger that lifts now, in points per second.
  func velocity(along axis: Axis, at lift: Instant) -> Double {
    func step(_ age: Int) -> Double {
      guard age + 1 < trail.count, lift - trail[age].time < patience else { return 0 }
      let (before, after) = (trail[age + 1], trail[age])
      return (after.place(along: axis) - before.place(along: axis))
        / after.time.seconds(since: before.time)
    }
    // In twentieths the weights are whole, so a steady finger gives exactly its speed.
    let mean = (12 * step(2) + 7 * step(1) + step(0)) / 20
    return max(-limit, min(mean, limit))
  }
}
