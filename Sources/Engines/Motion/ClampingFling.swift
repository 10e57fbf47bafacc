/// Android's fling as Flutter writes it: one power law, and nothing of it is a table.
///
/// `x(t) = x₀ + distance·(1 − (1 − t/T)^r)` with `r = ln 0.78 / ln 0.9`, `distance = v₀T/r` and
/// `T = 0.35·r·(|v₀|/v_ref)^(1/(r−1))`. It goes as far as Android's spline fling, and cut in two it
/// is the same fling, which the spline is not.
struct ClampingFling {
  let start: Double
  let initialVelocity: Double
  let restTime: Double

  init(from start: Double, velocity: Double, density: Double = 1) {
    self.start = start
    self.initialVelocity = velocity
    let rate = AndroidFling.decelerationRate
    let reference = AndroidFling.reach(density: density) / AndroidFling.inflexion
    restTime =
      velocity == 0
      ? 0 : AndroidFling.inflexion * rate * power(abs(velocity) / reference, 1 / (rate - 1))
  }
}

extension ClampingFling {
  /// How far it goes, with its sign.
  var distance: Double { initialVelocity * restTime / AndroidFling.decelerationRate }

  /// When it reaches a place, or nil if it stops before or goes the other way.
  func time(atValue place: Double) -> Double? {
    guard place != start else { return 0 }
    let share = (place - start) / distance
    guard share > 0, share <= 1 else { return nil }
    return restTime * (1 - power(1 - share, 1 / AndroidFling.decelerationRate))
  }
}

extension ClampingFling: Motion {
  func value(at seconds: Double) -> Double {
    guard seconds < restTime else { return start + distance }
    let left = power(1 - seconds / restTime, AndroidFling.decelerationRate)
    return start + distance * (1 - left)
  }

  func velocity(at seconds: Double) -> Double {
    guard seconds < restTime else { return 0 }
    return initialVelocity * power(1 - seconds / restTime, AndroidFling.decelerationRate - 1)
  }
}
