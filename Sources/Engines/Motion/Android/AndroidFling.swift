/// Android's fling: the initial speed determines a distance and a duration, and a spline determines
/// the positions in between.
///
/// With `l = ln(0.35·|v| / (f·P))` the duration is `e^(l/(r−1))` seconds and the distance
/// `f·P·e^(l·r/(r−1))`, where `r = ln 0.78 / ln 0.9`, f is the friction and P a physical constant
/// (Android OverScroller). A fling cannot be split in two: a second fling from an intermediate
/// position and speed would start the spline again.
struct AndroidFling {
  let start: Double
  /// The distance, with its sign.
  let distance: Double
  let restTime: Double
  let resolution: AndroidResolution

  /// - Parameter density: Pixels per point; distances in points do not depend on it.
  init(
    from start: Double, velocity: Double, density: Double = 1,
    friction: Double = AndroidFling.friction, resolution: AndroidResolution = .whole
  ) {
    self.start = start
    self.resolution = resolution
    guard velocity != 0 else {
      distance = 0
      restTime = 0
      return
    }
    let reach = Self.reach(density: density, friction: friction)
    let effort = logarithm(Self.inflexion * abs(velocity) / reach)
    let length = reach * exponential(effort * Self.decelerationRate / (Self.decelerationRate - 1))
    distance = resolution.distance(velocity < 0 ? -length : length)
    restTime = resolution.duration(exponential(effort / (Self.decelerationRate - 1)))
  }

  /// r = ln 0.78 / ln 0.9.
  static let decelerationRate = 2.358_201_815_425_944_5
  static let inflexion = 0.35
  static let friction = 0.015

  /// f·P: the friction, times gravity in inches per second squared, times pixels per inch, times
  /// 0.84, Android's tuning of look and feel.
  static func reach(density: Double, friction: Double = AndroidFling.friction) -> Double {
    friction * (9.80665 * 39.37 * (160 * density) * 0.84)
  }

  /// The time at which the shown offset reaches a position; nil if the fling stops before the
  /// position or moves in the other direction.
  ///
  /// The result is exact. Android uses a second table, which is the inverse of the first only at
  /// its samples: its result is up to a few points off, so that the content would jump to the
  /// position.
  func passingTime(of position: Double) -> Double? {
    guard position != start else { return 0 }
    let share = (position - start) / distance
    guard share > 0, share <= 1 else { return nil }
    return restTime * AndroidSpline.time(ofDistance: share)
  }
}

extension AndroidFling: Motion {
  func value(at seconds: Double) -> Double {
    guard seconds < restTime else { return start + distance }
    let share = AndroidSpline.share(ofDistanceAt: seconds / restTime)
    return start + resolution.position(distance * share)
  }

  func velocity(at seconds: Double) -> Double {
    guard seconds < restTime else { return 0 }
    return AndroidSpline.slope(at: seconds / restTime) * distance / restTime
  }
}
