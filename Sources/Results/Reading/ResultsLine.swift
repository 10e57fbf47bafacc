package import Text

/// One line of a results file.
package enum ResultsLine: Equatable, Sendable {
  case head(RunHead)
  case row(JudgedRecording)
  case end(RunEnd)

  /// Maximum length of a line in bytes, because a line is read as a whole. The pictures of one row
  /// are far smaller.
  package static let longest = 64 << 20

  /// Parses one line. Text that this program does not write is rejected.
  package init(_ text: some Sequence<UInt8>) throws(Objection) {
    let line = try JSONValue(Array(text))
    if let version = line[RunHead.versionKey] {
      guard let number = version.whole, number == RunHead.version else {
        throw Objection(
          .value, "results of version \(version.number?.text ?? version.kind)",
          expected: "\(RunHead.version), which 'flickbook check --results FILE' writes")
      }
      self = .head(try RunHead.table.read(line))
    } else if RunEnd.table.isMarked(line) {
      self = .end(try RunEnd.table.read(line))
    } else if JudgedRecording.table.isMarked(line) {
      self = .row(try JudgedRecording.table.read(line))
    } else {
      throw Objection(
        .sense, "a line that is not from a results file",
        expected: "a file of 'flickbook check --results FILE'")
    }
  }
}
