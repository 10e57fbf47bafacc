/// The relation between a finger that pulls content past an edge and the visible overscroll.
package struct Pull {
  package let outcomes: [Constant: Measurement.Outcome]
  /// The distance between two reports of the finger.
  private static let report = 5.0

  /// - Parameters:
  ///   - shown: Pairs of the finger's travel and the visible overscroll. The first part of the
  ///     travel may have been discarded.
  ///   - length: The length of the view.
  package init(_ shown: [(pull: Double, seen: Double)], length: Double, step: Double) {
    let maximum = shown.map(\.seen).max() ?? 0
    guard shown.count >= 4, maximum > max(2, 4 * step) else {
      outcomes = [
        .pullForm: .word("stops at the edge"),
        .rubber: .notExercised("nothing is visible past an edge"),
      ]
      return
    }
    func line(_ values: [Double]) -> LeastSquares? {
      LeastSquares([shown.map { _ in 1 }, shown.map(\.pull)], values)
    }
    // The rubber band y = xDc / (D + cx) is a straight line if written as yD / (D − y) = cx.
    let unbent = shown.map { $0.seen * length / (length - $0.seen) }
    guard let straight = line(shown.map(\.seen)), let bent = line(unbent) else {
      outcomes = [:]
      return
    }
    let isBent = bent.spread <= straight.spread
    let fit = isBent ? bent : straight
    // A resistance that grows with the overscroll y makes the travel y/c + qy².
    let seen = shown.map(\.seen)
    if let root = LeastSquares(
      [seen.map { _ in 1 }, seen, seen.map { $0 * $0 }], shown.map(\.pull)),
      root.numbers[1] > 0, root.numbers[2] > 0,
      root.spread * root.numbers[1] < min(0.002 * maximum, fit.spread / 8)
    {
      // An engine that resists each report separately shows slightly more than this curve.
      let error =
        3 * root.deviation(3) * root.variances[1].squareRoot()
        + root.numbers[2] * Self.report + 1e-7
      outcomes = [
        .pullForm: .word("square root"),
        .rubber: .number(Estimate(root.numbers[1], error: error).map { 1 / $0 }),
      ]
      return
    }
    guard fit.spread < max(0.02 * maximum, 2 * step) else {
      outcomes = [.pullForm: .word("other")]
      return
    }
    // Rounding errors of consecutive samples have the same sign, so that they do not average out.
    let error = 3 * max(fit.deviation(2), step / 6) * fit.variances[1].squareRoot() + 1e-7
    outcomes = [
      .pullForm: .word(isBent ? "rubber band" : "a share"),
      .rubber: .number(Estimate(fit.numbers[1], error: error)),
    ]
  }
}
