/// What is left of an Android fling at an edge: it flies on against a steady pull and stops at its
/// farthest point, where the return begins.
///
/// The pull is 2000 px/s²; if that would carry it further than `farthest`, the pull is raised so that
/// it stops just there (Android OverScroller).
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
