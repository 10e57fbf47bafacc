internal import Gesture

/// A trace file line by line, in a memory of one line and one piece.
struct TraceLines {
  private var buffer: PieceBuffer
  /// The number of the line last given.
  private(set) var number: Int32 = 0

  /// Longer lines than any engine fills are refused, so that no file can ask for all memory.
  static let longest = 1 << 20

  init(_ source: ByteSource, pieceSize: Int) {
    buffer = PieceBuffer(source, pieceSize: pieceSize)
  }
}

extension TraceLines {
  /// Hands the next line, without its end, to `read`; nil at the end of the file.
  mutating func next<Result>(
    _ read: (inout TraceScan) throws(TraceFault) -> Result
  ) throws(TraceFault) -> Result? {
    guard let end = try endOfLine() else { return nil }
    let line = buffer.start..<end
    buffer.use(upTo: end + 1)
    number += 1
    return try buffer.bytes.withUnsafeBufferPointer { (bytes) throws(TraceFault) in
      var scan = TraceScan(UnsafeBufferPointer(rebasing: bytes[line]))
      return try read(&scan)
    }
  }

  private mutating func endOfLine() throws(TraceFault) -> Int? {
    var position = buffer.start
    while true {
      while position < buffer.bytes.count {
        let byte = buffer.bytes[position]
        if byte == UInt8(ascii: "\n") { return position }
        guard byte != UInt8(ascii: "\r") else {
          throw TraceFault(
            Objection(.value, "a carriage return", expected: "lines that end in LF alone"),
            at: position - buffer.start, line: number + 1)
        }
        position += 1
      }
      guard position - buffer.start <= Self.longest else {
        throw TraceFault(
          Objection(
            .hostile, "a line of more than \(Self.longest) bytes", expected: "a shorter line"),
          at: 0, line: number + 1)
      }
      position -= buffer.start
      guard try fill() else {
        guard position > 0 else { return nil }
        throw TraceFault(
          Objection(.truncated, "a last line without an end", expected: "a line end (LF)"),
          at: position, line: number + 1)
      }
    }
  }

  private mutating func fill() throws(TraceFault) -> Bool {
    do { return try buffer.fill() } catch { throw TraceFault(error, at: -1, line: 0) }
  }
}

/// What is wrong with a line, and where in it: not yet in which file.
struct TraceFault: Error {
  var objection: Objection
  /// Bytes before the place.
  var offset: Int
  /// 0 where the line is the one being read.
  var line: Int32

  init(_ objection: Objection, at offset: Int, line: Int32 = 0) {
    self.objection = objection
    self.offset = offset
    self.line = line
  }
}
