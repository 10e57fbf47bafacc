/// Fits a curve to samples: a shape parameter, and the coefficients of the curve's parts.
struct CurveFit {
  /// The shape parameter: a rate or a duration.
  let shape: Double
  /// Three standard errors of the shape parameter.
  let error: Double
  /// The coefficient of each part.
  let parts: [Double]
  /// The root mean square of the residuals.
  let spread: Double

  /// - Parameters:
  ///   - range: The search interval of the shape parameter; both ends are above zero.
  ///   - parts: The functions whose weighted sum is the curve, at a time, for a shape parameter.
  init?(
    _ samples: [Sample], in range: ClosedRange<Double>,
    _ parts: (_ shape: Double, _ time: Double) -> [Double]
  ) {
    let samples = samples.thinned(to: 48)
    guard let first = samples.first else { return nil }
    let size = parts(range.lowerBound, first.time).count
    guard samples.count > size + 1 else { return nil }
    // Subtracting the mean reduces rounding errors.
    let middle = samples.reduce(0) { $0 + $1.value } / Double(samples.count)
    let values = samples.map { $0.value - middle }
    func columns(_ shape: Double) -> [[Double]] {
      var columns = [[Double]](repeating: [], count: size)
      for sample in samples {
        let made = parts(shape, sample.time)
        for index in 0..<size { columns[index].append(made[index]) }
      }
      return columns
    }
    let shape = Least.position(in: range) {
      LeastSquares(columns($0), values)?.remains ?? .infinity
    }
    let made = columns(shape)
    guard let fit = LeastSquares(made, values) else { return nil }
    // The derivative of the curve with respect to its shape parameter is one more part, to compute
    // the error of the shape parameter.
    let nudged = columns(shape * (1 + 1e-5))
    let slope = samples.indices.map { index in
      (0..<size).reduce(0) { $0 + fit.numbers[$1] * (nudged[$1][index] - made[$1][index]) }
        / (shape * 1e-5)
    }
    let whole = LeastSquares(made + [slope], values)
    self.shape = shape
    self.parts = fit.numbers
    spread = fit.spread
    let deviation = fit.deviation(size + 1)
    error = 3 * deviation * (whole?.variances[size] ?? 0).squareRoot() + 2e-6 * shape
    offset = middle
  }

  /// The mean, which was subtracted from all values before the fit.
  let offset: Double
}
