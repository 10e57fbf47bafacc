internal import Gesture

/// A trace file line by line, in a memory of one line and one piece.
struct TraceLines {
  private var buffer: PieceBuffer
  /// The number of the line last given, or of the one that is wrong.
  var number: Int32 = 0

  /// Longer lines than any engine fills are refused, so that no file can ask for all memory.
  static let longest = 1 << 20

  init(_ source: ByteSource, pieceSize: Int) {
    buffer = PieceBuffer(source, pieceSize: pieceSize)
  }
}

extension TraceLines {
  /// Hands the next line, without its end, to `read`; nil at the end of the file.
  mutating func next<Result>(
    _ read: (inout TraceScan) throws(Objection) -> Result
  ) throws(Objection) -> Result? {
    guard let end = try endOfLine() else { return nil }
    let line = buffer.start..<end
    buffer.use(upTo: end + 1)
    number += 1
    return try buffer.bytes.withUnsafeBufferPointer { (bytes) throws(Objection) in
      var scan = TraceScan(UnsafeBufferPointer(rebasing: bytes[line]))
      return try read(&scan)
    }
  }

  private mutating func endOfLine() throws(Objection) -> Int? {
    var position = buffer.start
    while true {
      while position < buffer.bytes.count {
        let byte = buffer.bytes[position]
        if byte == UInt8(ascii: "\n") { return position }
        guard byte != UInt8(ascii: "\r") else {
          throw fault(.value, "a carriage return", expected: "lines that end in LF alone", position)
        }
        position += 1
      }
      guard position - buffer.start <= Self.longest else {
        throw fault(
          .hostile, "a line of more than \(Self.longest) bytes", expected: "a shorter line",
          buffer.start)
      }
      position -= buffer.start
      guard try buffer.fill() else {
        guard position > 0 else { return nil }
        throw fault(
          .truncated, "a last line without an end", expected: "a line end (LF)",
          position + buffer.start)
      }
    }
  }

  /// What is wrong with the line that comes next.
  private mutating func fault(
    _ kind: Objection.Kind, _ found: String, expected: String, _ position: Int
  ) -> Objection {
    number += 1
    return Objection(kind, found, expected: expected, offset: position - buffer.start)
  }
}
