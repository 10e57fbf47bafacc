internal import Results

/// Maps a value to a row of dots. Larger values are higher.
struct ValueScale: Equatable {
  let low: Double
  let high: Double
  let rows: Int

  /// Creates a scale for all values and for the edges near them. An edge far away would flatten the
  /// curve.
  ///
  /// - Parameter minimum: The minimum range, so that small movements are not magnified.
  init(_ values: ClosedRange<Double>, edges: [Double] = [], minimum: Double = 1, rows: Int) {
    var (low, high) = (values.lowerBound, values.upperBound)
    let near = max(high - low, minimum) / 2
    for edge in edges where edge >= values.lowerBound - near && edge <= values.upperBound + near {
      low = min(low, edge)
      high = max(high, edge)
    }
    if high - low < minimum {
      let middle = (low + high) / 2
      low = middle - minimum / 2
      high = middle + minimum / 2
    }
    self.low = low
    self.high = high
    self.rows = rows
  }

  func contains(_ value: Double) -> Bool { value >= low && value <= high }

  /// The row of a value, counted from the top. Values outside the scale are drawn at its end.
  func row(of value: Double) -> Int {
    let share = min(1, max(0, (value - low) / (high - low)))
    return rows - 1 - Int((share * Double(rows - 1)).rounded())
  }
}
