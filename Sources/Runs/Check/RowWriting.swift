internal import Results

/// Processes a row on the thread that judged it, so that the only thread that receives the rows has
/// little to do.
struct RowWriting: Sendable {
  /// How rows abbreviate their verdicts; nil if rows are not written.
  private let list: VerdictList?
  private let quotesLines: Bool
  /// Whether a suite may waive violations. This is decided in the order of the plan, and changes
  /// rows.
  private let isWaiving: Bool

  init(_ list: VerdictList?, quotes quotesLines: Bool, waives isWaiving: Bool) {
    self.list = list
    self.quotesLines = quotesLines
    self.isWaiving = isWaiving
  }

  func prepare(_ checked: inout Checked) {
    if quotesLines {
      SourceLines.quote(in: &checked.row)
      checked.isQuoted = true
    }
    guard let list, !isWaiving || !checked.row.needsAttention else { return }
    checked.line = Array(ResultsText.line(checked.row, list).utf8)
  }
}
