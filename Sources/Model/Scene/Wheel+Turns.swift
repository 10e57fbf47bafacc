// The rows of a wheel that wraps: its content is many turns of them, and a row of the content is a
// row of the wheel in one of the turns.

extension Wheel {
  /// The maximum number of turns.
  private static let maxTurns = 1e6

  /// How many turns of the rows content of this height has; one if the wheel does not wrap.
  package func turns(in height: Double) -> Int {
    let turn = Double(rows) * rowHeight
    guard wraps, turn > 0 else { return 1 }
    return Int(max(1, min((height / turn).rounded(), Self.maxTurns)))
  }

  /// The row of the wheel that a row of the content shows.
  package func row(ofContent row: Int) -> RowIndex {
    RowIndex(wraps ? row % max(1, rows) : row)
  }

  /// The row of the content that shows a row, in the turn that is nearest to a position.
  package func contentRow(of row: RowIndex, near position: Double, turns: Int) -> Double {
    let row = Double(min(max(row.index, 0), max(0, rows - 1)))
    guard wraps else { return row }
    let turn = ((position - row) / Double(rows)).rounded()
    return row + Double(rows) * max(0, min(turn, Double(turns - 1)))
  }

  /// The turns whose allowed rows may be the nearest ones to a row of the content; if all rows are
  /// allowed, all turns are one.
  package func turns(near row: Double, of turns: Int) -> ClosedRange<Int> {
    guard wraps, !valid.isEmpty else { return 0...0 }
    let last = Double(max(0, turns - 1))
    let turn = Int(max(0, min((row / Double(max(1, rows))).rounded(.down), last)))
    return max(0, turn - 1)...min(turn + 1, max(0, turns - 1))
  }

  /// The last row of the content.
  package func lastContentRow(turns: Int) -> Double { max(0, Double(rows) * Double(turns) - 1) }
}
