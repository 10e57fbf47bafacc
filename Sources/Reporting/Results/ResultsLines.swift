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

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  init(_ more: @escaping More) {
    bytes = []
    self.more = more
  }

  /// The next line without its line feed, and where it stands. What has no line feed was being written
  /// when its writer was killed, and is no line.
  mutating func pop() throws(FormatError) -> (bytes: ArraySlice<UInt8>, place: Range<Int>)? {
    guard let end = try end() else { return nil }
    let line = bytes[next..<end]
    let place = (offset + next)..<(offset + end)
    next = end + 1
    return (line, place)
  }

  /// Whether no line is left.
  mutating func isOver() throws(FormatError) -> Bool { try end() == nil }

  /// Where the next line ends.
  private mutating func end() throws(FormatError) -> Int? {
    var searched = next
    while true {
      if let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) { return end }
      guard let more else { return nil }
      let piece = try more()
      if piece.isEmpty {
        self.more = nil
        return nil
      }
      searched = bytes.count - next
      bytes.removeSubrange(..<next)
      (offset, next) = (offset + next, 0)
      bytes += piece
    }
  }
}
