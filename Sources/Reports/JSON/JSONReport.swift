internal import Results

/// The results as one JSON document, for consumers that cannot read JSON Lines: `head`, `rows` and
/// `end`, each with the same keys as in a results file. A row lists every verdict, also those that
/// are sets in a results file.
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
