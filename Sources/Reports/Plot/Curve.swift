/// Draws values over time as dots.
enum Curve {
  /// Draws a line through the spans, one per column of dots. Empty columns are crossed straight
  /// from the last value before them to the first value after them.
  static func draw(_ spans: [ValueSpan], _ scale: ValueScale, in grid: inout DotGrid) {
    var last: (column: Int, value: Double)?
    for (column, span) in spans.enumerated() {
      guard let values = span.values else { continue }
      if let last {
        let length = Double(column - last.column)
        var before = scale.row(of: last.value)
        for between in last.column + 1..<max(column, last.column + 1) {
          let share = Double(between - last.column) / length
          let row = scale.row(of: last.value + (values.first - last.value) * share)
          rise(from: before, to: row, at: between, in: &grid)
          before = row
        }
        rise(from: before, to: scale.row(of: values.first), at: column, in: &grid)
      }
      for row in scale.row(of: values.highest)...scale.row(of: values.lowest) {
        grid.put(column, row)
      }
      last = (column, values.last)
    }
  }

  /// Draws a dotted line, which looks different from the curve. `pace` is the number of columns
  /// from dot to dot.
  static func dot(
    _ spans: [ValueSpan], _ scale: ValueScale, every pace: Int, in grid: inout DotGrid
  ) {
    for (column, span) in spans.enumerated() where column % pace == 0 {
      guard let value = span.values?.last, scale.contains(value) else { continue }
      grid.put(column, scale.row(of: value))
    }
  }

  /// Connects a row in the previous column with a row in this column. The connecting dots are all
  /// in this column.
  private static func rise(from before: Int, to row: Int, at column: Int, in grid: inout DotGrid) {
    let near = before < row ? min(before + 1, row) : max(before - 1, row)
    for row in min(near, row)...max(near, row) { grid.put(column, row) }
  }
}
