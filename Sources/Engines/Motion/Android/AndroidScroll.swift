/// A movement of a given distance in a given time, along one of Android's own timing curves.
struct AndroidScroll {
  private(set) var start: Double
  private(set) var target: Double
  /// The time from which the remaining distance is 0 or invisible.
  let restTime: Double
  private let duration: Double
  private let curve: Curve

  /// - Parameter step: The minimum visible distance.
  init(
    from start: Double, to target: Double, duration: Double, curve: Curve, seeing step: Double = 0
  ) {
    self.start = start
    self.target = target
    self.duration = duration
    self.curve = curve
    let distance = abs(target - start)
    guard step > 0, distance > 0 else {
      restTime = duration
      return
    }
    restTime = duration * bisect(from: 0, to: 1) { (1 - curve.progress(at: $0)) * distance > step }
  }

  /// The same movement, shifted by a distance.
  func moved(by distance: Double) -> AndroidScroll {
    var scroll = self
    scroll.start += distance
    scroll.target += distance
    return scroll
  }

  /// The share of the distance covered after a share of the time.
  enum Curve {
    /// `1 − (1 − s)⁵`: how ViewPager turns a page.
    case quintic
    /// Fast at first, then slow as in a viscous fluid: the interpolator of Scroller and
    /// OverScroller.
    ///
    /// With u = 8s: `u − (1 − e^(−u))` up to u = 1, from there `1/e + (1 − 1/e)(1 − e^(1−u))`, all
    /// divided by the value at s = 1.
    case viscous
  }
}

extension AndroidScroll: Motion {
  func value(at seconds: Double) -> Double {
    guard seconds < restTime else { return target }
    return start + (target - start) * curve.progress(at: seconds / duration)
  }

  func velocity(at seconds: Double) -> Double {
    guard seconds < restTime else { return 0 }
    return (target - start) / duration * curve.slope(at: seconds / duration)
  }
}

extension AndroidScroll.Curve {
  func progress(at share: Double) -> Double {
    switch self {
    case .quintic:
      let left = 1 - share
      return 1 - left * left * left * left * left
    case .viscous: return Self.viscous(Self.scale * share) / Self.viscous(Self.scale)
    }
  }

  /// The derivative of `progress`, in distances per duration.
  func slope(at share: Double) -> Double {
    switch self {
    case .quintic:
      let left = 1 - share
      return 5 * left * left * left * left
    case .viscous:
      let u = Self.scale * share
      let slope = u < 1 ? 1 - exponential(-u) : (1 - Self.inverseE) * exponential(1 - u)
      return Self.scale * slope / Self.viscous(Self.scale)
    }
  }

  private static let scale = 8.0
  private static let inverseE = 0.367_879_441_171_442_33

  private static func viscous(_ u: Double) -> Double {
    u < 1 ? u - (1 - exponential(-u)) : inverseE + (1 - inverseE) * (1 - exponential(1 - u))
  }
}
