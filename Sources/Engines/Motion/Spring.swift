/// A critically damped spring that pulls a mass of 1 to a target.
///
/// `x″ = −ω²(x − target) − 2ω·x′` with `ω² = stiffness`: critical damping is the fastest return
/// without oscillation. The solution is `(x₀ + (v₀ + ωx₀)t)e^(−ωt)`, the bounce of ScrollMechanics.
///
/// The spring is at rest from the earliest time after which both its distance and its speed stay
/// within the tolerance. From then on, its value is exactly the target.
struct Spring {
  let target: Double
  let restTime: Double
  private let displacement: DampedWave
  private let motion: DampedWave

  /// - Parameter stiffness: Above zero; the square of the undamped frequency in radians per second.
  init(
    from start: Double, to target: Double, velocity: Double,
    stiffness: Double, tolerance: Tolerance = .invisible
  ) {
    precondition(stiffness > 0, "such a spring never rests")
    self.target = target
    displacement = DampedWave(
      decay: stiffness.squareRoot(), displacement: start - target, velocity: velocity)
    motion = displacement.derivative
    restTime = max(
      displacement.lastTime(beyond: tolerance.distance), motion.lastTime(beyond: tolerance.speed))
  }

  /// The distance and the speed that count as rest; both above zero.
  struct Tolerance {
    var distance: Double
    var speed: Double

    /// Half a pixel of a screen with three pixels per point, and the speed at which coasting stops.
    static let invisible = Tolerance(distance: 1.0 / 6, speed: 10)
  }

  /// The time at which the spring first passes its target after the start; nil if it comes to rest
  /// before.
  var crossing: Double? { beforeRest(displacement.firstZero) }

  /// The time at which the spring first reverses after the start; nil if it comes to rest before.
  var turning: Double? { beforeRest(motion.firstZero) }

  private func beforeRest(_ seconds: Double?) -> Double? {
    guard let seconds, seconds < restTime else { return nil }
    return seconds
  }
}

extension Spring: Motion {
  func value(at seconds: Double) -> Double {
    seconds < restTime ? target + displacement.value(at: seconds) : target
  }

  func velocity(at seconds: Double) -> Double { seconds < restTime ? motion.value(at: seconds) : 0 }
}
