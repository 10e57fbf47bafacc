/// A timing curve from (0, 0) to (1, 1) with two control points, as UIKit and CSS have it.
struct CubicBezier {
  let x1, y1, x2, y2: Double

  /// - Parameters:
  ///   - x1: between 0 and 1, so that time never runs back.
  ///   - x2: between 0 and 1, so that time never runs back.
  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    precondition((0...1).contains(x1) && (0...1).contains(x2), "time would run back")
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  static let easeInOut = CubicBezier(0.42, 0, 0.58, 1)

  /// How far it has got after a share of its time.
  func progress(at share: Double) -> Double {
    guard share > 0 else { return 0 }
    guard share < 1 else { return 1 }
    return Self.place(y1, y2, parameter(at: share))
  }

  /// How fast it goes after a share of its time, in whole ways per whole time.
  func slope(at share: Double) -> Double {
    let s = parameter(at: min(max(share, 0), 1))
    let run = Self.speed(x1, x2, s)
    // Where time stands still for an instant the curve is steep, not infinite: look beside it.
    guard run > 1e-9 else {
      let beside = s < 0.5 ? s + 1e-6 : s - 1e-6
      return Self.speed(y1, y2, beside) / Self.speed(x1, x2, beside)
    }
    return Self.speed(y1, y2, s) / run
  }

  /// The parameter at which the curve's time is `share`: time only grows, so halving finds it.
  private func parameter(at share: Double) -> Double {
    bisect(from: 0, to: 1) { Self.place(x1, x2, $0) < share }
  }

  /// One coordinate: `3s(1−s)²·a + 3s²(1−s)·b + s³`.
  private static func place(_ a: Double, _ b: Double, _ s: Double) -> Double {
    let rest = 1 - s
    return 3 * s * rest * (rest * a + s * b) + s * s * s
  }

  /// Its derivative by the parameter.
  private static func speed(_ a: Double, _ b: Double, _ s: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * a + 6 * s * rest * (b - a) + 3 * s * s * (1 - b)
  }
}
