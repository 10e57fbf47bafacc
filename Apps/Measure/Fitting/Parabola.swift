/// Fits a parabola to samples.
struct Parabola {
  /// The value at time 0.
  let start: Double
  let curvature: Double
  /// The standard error of the curvature, if the standard deviation of one sample is 1.
  let curvatureError: Double
  /// The standard deviation of one sample.
  let deviation: Double

  init?(_ samples: [Sample]) {
    guard samples.count > 3 else { return nil }
    // Subtracting the mean reduces rounding errors.
    let middle = samples.reduce(0) { $0 + $1.value } / Double(samples.count)
    let times = samples.map(\.time)
    let columns = [times.map { _ in 1 }, times, times.map { $0 * $0 }]
    guard let fit = LeastSquares(columns, samples.map { $0.value - middle }) else { return nil }
    start = fit.numbers[0] + middle
    curvature = fit.numbers[2]
    curvatureError = fit.variances[2].squareRoot()
    deviation = fit.deviation(3)
  }
}
