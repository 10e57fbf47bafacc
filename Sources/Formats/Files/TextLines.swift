internal import Gesture

/// A text line by line, as tools of all kinds write them: with LF or CRLF, the last one perhaps
/// without an end. In a memory of one line and one piece.
struct TextLines {
  private var buffer: PieceBuffer
  /// The number of the line last given.
  private(set) var number: Int32 = 0
  /// Whether the line last given is the last one and has no end: it may have been cut off.
  private(set) var isUnfinished = false

  /// Longer lines than any tool writes are refused, so that no file can ask for all memory.
  static let longest = 1 << 20

  init(_ source: ByteSource, pieceSize: Int = ByteSource.pieceSize) {
    buffer = PieceBuffer(source, pieceSize: pieceSize)
  }
}

extension TextLines {
  /// Hands the next line, without its end, to `read`; nil at the end of the text.
  mutating func next<Result>(
    _ read: (inout TextScan) throws(Objection) -> Result
  ) throws(Objection) -> Result? {
    guard let line = try advance() else { return nil }
    return try buffer.bytes.withUnsafeBufferPointer { (bytes) throws(Objection) in
      var scan = TextScan(UnsafeBufferPointer(rebasing: bytes[line]))
      return try read(&scan)
    }
  }

  private mutating func advance() throws(Objection) -> Range<Int>? {
    var position = buffer.start
    while true {
      if let end = buffer.bytes[position...].firstIndex(of: UInt8(ascii: "\n")) {
        return apply(upTo: end, then: end + 1)
      }
      let waiting = buffer.bytes.count - buffer.start
      guard waiting <= Self.longest else {
        number += 1
        throw Objection(
          .hostile, "a line of more than \(Self.longest) bytes", expected: "a shorter line")
      }
      position = waiting
      guard try buffer.fill() else {
        guard waiting > 0 else { return nil }
        isUnfinished = true
        return apply(upTo: waiting, then: waiting)
      }
    }
  }

  private mutating func apply(upTo end: Int, then next: Int) -> Range<Int> {
    let line = buffer.start..<end
    buffer.use(upTo: next)
    number += 1
    // Two returns where a line went through two programs that end lines so.
    let end = buffer.bytes[line].lastIndex { $0 != UInt8(ascii: "\r") }.map { $0 + 1 }
    return line.lowerBound..<(end ?? line.lowerBound)
  }
}
