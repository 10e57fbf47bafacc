internal import Gesture

/// The lines of a results file, of which no more stands in memory than is being read: those of a million
/// recordings fill gigabytes.
struct ResultsLines: Sendable {
  /// More bytes of the file; none at its end.
  typealias More = @Sendable () throws(FormatError) -> [UInt8]

  private var bytes: [UInt8]
  private var next = 0
  /// Where the first of the bytes stands in the file.
  private var offset = 0
  private var more: More?
  /// As errors name it.
  private let file: String
  /// How many lines were handed out.
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

  /// The next line without its line feed, and where it stands. What has no line feed was being written
  /// when its writer was killed, and is no line.
  mutating func pop() throws(FormatError) -> (bytes: ArraySlice<UInt8>, place: Range<Int>)? {
    guard let end = try end() else { return nil }
    let line = bytes[next..<end]
    let place = (offset + next)..<(offset + end)
    next = end + 1
    count += 1
    return (line, place)
  }

  /// Whether no line is left.
  mutating func isOver() throws(FormatError) -> Bool { try end() == nil }

  /// Where the next line ends.
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
            expected: "what 'flickbook check --results FILE' writes"))
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
