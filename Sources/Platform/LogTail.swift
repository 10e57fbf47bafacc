#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
  /// The end of a log, with constant memory use.
  package struct LogTail {
    private var bytes: [UInt8] = []
    /// Number of bytes added since counting began.
    package private(set) var counted = 0

    /// Maximum number of bytes kept.
    private static let maximum = 64 << 10

    package init() {}

    package mutating func add(_ more: UnsafeBufferPointer<UInt8>) {
      counted += more.count + 1
      bytes.append(contentsOf: more.suffix(Self.maximum))
      if bytes.count > 2 * Self.maximum { bytes.removeFirst(bytes.count - Self.maximum) }
    }

    /// Adds the contents of a pipe, and closes it at its end.
    package mutating func drain(_ descriptor: inout Int32) {
      var piece = [UInt8](repeating: 0, count: 16_384)
      // A process that writes endlessly must not block this loop.
      for _ in 0..<16 {
        let count = read(descriptor, &piece, piece.count)
        guard count > 0 else {
          if count == 0 {
            close(descriptor)
            descriptor = -1
          }
          return
        }
        piece[..<count].withUnsafeBufferPointer { add($0) }
      }
    }

    package mutating func beginCounting() { counted = 0 }

    package mutating func endLine() { bytes.append(0x0A) }

    /// The last non-empty lines, truncated to a readable length, below a title; empty if there are
    /// none.
    package func lastLines(_ maximum: Int, of name: String) -> String {
      let lines = bytes.suffix(Self.maximum).split(separator: 0x0A).suffix(maximum)
      guard !lines.isEmpty else { return "" }
      return lines.reduce(into: "\nlast on its \(name):") { text, line in
        text += "\n  " + String(decoding: line.prefix(300), as: UTF8.self)
        if line.count > 300 { text += "…" }
      }
    }
  }
#endif
