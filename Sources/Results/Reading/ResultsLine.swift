package import Text

/// One line of a results file.
package enum ResultsLine: Equatable, Sendable {
  case head(RunHead)
  case row(JudgedRecording)
  case end(RunEnd)

  /// The maximum length of a line in bytes, because a line is read as a whole. The pictures of one
  /// row need far less.
  package static let longest = 64 << 20

  /// Parses one line, and rejects text that this program does not write.
  ///
  /// - Parameter list: The names by which the rows of the file abbreviate their verdicts.
  package init(_ text: some Sequence<UInt8>, _ list: VerdictList? = nil) throws(Objection) {
    let line = try JSONValue(Array(text))
    if let version = line[RunHead.versionKey] {
      guard let number = version.whole, RunHead.readVersions.contains(number) else {
        throw Objection(
          .value, "results of version \(version.number?.text ?? version.kind)",
          expected: "\(RunHead.version), which 'flickbook check --results FILE' writes")
      }
      self = .head(try RunHead.table.read(line))
    } else if RunEnd.table.isMarked(line) {
      self = .end(try RunEnd.table.read(line))
    } else if JudgedRecording.table.isMarked(line) {
      var row = try JudgedRecording.table.read(line)
      try (list ?? VerdictList([])).complete(&row)
      self = .row(row)
    } else {
      throw Objection(
        .sense, "a line that is not from a results file",
        expected: "a file of 'flickbook check --results FILE'")
    }
  }
}
