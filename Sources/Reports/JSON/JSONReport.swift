internal import Results

/// The results as one JSON document, for consumers that cannot read JSON Lines. Its members are
/// `head`, `rows` and `end`, with the same keys as in a results file. A row lists each verdict,
/// whereas a results file may abbreviate untested and inapplicable invariants.
struct JSONReport: LongReport {
  private let head: RunHead
  private var rows: StoredText
  private(set) var losses: [String] = []

  init(_ head: RunHead, in store: any TextStore) {
    self.head = head
    rows = StoredText(in: store)
  }

  mutating func add(_ row: JudgedRecording) {
    if !rows.isEmpty { rows.add(",\n") }
    rows.add(ResultsText.line(row))
  }

  mutating func write<Failure>(
    _ end: RunEnd?, _ put: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    try put(Array("{\"head\":\(ResultsText.line(head)),\n\"rows\":[\n".utf8))
    if try !rows.write(put) { losses.append("rows of the JSON report cannot be read back") }
    let last = end.map { ResultsText.line($0) } ?? "null"
    try put(Array("\n],\n\"end\":\(last)}\n".utf8))
  }
}
