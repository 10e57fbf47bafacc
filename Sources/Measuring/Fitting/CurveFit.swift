/// One number that shapes a curve, and the sizes of its parts, as they come closest to what was seen.
struct CurveFit {
  /// The number that shapes it: a rate, a duration.
  let shape: Double
  /// Three standard errors of it.
  let error: Double
  /// How large each of its parts is.
  let parts: [Double]
  /// What remains of a sample.
  let spread: Double

  /// - Parameters:
  ///   - range: where the number is looked for; the ends are above zero.
  ///   - parts: the functions of time whose sum is the curve, for a shape.
  init?(
    _ samples: [Sample], in range: ClosedRange<Double>,
    _ parts: (_ shape: Double, _ time: Double) -> [Double]
  ) {
    let samples = samples.thinned(to: 48)
    guard let first = samples.first else { return nil }
    let size = parts(range.lowerBound, first.time).count
    guard samples.count > size + 1 else { return nil }
    // Without its mean a value loses fewer digits.
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
    let shape = Least.place(in: range) { LeastSquares(columns($0), values)?.remains ?? .infinity }
    let made = columns(shape)
    guard let fit = LeastSquares(made, values) else { return nil }
    // How the curve goes with its shape is one more part, for the error.
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

  /// What was taken from all values before.
  let offset: Double
}
