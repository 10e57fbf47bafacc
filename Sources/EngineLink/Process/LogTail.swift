/// The last of what somebody said: kept in a memory that does not grow with it.
struct LogTail {
  private var bytes: [UInt8] = []
  /// How much was added since counting began.
  private(set) var counted = 0

  /// What is kept.
  static let most = 64 << 10
}

extension LogTail {
  mutating func add(_ more: UnsafeBufferPointer<UInt8>) {
    counted += more.count + 1
    bytes.append(contentsOf: more.suffix(Self.most))
    if bytes.count > 2 * Self.most { bytes.removeFirst(bytes.count - Self.most) }
  }

  mutating func beginCounting() { counted = 0 }

  mutating func endLine() { bytes.append(0x0A) }

  var isEmpty: Bool { bytes.isEmpty }

  /// The last lines that say anything, each no longer than a person reads.
  func lastLines(_ most: Int) -> [String] {
    bytes.suffix(Self.most).split(separator: 0x0A).suffix(most).map { line in
      let text = String(decoding: line.prefix(300), as: UTF8.self)
      return line.count > 300 ? text + "…" : text
    }
  }
}
