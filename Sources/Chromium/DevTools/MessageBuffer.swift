internal import Platform

/// What the browser has written and nobody has read yet, message by message: each ends with a zero.
struct MessageBuffer {
  private var buffer: [UInt8] = []
  private var start = 0
  private var end = 0
  /// Up to where there is no zero.
  private var searched = 0

  /// The longest message: a picture of a window is far below.
  static let longest = 64 << 20
  private static let pieceSize = 1 << 16
}

extension MessageBuffer {
  /// As read(2).
  mutating func read(from descriptor: Int32) -> Int {
    if start == end { (start, end, searched) = (0, 0, 0) }
    if buffer.count - end < Self.pieceSize {
      buffer.removeFirst(start)
      (end, searched, start) = (end - start, searched - start, 0)
      buffer.append(contentsOf: repeatElement(0, count: max(Self.pieceSize, buffer.count)))
    }
    let room = end
    let count = buffer.withUnsafeMutableBytes { bytes in
      Platform.read(descriptor, bytes.baseAddress.map { $0 + room }, bytes.count - room)
    }
    if count > 0 { end += count }
    return count
  }

  /// Hands out the next whole message, which is used up; nil where there is none.
  mutating func next<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    let (from, to) = (searched, end)
    let place = buffer.withUnsafeBytes { bytes -> Int? in
      guard let base = bytes.baseAddress, to > from, let found = memchr(base + from, 0, to - from)
      else { return nil }
      return UnsafeRawPointer(found) - base
    }
    guard let place else {
      searched = end
      return nil
    }
    let message = start..<place
    start = place + 1
    searched = start
    return try buffer.withUnsafeBufferPointer { (bytes) throws(Failure) in
      try body(UnsafeBufferPointer(rebasing: bytes[message]))
    }
  }

  /// How much of a message has come that has not ended.
  var rest: Int { end - start }
}
