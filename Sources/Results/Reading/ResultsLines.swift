internal import Text

/// Reads the lines of a results file one at a time, because the lines of a million recordings take
/// gigabytes.
struct ResultsLines: Sendable {
  /// Returns the next bytes of the file; empty at its end.
  typealias More = @Sendable () throws(FormatError) -> [UInt8]

  private var bytes: [UInt8]
  private var next = 0
  /// The offset of the first buffered byte in the file.
  private var offset = 0
  private var more: More?
  /// The name of the file in errors.
  private let file: String
  /// The number of lines returned so far.
  private var count: Int32 = 0

  init(_ bytes: [UInt8], named file: String) {
    self.bytes = bytes
    self.file = file
  }

  init(named file: String, _ more: @escaping More) {
    bytes = []
    self.more = more
    self.file = file
  }

  /// Returns the next line without its line feed, and its range in the file. A last line without a
  /// line feed is ignored: its writer was killed.
  mutating func pop() throws(FormatError) -> (bytes: ArraySlice<UInt8>, location: Range<Int>)? {
    guard let end = try end() else { return nil }
    let line = bytes[next..<end]
    let range = (offset + next)..<(offset + end)
    next = end + 1
    count += 1
    return (line, range)
  }

  /// Whether no line is left.
  mutating func isOver() throws(FormatError) -> Bool { try end() == nil }

  /// The index of the line feed that ends the next line; nil if no complete line is left.
  private mutating func end() throws(FormatError) -> Int? {
    var searched = next
    while true {
      let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n"))
      guard (end ?? bytes.count) - next <= ResultsLine.longest else {
        let megabytes = ResultsLine.longest >> 20
        throw FormatError(
          in: file, at: FileLocation(line: count + 1, column: 1),
          Objection(
            .hostile, "a line of more than \(megabytes) MiB",
            expected: "a file of 'flickbook check --results FILE'"))
      }
      if let end { return end }
      guard let more else { return nil }
      let piece = try more()
      if piece.isEmpty {
        self.more = nil
        return nil
      }
      searched = bytes.count - next
      bytes.removeSubrange(..<next)
      offset = offset + next
      next = 0
      bytes += piece
    }
  }
}
