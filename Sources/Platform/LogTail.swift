#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
  /// Stores the end of a log in limited memory.
  package struct LogTail {
    private var bytes: [UInt8] = []
    /// The number of bytes added since `beginCounting`, including one for each call of `add`.
    package private(set) var counted = 0

    /// The maximum number of bytes kept.
    private static let maximum = 64 << 10

    package init() {}

    package mutating func add(_ more: UnsafeBufferPointer<UInt8>) {
      counted += more.count + 1
      bytes.append(contentsOf: more.suffix(Self.maximum))
      if bytes.count > 2 * Self.maximum { bytes.removeFirst(bytes.count - Self.maximum) }
    }

    /// Adds available bytes of a pipe. At the end of the pipe, closes it and sets the descriptor to
    /// -1.
    package mutating func drain(_ descriptor: inout Int32) {
      var piece = [UInt8](repeating: 0, count: 16_384)
      // The limit ensures that a process that writes endlessly cannot block the caller.
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

    /// The last lines that are not empty, below a title, truncated to a readable length; an empty
    /// text if there are none.
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
