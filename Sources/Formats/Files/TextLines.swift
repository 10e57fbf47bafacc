internal import Gesture

/// A text line by line, as tools of all kinds write them: with LF or CRLF, the last one perhaps
/// without an end. In a memory of one line and one piece.
struct TextLines {
  private let source: ByteSource
  private let pieceSize: Int
  private var buffer: [UInt8] = []
  private var start = 0
  private var isAtEnd = false
  /// The number of the line last given.
  private(set) var number: Int32 = 0

  /// Longer lines than any tool writes are refused, so that no file can ask for all memory.
  static let longest = 1 << 20

  init(_ source: ByteSource, pieceSize: Int = ByteSource.pieceSize) {
    self.source = source
    self.pieceSize = max(1, pieceSize)
  }
}

extension TextLines {
  /// Hands the next line, without its end, to `read`; nil at the end of the text.
  mutating func next<Result>(
    _ read: (inout TextScan) throws(Objection) -> Result
  ) throws(Objection) -> Result? {
    guard let line = try advance() else { return nil }
    return try buffer.withUnsafeBufferPointer { (bytes) throws(Objection) in
      var scan = TextScan(UnsafeBufferPointer(rebasing: bytes[line]))
      return try read(&scan)
    }
  }

  private mutating func advance() throws(Objection) -> Range<Int>? {
    var position = start
    while true {
      if let end = buffer[position...].firstIndex(of: UInt8(ascii: "\n")) {
        return take(upTo: end, then: end + 1)
      }
      guard buffer.count - start <= Self.longest else {
        number += 1
        throw Objection(
          .hostile, "a line of more than \(Self.longest) bytes", expected: "a shorter line")
      }
      position = buffer.count - start
      guard try fill() else {
        guard !buffer.isEmpty else { return nil }
        return take(upTo: buffer.count, then: buffer.count)
      }
    }
  }

  private mutating func take(upTo end: Int, then next: Int) -> Range<Int> {
    let line = start..<end
    start = next
    number += 1
    if line.count > 0, buffer[end - 1] == UInt8(ascii: "\r") { return line.dropLast() }
    return line
  }

  /// Reads one more piece behind what is not yet used, which moves to the front.
  private mutating func fill() throws(Objection) -> Bool {
    buffer.removeFirst(start)
    start = 0
    guard !isAtEnd else { return false }
    let known = buffer.count
    buffer.append(contentsOf: repeatElement(0, count: pieceSize))
    let count = try buffer.withUnsafeMutableBufferPointer { (bytes) throws(Objection) in
      try source.read(
        into: UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(rebasing: bytes[known...])))
    }
    buffer.removeLast(pieceSize - count)
    isAtEnd = count == 0
    return count > 0
  }
}
