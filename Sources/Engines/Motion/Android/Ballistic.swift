/// The part of an Android fling past an edge: it decelerates at a constant rate and stops at its
/// farthest point, where the return begins.
///
/// The deceleration is 2000 px/s²; if the fling would then move further than `farthest`, the
/// deceleration is increased so that it stops exactly there (Android OverScroller).
struct Ballistic {
  let start: Double
  let initialVelocity: Double
  let restTime: Double

  static let pull = 2000.0

  init(from start: Double, velocity: Double, farthest: Double) {
    self.start = start
    self.initialVelocity = velocity
    let free = velocity * velocity / (2 * Self.pull)
    restTime = velocity == 0 ? 0 : 2 * min(free, max(farthest, 0)) / abs(velocity)
  }
}

extension Ballistic: Motion {
  func value(at seconds: Double) -> Double {
    guard restTime > 0 else { return start }
    let seconds = min(seconds, restTime)
    return start + initialVelocity * seconds * (1 - seconds / (2 * restTime))
  }

  func velocity(at seconds: Double) -> Double {
    seconds < restTime ? initialVelocity * (1 - seconds / restTime) : 0
  }
}
