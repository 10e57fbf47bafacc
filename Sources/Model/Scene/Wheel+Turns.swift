// The rows of a wheel that wraps. The content repeats the rows of the wheel in many turns: a
// content row is a row of the wheel in one of the turns.

extension Wheel {
  /// The maximum number of turns.
  private static let maxTurns = 1e6

  /// The number of turns in content of this height; 1 if the wheel does not wrap.
  package func turns(in height: Double) -> Int {
    let turn = Double(rows) * rowHeight
    guard wraps, turn > 0 else { return 1 }
    return Int(max(1, min((height / turn).rounded(), Self.maxTurns)))
  }

  /// The row of the wheel that a content row shows.
  package func row(ofContent row: Int) -> RowIndex {
    RowIndex(wraps ? row % max(1, rows) : row)
  }

  /// The content row that shows a row of the wheel, in the turn nearest to a position.
  package func contentRow(of row: RowIndex, near position: Double, turns: Int) -> Double {
    let row = Double(min(max(row.index, 0), max(0, rows - 1)))
    guard wraps else { return row }
    let turn = ((position - row) / Double(rows)).rounded()
    return row + Double(rows) * max(0, min(turn, Double(turns - 1)))
  }

  /// The turns that may contain the allowed row nearest to a content row; only the first turn if
  /// the wheel does not wrap or all rows are allowed.
  package func turns(near row: Double, of turns: Int) -> ClosedRange<Int> {
    guard wraps, !valid.isEmpty else { return 0...0 }
    let last = Double(max(0, turns - 1))
    let turn = Int(max(0, min((row / Double(max(1, rows))).rounded(.down), last)))
    return max(0, turn - 1)...min(turn + 1, max(0, turns - 1))
  }

  /// The last row of the content.
  package func lastContentRow(turns: Int) -> Double { max(0, Double(rows) * Double(turns) - 1) }
}
