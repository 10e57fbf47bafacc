package import Text

/// One line of a results file.
package enum ResultsLine: Equatable, Sendable {
  case head(RunHead)
  case row(JudgedRecording)
  case end(RunEnd)

  /// The version of the lines that are written and read. Older files are rejected: repeating their
  /// run is cheap.
  package static let version = 3
  static let versionKey = "flickbook"

  /// Maximum length of a line in bytes, because a line is read as a whole. The pictures of one row
  /// are far smaller.
  package static let longest = 64 << 20

  /// Parses one line. Text that this program does not write is rejected.
  package init(_ text: some Sequence<UInt8>) throws(Objection) {
    let line = try JSONValue(Array(text))
    if let version = line[Self.versionKey] {
      guard let number = version.whole, number == Self.version else {
        throw Objection(
          .value, "results of version \(version.number?.text ?? version.kind)",
          expected: "\(Self.version), which 'flickbook check --results FILE' writes")
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
