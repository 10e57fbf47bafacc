internal import Gesture

/// What was read of a source and is not used yet: grows by a piece at a time, and what is used makes
/// room. For readers of lines, each of which must stand in one piece of memory.
struct PieceBuffer {
  private let source: ByteSource
  private(set) var bytes: [UInt8] = []
  /// Where in `bytes` begins what is not used yet.
  private(set) var start = 0
  private var isAtEnd = false

  init(_ source: ByteSource) { self.source = source }

  mutating func use(upTo end: Int) { start = end }

  /// Reads one more piece behind what is not yet used, which moves to the front. False at the end,
  /// and after it could not be read once.
  mutating func fill() throws(Objection) -> Bool {
    bytes.removeFirst(start)
    start = 0
    guard !isAtEnd else { return false }
    let known = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: source.pieceSize))
    var count = 0
    defer {
      bytes.removeLast(source.pieceSize - count)
      isAtEnd = count == 0
    }
    count = try bytes.withUnsafeMutableBufferPointer { (bytes) throws(Objection) in
      try source.read(
        into: UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(rebasing: bytes[known...])))
    }
    return count > 0
  }
}
