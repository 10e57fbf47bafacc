internal import Platform

/// The timing curves of toolkits: the share of the distance covered after a share of the duration.
package enum Curve: String, CaseIterable, Sendable {
  case linear
  case easeInOut = "ease-in-out"
  /// `3s² − 2s³`.
  case cubic
  /// `1 − (1 − s)²`.
  case quadraticOut = "quadratic-out"
  case cubicOut = "cubic-out"
  /// `1 − (1 − s)⁵`, as in a page turn of Android's ViewPager.
  case quinticOut = "quintic-out"
  /// A quarter of a circle, with infinite initial speed, as in iScroll.
  case circularOut = "circular-out"
  /// Android's Scroller: fast at first, then slow, like motion in a viscous fluid.
  case viscous

  func progress(at share: Double) -> Double {
    guard share < 1 else { return 1 }
    let (s, left) = (max(0, share), 1 - max(0, share))
    switch self {
    case .linear: return s
    case .cubic: return s * s * (3 - 2 * s)
    case .quadraticOut: return 1 - left * left
    case .cubicOut: return 1 - left * left * left
    case .quinticOut: return 1 - left * left * left * left * left
    case .circularOut: return (1 - left * left).squareRoot()
    case .viscous: return Self.viscous(8 * s) / Self.viscous(8)
    case .easeInOut: return Self.bezier(s, from: (0.42, 0), to: (0.58, 1))
    }
  }

  private static func viscous(_ u: Double) -> Double {
    u < 1 ? u - (1 - exp(-u)) : exp(-1) + (1 - exp(-1)) * (1 - exp(1 - u))
  }

  /// The Bézier curve from (0, 0) to (1, 1) with two control points.
  static func bezier(
    _ x: Double, from one: (x: Double, y: Double), to other: (x: Double, y: Double)
  ) -> Double {
    guard x < 1 else { return 1 }
    var t = max(0, x)
    for _ in 0..<12 {
      let left = 1 - t
      let position = 3 * left * left * t * one.x + 3 * left * t * t * other.x + t * t * t
      let slope =
        3 * left * left * one.x + 6 * left * t * (other.x - one.x) + 3 * t * t * (1 - other.x)
      let change = (position - x) / max(slope, 1e-6)
      t = min(1, max(0, t - change))
      if abs(change) < 1e-12 { break }
    }
    let left = 1 - t
    return 3 * left * left * t * one.y + 3 * left * t * t * other.y + t * t * t
  }

  /// The curve and the duration that fit a movement best, and the root mean square of the residuals
  /// as a share of the distance.
  static func best(
    _ samples: [Sample], distance: Double
  ) -> (curve: Curve, fit: CurveFit, rest: Double)? {
    guard let last = samples.last, distance != 0 else { return nil }
    var best: (curve: Curve, fit: CurveFit, rest: Double)?
    for curve in allCases {
      guard
        let fit = CurveFit(
          samples, in: max(last.time * 0.7, 1e-3)...max(last.time * 1.6, 2e-3),
          { [1, curve.progress(at: $1 / $0)] })
      else { continue }
      let rest = fit.spread / abs(distance)
      if rest < best?.rest ?? .infinity { best = (curve, fit, rest) }
    }
    return best
  }
}
