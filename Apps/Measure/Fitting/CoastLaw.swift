internal import Platform

/// The law by which a coast loses its speed.
package struct CoastLaw: Sendable {
  package enum Form: String, Sendable {
    /// The speed is multiplied by the same factor each millisecond.
    case exponential
    /// Android's spline: the speed determines a distance and a duration.
    case spline
    /// The speed decreases by the same amount each second.
    case friction
    /// A quarter of a circle, whose initial slope is infinite, as in iScroll.
    case circularOut = "circular-out"
    /// A timing curve whose initial slope is the speed, as in Chromium without a touch screen.
    case bezier
    /// Exponential, with an additional constant deceleration, as in Chromium on phones.
    case exponentialWithDrag = "exponential-with-drag"
    case other
  }

  package private(set) var form: Form
  /// The shape parameter: k in 1/s for an exponential law, the duration in s for other laws.
  package let shape: Estimate
  /// The root mean square of the residuals, in points.
  package let spread: Double
  /// The initial speed.
  package let speed: Double
  /// The offset that the law approaches. An exponential coast stops before reaching its limit.
  package let limit: Double
  /// The speed at which an exponential coast stopped.
  package private(set) var stopSpeed: Estimate?
}

extension CoastLaw {
  /// Finds the law that fits the samples best.
  ///
  /// - Parameters:
  ///   - samples: Seconds since the lift, and offsets, while the content moves.
  ///   - rest: The offset at which the content came to rest; nil if that was not observed.
  ///   - step: The step to which shown offsets are rounded.
  package init?(_ samples: [Sample], rest: Double?, step: Double) {
    guard let first = samples.first, let last = samples.last, samples.count >= 6,
      abs(last.value - first.value) > max(8 * step, 2)
    else { return nil }
    let distance = abs(last.value - first.value)
    var laws = [
      Self.exponential(samples, rest), Self.spline(samples, step),
      Self.eased(samples, .quadraticOut, .friction),
      Self.eased(samples, .circularOut, .circularOut), Self.withDrag(samples),
    ].compactMap { $0 }
    // The more expensive law is tried only if none of these fits well enough.
    if !laws.contains(where: { $0.spread < max(1e-4 * distance, step) }) {
      laws += [Self.bezier(samples)].compactMap { $0 }
    }
    func badness(_ law: CoastLaw) -> Double { law.spread * law.form.penalty }
    guard var best = laws.min(by: { badness($0) < badness($1) }) else { return nil }
    // A law that is exact except for rounding errors is preferred to all other laws.
    if let exact = laws.first(where: { $0.spread < 1e-5 }) { best = exact }
    if best.spread > max(0.02 * distance, 2 * step) {
      best.form = .other
      best.stopSpeed = nil
    }
    self = best
  }

  /// - Parameters:
  ///   - limit: The offset that the law approaches; the default is the end of the fitted curve.
  ///   - error: The error of the shape parameter in addition to the error of the fit.
  private init(
    _ form: Form, _ fit: CurveFit, speed: Double, limit: Double? = nil, error: Double = 0,
    stopSpeed: Estimate? = nil
  ) {
    self.init(
      form: form, shape: Estimate(fit.shape, error: fit.error + error), spread: fit.spread,
      speed: speed, limit: limit ?? fit.parts[0] + fit.offset + fit.parts[1], stopSpeed: stopSpeed)
  }

  private static func exponential(_ samples: [Sample], _ rest: Double?) -> CoastLaw? {
    guard let fit = CurveFit(samples, in: 0.2...60, { [1, exp(-$0 * $1)] }) else { return nil }
    let limit = fit.parts[0] + fit.offset
    let speed = -fit.parts[1] * fit.shape
    let sign = speed < 0 ? -1.0 : 1.0
    // The distance from the limit at the stop is the speed at that time divided by k.
    let stop = rest.map { rest in
      Estimate(
        fit.shape * (limit - rest) * sign,
        error: fit.shape * 3 * fit.spread + fit.error * abs(limit - rest) + 1e-6
          + 1e-3 * fit.error * abs(speed) / fit.shape)
    }
    return CoastLaw(.exponential, fit, speed: speed, limit: limit, stopSpeed: stop)
  }

