internal import Results

/// Prepares a row on the thread that judged it, because a single thread receives all rows.
struct RowWriting: Sendable {
  /// The names by which rows abbreviate their verdicts; nil if rows are not written.
  private let list: VerdictList?
  private let quotesLines: Bool
  /// Whether a suite may waive violations. Waivers are applied later, in the order of the plan, and
  /// change rows.
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
