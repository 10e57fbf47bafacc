/// A timing curve from (0, 0) to (1, 1) with two control points, as in UIKit and CSS.
struct CubicBezier {
  let x1, y1, x2, y2: Double

  /// - Parameters:
  ///   - x1: Between 0 and 1, so that time never decreases.
  ///   - x2: Between 0 and 1, so that time never decreases.
  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    precondition((0...1).contains(x1) && (0...1).contains(x2), "time would run back")
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  static let easeInOut = CubicBezier(0.42, 0, 0.58, 1)

  /// The progress after a share of the duration.
  func progress(at share: Double) -> Double {
    guard share > 0 else { return 0 }
    guard share < 1 else { return 1 }
    return Self.position(y1, y2, parameter(at: share))
  }

  /// The speed after a share of the duration, in distances per duration.
  func slope(at share: Double) -> Double {
    let s = parameter(at: min(max(share, 0), 1))
    let run = Self.speed(x1, x2, s)
    // Where the derivative of the time is 0, the quotient below is not defined: the slope at a
    // neighbouring parameter is used.
    guard run > 1e-9 else {
      let beside = s < 0.5 ? s + 1e-6 : s - 1e-6
      return Self.speed(y1, y2, beside) / Self.speed(x1, x2, beside)
    }
    return Self.speed(y1, y2, s) / run
  }

  /// The parameter at which the curve's time is `share`, found by bisection, because time never
  /// decreases.
  private func parameter(at share: Double) -> Double {
    bisect(from: 0, to: 1) { Self.position(x1, x2, $0) < share }
  }

  /// A coordinate of the curve: `3s(1−s)²·a + 3s²(1−s)·b + s³`.
  private static func position(_ a: Double, _ b: Double, _ s: Double) -> Double {
    let rest = 1 - s
    return 3 * s * rest * (rest * a + s * b) + s * s * s
  }

  /// The derivative of a coordinate with respect to the parameter.
  private static func speed(_ a: Double, _ b: Double, _ s: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * a + 6 * s * rest * (b - a) + 3 * s * s * (1 - b)
  }
}
