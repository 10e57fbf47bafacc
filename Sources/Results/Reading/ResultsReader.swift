package import Text

/// Reads a results file line by line and validates its structure: a head, rows in the order of the
/// plan, and an end that counts them. The file of a killed run has no end. This is not an error,
/// but reports state that the file is incomplete.
package struct ResultsReader {
  /// The name of the file in errors.
  package let file: String
  package let head: RunHead
  /// How the run ended; `nil` before all rows are read, or if the file is truncated.
  package private(set) var end: RunEnd?
  /// The last line, read before the rows; `nil` if the file is truncated.
  package let lastLine: RunEnd?
  /// The summary of the rows read so far.
  package private(set) var summary = RunSummary()

  /// The range of the most recent row in the file, without its line feed.
  package private(set) var range = 0..<0

  /// The lines that have not been read yet.
  private var lines: ResultsLines
  private let list: VerdictList
  private var line: Int32 = 1
  private var last = -1

  package init(_ bytes: [UInt8], named file: String) throws(FormatError) {
    try self.init(ResultsLines(bytes, named: file), last: bytes.lastLine, named: file)
  }

  /// Creates a reader that reads a file piece by piece.
  ///
  /// - Parameters:
  ///   - last: The last line that ends with a line feed, without that line feed.
  ///   - more: Returns the next bytes of the file; empty at its end.
  package init(
    named file: String, last: some Sequence<UInt8>,
    _ more: @escaping @Sendable () throws(FormatError) -> [UInt8]
  ) throws(FormatError) {
    try self.init(ResultsLines(named: file, more), last: last, named: file)
  }

  private init(
    _ lines: ResultsLines, last: some Sequence<UInt8>, named file: String
  ) throws(FormatError) {
    self.file = file
    self.lines = lines
    let first = try self.lines.pop()?.bytes
    if case .end(let end)? = try? ResultsLine(last) { lastLine = end } else { lastLine = nil }
    do throws(Objection) {
      guard let first, case .head(let head) = try ResultsLine(first) else {
        throw Objection(
          .missing, "no first line with \"flickbook\"",
          expected: "a file of 'flickbook check --results FILE'")
      }
      self.head = head
      list = VerdictList(head.invariants)
    } catch {
      throw FormatError(in: file, at: error.location(inLine: 1), error)
    }
  }

  /// The next row; `nil` after the last row.
  package mutating func next() throws(FormatError) -> JudgedRecording? {
    guard let next = try lines.pop() else { return nil }
    line += 1
    range = next.location
    let isLast = try lines.isOver()
    do throws(Objection) {
      switch try ResultsLine(next.bytes, list) {
      case .head: throw Objection(.misplaced, "a second first line")
      case .row(let row):
        guard row.number > last, row.number < head.planned else {
          throw Objection(
            .sense, "row \(row.number) of \(head.planned) after row \(last)",
            expected: "rows in the order of the plan")
        }
        last = row.number
        summary.add(row)
        return row
      case .end(let end):
        try check(end, isLast: isLast)
        self.end = end
        return nil
      }
    } catch {
      throw FormatError(in: file, at: error.location(inLine: line), error)
    }
  }

  private func check(_ end: RunEnd, isLast: Bool) throws(Objection) {
    guard isLast else { throw Objection(.misplaced, "lines after the last one") }
    guard end.recordings == summary.recordings, end.broken == summary.broken else {
      throw Objection(
        .sense, "the last line counts \(end.recordings) recordings, \(end.broken) broken",
        expected: "\(summary.recordings) and \(summary.broken), the sums of the rows")
    }
    guard end.untested == summary.untested, end.refused == summary.refused else {
      throw Objection(
        .sense, "the last line counts \(end.untested) recordings untested, \(end.refused) refused",
        expected: "\(summary.untested) and \(summary.refused), the sums of the rows")
    }
  }
}

extension Objection {
  /// The location of the error in a line. An error without an offset is located at the start of the
  /// line.
  package func location(inLine line: Int32) -> FileLocation {
    FileLocation(line: line, column: Int32(clamping: offset ?? 0) + 1)
  }
}

extension [UInt8] {
  /// The last line that ends with a line feed; the line feed is removed.
  fileprivate var lastLine: ArraySlice<UInt8> {
    let lineFeed = UInt8(ascii: "\n")
    guard let end = lastIndex(of: lineFeed) else { return [] }
    let start = self[..<end].lastIndex(of: lineFeed).map { $0 + 1 } ?? 0
    return self[start..<end]
  }
}
