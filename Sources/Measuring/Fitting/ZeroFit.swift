internal import Platform

/// `(A + Bt)e^(−βt)` with nothing taken from what was seen.
struct ZeroFit {
  let decay: Double
  let error: Double
  let first: Double
  let slope: Double
  let slopeError: Double
  let spread: Double

  init?(_ samples: [Sample]) {
    guard samples.count >= 5 else { return nil }
    let step = max(1, samples.count / 60)
    let samples = samples.enumerated().filter { $0.offset % step == 0 }.map(\.element)
    let values = samples.map(\.value)
    func columns(_ decay: Double) -> [[Double]] {
      let first = samples.map { exp(-decay * $0.time) }
      return [first, zip(samples, first).map { $0.time * $1 }]
    }
    func remains(_ decay: Double) -> Double {
      LeastSquares(columns(decay), values)?.remains ?? .infinity
    }
    // There may be several places that fit better than those beside them.
    let guesses = (0...60).map { exp(Double($0) * 0.07) }
    let rests = guesses.map(remains)
    var (decay, least) = (1.0, Double.infinity)
    for index in guesses.indices
    where rests[index] <= rests[max(0, index - 1)] && rests[index] <= rests[min(60, index + 1)] {
      var (low, high) = (guesses[index] * 0.92, guesses[index] * 1.08)
      for _ in 0..<24 {
        let third = (high - low) / 3
        if remains(low + third) < remains(high - third) { high -= third } else { low += third }
      }
      let rest = remains((low + high) / 2)
      if rest < least { (decay, least) = ((low + high) / 2, rest) }
    }
    // Newton's way by least squares: the curve's slope in its decay is one more part.
    var last: LeastSquares?
    for _ in 0..<40 {
      let made = columns(decay)
      guard let parts = LeastSquares(made, values) else { return nil }
      let slope = samples.indices.map {
        -samples[$0].time * (parts.numbers[0] * made[0][$0] + parts.numbers[1] * made[1][$0])
      }
      guard let whole = LeastSquares(made + [slope], values) else { return nil }
      last = whole
      let change = max(-0.3 * decay, min(whole.numbers[2], 0.3 * decay))
      decay += change
      if abs(change) < 1e-11 * decay { break }
    }
    guard let last, let parts = LeastSquares(columns(decay), values) else { return nil }
    self.decay = decay
    (first, slope) = (parts.numbers[0], parts.numbers[1])
    let deviation = parts.deviation(3)
    error = 3 * deviation * last.variances[2].squareRoot() + 1e-6 * decay
    slopeError = deviation * last.variances[1].squareRoot()
    spread = parts.spread
  }
}
