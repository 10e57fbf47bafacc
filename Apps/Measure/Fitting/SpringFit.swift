internal import Platform

/// Fits a spring that is not critically damped to samples. A damping below 1 oscillates, above 1 it
/// creeps.
struct SpringFit {
  let damping: Estimate
  let decay: Estimate
  /// The period in seconds; nil if the spring does not oscillate.
  let period: Estimate?
  let spread: Double

  init?(_ samples: [Sample]) {
    guard samples.count >= 8 else { return nil }
    let samples = samples.thinned(to: 48)
    let values = samples.map(\.value)
    func columns(_ frequency: Double, _ damping: Double) -> [[Double]] {
      let shapes = samples.map { Self.shape($0.time, frequency, damping) }
      return [shapes.map(\.cosine), shapes.map(\.sine)]
    }
    func remains(_ frequency: Double, _ damping: Double) -> Double {
      LeastSquares(columns(frequency, damping), values)?.remains ?? .infinity
    }
    func frequency(_ damping: Double) -> Double {
      Least.position(in: 1...100, steps: 40, within: 1e-6) { remains($0, damping) }
    }
    let ratio = Least.position(in: 0.05...4, steps: 32, within: 1e-6) { remains(frequency($0), $0) }
    let natural = frequency(ratio)
    let made = columns(natural, ratio)
    guard let fit = LeastSquares(made, values) else { return nil }
    /// The derivative of the curve with respect to one of its parameters is one more part, to
    /// compute the error of the parameter.
    func slope(_ other: [[Double]], by change: Double) -> [Double] {
      samples.indices.map { index in
        (0..<2).reduce(0) { $0 + fit.numbers[$1] * (other[$1][index] - made[$1][index]) } / change
      }
    }
    let nudge = 1e-5
    let slopes = [
      slope(columns(natural * (1 + nudge), ratio), by: natural * nudge),
      slope(columns(natural, ratio * (1 + nudge)), by: ratio * nudge),
    ]
    guard let whole = LeastSquares(made + slopes, values) else { return nil }
    let deviation = 3 * fit.deviation(4)
    let natural3 = deviation * whole.variances[2].squareRoot() + 1e-5 * natural
    let ratio3 = deviation * whole.variances[3].squareRoot() + 1e-5 * ratio
    damping = Estimate(ratio, error: ratio3)
    decay = Estimate(natural * ratio, error: natural3 * ratio + natural * ratio3)
    spread = fit.spread
    let swing = 1 - ratio * ratio
    period =
      swing > 0
      ? Estimate(
        2 * Double.pi / (natural * swing.squareRoot()),
        error: 2 * Double.pi / (natural * swing.squareRoot())
          * (natural3 / natural + ratio * ratio3 / swing)) : nil
  }

  /// `e^(−ζωt)` times the cosine and the sine of the damped frequency. If the spring does not
  /// oscillate, these are hyperbolic functions.
  private static func shape(
    _ time: Double, _ frequency: Double, _ damping: Double
  ) -> (cosine: Double, sine: Double) {
    let decayed = exp(-damping * frequency * time)
    let swing = 1 - damping * damping
    let turn = frequency * abs(swing).squareRoot()
    guard turn * time > 1e-6 else { return (decayed, decayed * time) }
    if swing > 0 { return (decayed * cos(turn * time), decayed * sin(turn * time) / turn) }
    let (slow, fast) = (
      exp((turn - damping * frequency) * time), exp(-(turn + damping * frequency) * time)
    )
    return ((slow + fast) / 2, (slow - fast) / 2 / turn)
  }
}
