internal import Gesture

/// How the bytes of a text stand for its characters, which its first bytes say.
enum TextOrder {
  /// UTF-8, or any text that says nothing.
  case narrow
  /// UTF-8 that begins with its mark.
  case marked
  /// UTF-16.
  case wide(WideText)

  static let longestMark = 3

  init(beginning bytes: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xFE]) {
      self = .wide(WideText(isLittle: true))
    } else if bytes.starts(with: [0xFE, 0xFF]) {
      self = .wide(WideText(isLittle: false))
    } else {
      self = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? .marked : .narrow
    }
  }

  /// How many bytes of what is read are the mark itself: U+FEFF has three in UTF-8.
  var mark: Int { if case .narrow = self { 0 } else { 3 } }
}

/// UTF-16 on its way to UTF-8, a piece at a time.
struct WideText {
  let isLittle: Bool
  /// The first byte of a unit whose second has not come.
  private var half: UInt8?
  /// The first unit of a pair whose second has not come.
  private var high: UInt16?
  /// Bytes that found no room.
  private var waiting: [UInt8] = []
  private var isAtEnd = false

  init(isLittle: Bool) { self.isLittle = isLittle }

  /// Fills the buffer with UTF-8; 0 at the end.
  mutating func read(
    into buffer: UnsafeMutableRawBufferPointer,
    from source: (UnsafeMutableRawBufferPointer) throws(Objection) -> Int
  ) throws(Objection) -> Int {
    while waiting.isEmpty, !isAtEnd {
      var bytes = [UInt8](repeating: 0, count: max(2, min(buffer.count, ByteSource.pieceSize)))
      let count = try bytes.withUnsafeMutableBufferPointer { (bytes) throws(Objection) in
        try source(UnsafeMutableRawBufferPointer(bytes))
      }
      isAtEnd = count == 0
      for byte in bytes.prefix(count) { decode(byte) }
      // A half that nothing follows stands for nothing.
      if isAtEnd, half != nil || high != nil { append("\u{FFFD}") }
    }
    let count = min(buffer.count, waiting.count)
    waiting.withUnsafeBytes {
      buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[..<count]))
    }
    waiting.removeFirst(count)
    return count
  }

  private mutating func decode(_ byte: UInt8) {
    guard let first = half else {
      half = byte
      return
    }
    half = nil
    let (low, top) = isLittle ? (first, byte) : (byte, first)
    let unit = UInt16(top) << 8 | UInt16(low)
    if let pair = high {
      high = nil
      if UTF16.isTrailSurrogate(unit) {
        let number = 0x10000 + (UInt32(pair & 0x3FF) << 10 | UInt32(unit & 0x3FF))
        append(Unicode.Scalar(number) ?? "\u{FFFD}")
        return
      }
      append("\u{FFFD}")
    }
    if UTF16.isLeadSurrogate(unit) {
      high = unit
    } else {
      append(Unicode.Scalar(unit) ?? "\u{FFFD}")
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    waiting += UTF8.encode(scalar).map { Array($0) } ?? []
  }
}
