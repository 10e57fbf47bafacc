internal import Platform

/// The law by which a coast loses its speed.
package struct CoastLaw: Sendable {
  package enum Form: String, Sendable {
    /// The speed is multiplied by the same factor each millisecond.
    case exponential
    /// Android's spline: a distance and a duration that follow from the speed.
    case spline
    /// The speed decreases by the same amount each second.
    case friction
    /// A quarter of a circle, whose initial slope is infinite: iScroll's.
    case circularOut = "circular-out"
    /// A timing curve whose initial slope is the speed: Chromium's without a touch screen.
    case bezier
    /// Exponential, with an additional constant deceleration: Chromium's on phones.
    case exponentialWithDrag = "exponential-with-drag"
    case other
  }

  package private(set) var form: Form
  /// The shape parameter: k of the exponential laws in 1/s, the duration of the others in s.
  package let shape: Estimate
  /// The remaining error of a sample, in points.
  package let spread: Double
  /// The speed at its beginning.
  package let speed: Double
  /// Where an exponential law would end without a stop; for other laws, where it ends.
  package let limit: Double
  /// The lowest speed that was still observed, for an exponential law.
  package private(set) var stopSpeed: Estimate?
}

extension CoastLaw {
  /// The law that fits the samples best.
  ///
  /// - Parameters:
  ///   - samples: Seconds since the lift, and offsets, while it moves.
  ///   - rest: Where it came to rest; nil if that was not observed.
  ///   - step: The step in which offsets are shown.
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
    // More expensive laws are tried if none of these fits well enough.
    if !laws.contains(where: { $0.spread < max(1e-4 * distance, step) }) {
      laws += [Self.bezier(samples)].compactMap { $0 }
    }
    func badness(_ law: CoastLaw) -> Double { law.spread * law.form.penalty }
    guard var best = laws.min(by: { badness($0) < badness($1) }) else { return nil }
    // A law that is exact except for its last digits wins, whatever the others are.
    if let exact = laws.first(where: { $0.spread < 1e-5 }) { best = exact }
    if best.spread > max(0.02 * distance, 2 * step) {
      best.form = .other
      best.stopSpeed = nil
    }
    self = best
  }

  /// - Parameters:
  ///   - limit: Where it ends; by default the end of its one part.
  ///   - error: The error of its shape in addition to that of the fit.
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
    // It stops short of its limit by its speed at that time divided by k.
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

  /// Fits a movement that covers a share of its distance after a share of its duration; the
  /// duration is a multiple of the observed one.
  private static func fit(
    _ samples: [Sample], _ times: ClosedRange<Double>, _ share: (Double) -> Double
  ) -> CurveFit? {
    guard let last = samples.last?.time else { return nil }
    return CurveFit(samples, in: last * times.lowerBound...last * times.upperBound) {
      [1, share($1 / $0)]
    }
  }

  /// As published by Chromium: a Bézier curve with the control points (0.2, 0.2s) and (0.55, 1),
  /// where s is the initial slope.
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
    // If it shows pixels, it computes in whole pixels and whole milliseconds.
    let error = step > 0 ? 0.001 : 0
    return fit(samples, 0.9...2, Spline.share).map {
      CoastLaw(.spline, $0, speed: $0.parts[1] / (Spline.inflexion * $0.shape), error: error)
    }
  }
}

extension CoastLaw.Form {
  /// Whether its distance is proportional to the square of its speed.
  var brakes: Bool { self == .friction || self == .circularOut || self == .bezier }

  /// A law with one more parameter must be clearly better.
  fileprivate var penalty: Double {
    switch self {
    case .exponentialWithDrag, .bezier: 4
    case .exponential, .spline, .friction, .circularOut, .other: 1
    }
  }
}

/// The curve of Android's fling and its constants, as published in its OverScroller.
enum Spline {
  static let inflexion = 0.35
  /// ln 0.78 / ln 0.9.
  static let power = 2.358_201_815_425_944_5
  /// Gravity in inches per second squared, times 160 pixels per inch, times 0.84.
  static let pull = 9.80665 * 39.37 * 160 * 0.84

  /// The share of the distance after a share of the time: a hundred linear pieces through `1.5s −
  /// 0.5s³` at `0.525s + 0.475s³`.
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

  /// The friction at which a fling of that distance has that duration.
  static func friction(distance: Double, seconds: Double) -> Double {
    abs(distance) / seconds * exp(-(power - 1) * log(seconds)) / pull
  }

  /// The initial speed of a fling of a distance at a friction.
  static func speed(distance: Double, friction: Double) -> Double {
    let reach = friction * pull
    let effort = log(abs(distance) / reach) * (power - 1) / power
    return exp(effort) * reach / inflexion
  }
}
