/// Coasting inside the range: the speed decays exponentially down to a stop speed.
///
/// `x(t) = x₀ + (v₀/k)(1 − e^(−kt))`, `v(t) = v₀e^(−kt)`, `k = −1000·ln d` for a rate `d` per
/// millisecond (ScrollMechanics; Compose; Flutter's friction simulation is the same law with a drag
/// per second). Speed is therefore linear in distance, and a coast that is split in two follows the
/// same path.
///
/// The targets that UIScrollView announces are short of `x₀ + v₀/k` by 5 pt at 0.998 and 1 pt at
/// 0.99: UIScrollView stops at 10 pt/s (traces of the iOS 26.5 simulator).
struct Deceleration {
  let start: Double
  let initialVelocity: Double
  /// k: the deceleration divided by the speed, per second.
  let friction: Double
  let restTime: Double

  /// - Parameters:
  ///   - friction: Above zero.
  ///   - stopSpeed: The speed at which the coast stops; with 0, the coast never stops.
  init(from start: Double, velocity: Double, friction: Double, stopSpeed: Double = 10) {
    precondition(friction > 0, "a coast without friction has no end")
    self.start = start
    self.initialVelocity = velocity
    self.friction = friction
    let speed = abs(velocity)
    self.restTime = speed > stopSpeed ? logarithm(speed / stopSpeed) / friction : 0
  }

  /// The friction that corresponds to a rate per millisecond: 0.998 (normal) is 2.002, 0.99 (fast)
  /// 10.05.
  static func friction(rate: Double) -> Double { -1000 * logarithm(rate) }

  /// The position at which the coast would come to rest without a stop speed, commonly called the
  /// projection.
  var limit: Double { start + initialVelocity / friction }

  /// The time at which the coast reaches a position; nil if it stops before the position or moves
  /// in the other direction.
  func time(atValue position: Double) -> Double? {
    guard position != start else { return 0 }
    let remaining = 1 - friction * (position - start) / initialVelocity
    guard remaining > 0, remaining <= 1 else { return nil }
    let seconds = -logarithm(remaining) / friction
    return seconds <= restTime ? seconds : nil
  }
}

extension Deceleration: Motion {
  func value(at seconds: Double) -> Double {
    let seconds = min(seconds, restTime)
    return start + initialVelocity / friction * (1 - exponential(-friction * seconds))
  }

  func velocity(at seconds: Double) -> Double {
    seconds < restTime ? initialVelocity * exponential(-friction * seconds) : 0
  }
}
