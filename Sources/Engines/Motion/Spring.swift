/// A pull back to a target: a mass of one on a damped spring.
///
/// `x″ = −ω²(x − target) − 2ζω·x′` with `ω² = stiffness`. Critically damped (ζ = 1) the solution is
/// `(x₀ + (v₀ + ωx₀)t)e^(−ωt)`, the bounce of ScrollMechanics; below it rings, above it creeps.
///
/// It is at rest at the earliest time after which both its distance and its speed stay within the
/// tolerance, and then stands exactly on its target.
struct Spring {
  let target: Double
  let restTime: Double
  private let displacement: DampedWave
  private let motion: DampedWave

  /// - Parameters:
  ///   - stiffness: above zero; the square of the undamped frequency in radians per second.
  ///   - dampingRatio: above zero; 1 returns fastest without ringing.
  init(
    from start: Double, to target: Double, velocity: Double,
    stiffness: Double, dampingRatio: Double = 1, tolerance: Tolerance = .invisible
  ) {
    precondition(stiffness > 0 && dampingRatio > 0, "such a spring never rests")
    self.target = target
    displacement = Self.wave(
      stiffness: stiffness, dampingRatio: dampingRatio, displacement: start - target,
      velocity: velocity)
    motion = displacement.derivative
    restTime = max(
      displacement.lastTime(beyond: tolerance.distance), motion.lastTime(beyond: tolerance.speed))
  }

  private static func wave(
    stiffness: Double, dampingRatio: Double, displacement: Double, velocity: Double
  ) -> DampedWave {
    let frequency = stiffness.squareRoot()
    var decay = dampingRatio * frequency
    let excess = dampingRatio * dampingRatio - 1
    let root = frequency * abs(excess).squareRoot()
    let shape: DampedWave.Shape
    if abs(excess) < 1e-8 {
      // Nearer to critical the other forms cancel, and the difference is far below a point.
      shape = .critical
    } else if excess < 0 {
      shape = .ringing(frequency: root)
    } else {
      shape = .creeping(gap: 2 * root)
      decay = stiffness / (decay + root)
    }
    return DampedWave(shape, decay: decay, displacement: displacement, velocity: velocity)
  }
}

extension Spring {
  /// How near and how slow counts as at rest; both above zero.
  struct Tolerance {
    var distance: Double
    var speed: Double

    /// Half a pixel of a screen with three to a point, and the speed at which coasting stops.
    static let invisible = Tolerance(distance: 1.0 / 6, speed: 10)
  }

  /// When it first passes its target after the start; nil if it comes to rest before.
  var crossing: Double? { beforeRest(displacement.firstZero) }

  /// When it first turns round after the start; nil if it comes to rest before.
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

  func velocity(at seconds: Double) -> Double {
    seconds < restTime ? motion.value(at: seconds) : 0
  }
}
