/// The results as one JSON text, for those who cannot read lines: `head`, `rows` and `end`, each with
/// the keys it has in a results file.
struct JSONReport: Report {
  private let head: RunHead
  private var rows = ""

  init(_ head: RunHead) { self.head = head }

  mutating func add(_ row: JudgedRecording) {
    if !rows.isEmpty { rows += ",\n" }
    rows += ResultsText.line(row)
  }

  mutating func text(_ end: RunEnd?) -> String {
    """
    {"head":\(ResultsText.line(head)),
    "rows":[
    \(rows)
    ],
    "end":\(end.map { ResultsText.line($0) } ?? "null")}

    """
  }
}
