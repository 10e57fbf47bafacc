internal import Results

/// The results as one JSON document, for consumers that cannot read JSON Lines: `head`, `rows` and
/// `end`, each with the same keys as in a results file. A row lists every verdict, also those that
/// are sets in a results file.
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
