#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
  /// Input that was read from a descriptor and is consumed line by line.
  package struct ReadLines {
    private var buffer: [UInt8] = []
    private var start = 0
    private var end = 0
    /// The index up to which no line end was found.
    private var searched = 0
    private let ending: UInt8

    private static let pieceSize = 1 << 16

    /// - Parameter ending: The byte that ends each line.
    package init(endingWith ending: UInt8 = 0x0A) { self.ending = ending }

    /// Reads from a descriptor into the buffer; returns the result of read(2).
    package mutating func read(from descriptor: Int32) -> Int {
      if start == end { (start, end, searched) = (0, 0, 0) }
      if buffer.count - end < Self.pieceSize {
        buffer.removeFirst(start)
        (end, searched, start) = (end - start, searched - start, 0)
        if buffer.count - end < Self.pieceSize {
          buffer.append(contentsOf: repeatElement(0, count: max(Self.pieceSize, buffer.count)))
        }
      }
      let capacity = end
      let count = buffer.withUnsafeMutableBytes { bytes in
        Platform.read(descriptor, bytes.baseAddress.map { $0 + capacity }, bytes.count - capacity)
      }
      if count > 0 { end += count }
      return count
    }

    /// Whether reading would return bytes immediately.
    package static func hasMore(in descriptor: Int32) -> Bool {
      var question = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      return poll(&question, 1, 0) > 0 && question.revents & Int16(POLLIN) != 0
    }

    /// Consumes the next complete line, and returns its range without the line end.
    package mutating func nextLine() -> Range<Int>? {
      let (from, to) = (searched, end)
      let index = buffer.withUnsafeBytes { bytes -> Int? in
        guard let base = bytes.baseAddress, to > from,
          let found = memchr(base + from, Int32(ending), to - from)
        else { return nil }
        return UnsafeRawPointer(found) - base
      }
      guard let index else {
        searched = end
        return nil
      }
      let line = start..<index
      start = index + 1
      searched = start
      return line
    }

    package func begins(_ line: Range<Int>, with sign: Unicode.Scalar) -> Bool {
      buffer[line].first { $0 != 0x20 && $0 != 0x09 } == UInt8(ascii: sign)
    }

    /// Passes the bytes of a line to `body`. The line is valid until the next read.
    package func read<Result, Failure: Error>(
      _ line: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      try buffer.withUnsafeBufferPointer { (bytes) throws(Failure) in
        try body(UnsafeBufferPointer(rebasing: bytes[line]))
      }
    }

    /// The bytes after the last line end.
    package var rest: Range<Int> { start..<end }

    /// The beginning of the bytes after the last line end, for messages.
    package var excerpt: String { excerpt(of: rest) }

    /// The beginning of a line, for messages.
    package func excerpt(of line: Range<Int>) -> String {
      let piece = buffer[line].prefix(60)
      return "\"\(String(decoding: piece, as: UTF8.self))\(line.count > 60 ? "…" : "")\""
    }
  }
#endif