  private static func withDrag(_ samples: [Sample]) -> CoastLaw? {
    guard let fit = CurveFit(samples, in: 0.5...60, { [1, exp(-$0 * $1), $1] }),
      fit.parts[1] * fit.parts[2] > 0
    else { return nil }
    let speed = fit.parts[2] - fit.parts[1] * fit.shape
    return CoastLaw(.exponentialWithDrag, fit, speed: speed, limit: samples.last?.value ?? 0)
  }

  /// Fits a curve from the share of the duration to the share of the distance. The duration is
  /// searched among multiples of the observed duration.
  private static func fit(
    _ samples: [Sample], _ times: ClosedRange<Double>, _ share: (Double) -> Double
  ) -> CurveFit? {
    guard let last = samples.last?.time else { return nil }
    return CurveFit(samples, in: last * times.lowerBound...last * times.upperBound) {
      [1, share($1 / $0)]
    }
  }

  /// Chromium's curve as published: a Bézier curve with the control points (0.2, 0.2s) and (0.55,
  /// 1), where s is the initial slope.
  private static func bezier(_ samples: [Sample]) -> CoastLaw? {
    func fit(_ slope: Double) -> CurveFit? {
      Self.fit(samples, 0.8...1.5) {
        Curve.bezier($0, from: (0.2, min(1, 0.2 * slope)), to: (0.55, 1))
      }
    }
    let slope = Least.position(in: 1...5, steps: 12, within: 1e-4) { fit($0)?.spread ?? .infinity }
    return fit(slope).map { CoastLaw(.bezier, $0, speed: slope * $0.parts[1] / $0.shape) }
  }

  private static func eased(_ samples: [Sample], _ curve: Curve, _ form: Form) -> CoastLaw? {
    fit(samples, 0.8...3, curve.progress).map {
      CoastLaw(form, $0, speed: 2 * $0.parts[1] / $0.shape)
    }
  }

  private static func spline(_ samples: [Sample], _ step: Double) -> CoastLaw? {
    // An engine that shows whole pixels also computes in whole pixels and whole milliseconds.
    let error = step > 0 ? 0.001 : 0
    return fit(samples, 0.9...2, Spline.share).map {
      CoastLaw(.spline, $0, speed: $0.parts[1] / (Spline.inflexion * $0.shape), error: error)
    }
  }
}

extension CoastLaw.Form {
  /// Whether the distance of a coast is proportional to the square of its initial speed.
  var brakes: Bool { self == .friction || self == .circularOut || self == .bezier }

  /// The factor by which the error of a law with one more parameter is multiplied.
  fileprivate var penalty: Double {
    switch self {
    case .exponentialWithDrag, .bezier: 4
    case .exponential, .spline, .friction, .circularOut, .other: 1
    }
  }
}

/// The curve of Android's fling and its constants, as published in Android's OverScroller.
enum Spline {
  static let inflexion = 0.35
  /// ln 0.78 / ln 0.9.
  static let power = 2.358_201_815_425_944_5
  /// Gravity in inches per second squared, times 160 pixels per inch, times 0.84.
  static let pull = 9.80665 * 39.37 * 160 * 0.84

  /// The share of the distance after a share of the duration. The curve consists of a hundred
  /// linear pieces, with the values `1.5s − 0.5s³` at the times `0.525s + 0.475s³`.
  static func share(at time: Double) -> Double {
    guard time < 1 else { return 1 }
    let piece = max(0, time) * 100
    let whole = Int(piece)
    return positions[whole] + (positions[whole + 1] - positions[whole]) * (piece - Double(whole))
  }

  private static let positions: [Double] = (0...100).map { index in
    let time = Double(index) / 100
    var s = 1.0
    for _ in 0..<8 { s -= (s * (0.525 + 0.475 * s * s) - time) / (0.525 + 1.425 * s * s) }
    return s * (1.5 - 0.5 * s * s)
  }

  /// The friction with which a fling of a distance has a duration.
  static func friction(distance: Double, seconds: Double) -> Double {
    abs(distance) / seconds * exp(-(power - 1) * log(seconds)) / pull
  }

  /// The initial speed of a fling that covers a distance with a friction.
  static func speed(distance: Double, friction: Double) -> Double {
    let reach = friction * pull
    let effort = log(abs(distance) / reach) * (power - 1) / power
    return exp(effort) * reach / inflexion
  }
}
