internal import Platform

/// Fits `(A + Bt)e^(−βt)` to values that approach 0.
///
/// If A is given, the curve passes exactly through the value A at time 0.
struct ZeroFit {
  let decay: Double
  let error: Double
  let first: Double
  let slope: Double
  let slopeError: Double
  let spread: Double

  /// - Parameter start: The value of A, if known.
  init?(_ samples: [Sample], from start: Double? = nil) {
    guard samples.count >= 5 else { return nil }
    let samples = samples.thinned(to: 60)
    func columns(_ decay: Double) -> [[Double]] {
      let first = samples.map { exp(-decay * $0.time) }
      return [first, zip(samples, first).map { $0.time * $1 }]
    }
    /// The numbers A and B. If `slope` contains the derivative of the curve with respect to β, they
    /// are followed by a correction of β.
    func parts(_ decay: Double, slope: [Double]? = nil) -> (LeastSquares, numbers: [Double])? {
      let made = columns(decay)
      let more = slope.map { [$0] } ?? []
      guard let start else {
        return LeastSquares(made + more, samples.map(\.value)).map { ($0, $0.numbers) }
      }
      let values = zip(samples, made[0]).map { $0.value - start * $1 }
      return LeastSquares([made[1]] + more, values).map { ($0, [start] + $0.numbers) }
    }
    func remains(_ decay: Double) -> Double { parts(decay)?.0.remains ?? .infinity }
    // There may be several local minima, so that guesses are tried first.
    let guesses = (0...60).map { exp(Double($0) * 0.07) }
    let rests = guesses.map(remains)
    var (decay, minimum) = (1.0, Double.infinity)
    for index in guesses.indices
    where rests[index] <= rests[max(0, index - 1)] && rests[index] <= rests[min(60, index + 1)] {
      var (low, high) = (guesses[index] * 0.92, guesses[index] * 1.08)
      for _ in 0..<24 {
        let third = (high - low) / 3
        if remains(low + third) < remains(high - third) { high -= third } else { low += third }
      }
      let rest = remains((low + high) / 2)
      if rest < minimum {
        decay = (low + high) / 2
        minimum = rest
      }
    }
    // Gauss-Newton: the derivative of the curve with respect to β is one more part.
    var last: LeastSquares?
    for _ in 0..<40 {
      guard let found = parts(decay)?.numbers else { return nil }
      let slope = zip(samples, columns(decay)[0]).map {
        -$0.time * (found[0] + found[1] * $0.time) * $1
      }
      guard let (whole, numbers) = parts(decay, slope: slope) else { return nil }
      last = whole
      let change = max(-0.3 * decay, min(numbers[2], 0.3 * decay))
      decay += change
      if abs(change) < 1e-11 * decay { break }
    }
    guard let last, let (fit, numbers) = parts(decay) else { return nil }
    self.decay = decay
    first = numbers[0]
    slope = numbers[1]
    let count = last.numbers.count
    let deviation = fit.deviation(count)
    error = 3 * deviation * last.variances[count - 1].squareRoot() + 1e-6 * decay
    slopeError = deviation * last.variances[count - 2].squareRoot()
    spread = fit.spread
  }
}
