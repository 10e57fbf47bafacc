internal import Text

/// The encoding of a text, detected from its first bytes.
package enum TextOrder {
  /// UTF-8, or any text without a byte order mark.
  case narrow
  /// UTF-8 with a byte order mark.
  case marked
  /// UTF-16.
  case wide(WideText)

  package static let longestMark = 3

  package init(beginning bytes: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xFE]) {
      self = .wide(WideText(isLittle: true))
    } else if bytes.starts(with: [0xFE, 0xFF]) {
      self = .wide(WideText(isLittle: false))
    } else {
      self = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? .marked : .narrow
    }
  }

  /// The length of the byte order mark in the UTF-8 text: U+FEFF takes three bytes.
  package var mark: Int { if case .narrow = self { 0 } else { 3 } }
}

/// Converts UTF-16 to UTF-8 piece by piece.
package struct WideText {
  let isLittle: Bool
  /// The bytes of an incomplete code unit or surrogate pair.
  private var begun: [UInt8] = []
  /// Converted bytes that did not fit into the buffer.
  private var waiting: [UInt8] = []
  private var isAtEnd = false

  init(isLittle: Bool) { self.isLittle = isLittle }

  /// Fills the buffer with UTF-8, and returns the number of bytes. Returns 0 at the end.
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
      if !isAtEnd {
        decode(begun + bytes.prefix(count))
      } else if !begun.isEmpty {
        // An incomplete unit at the end becomes a replacement character.
        waiting += "\u{FFFD}".utf8
      }
    }
    let count = min(buffer.count, waiting.count)
    waiting.withUnsafeBytes {
      buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[..<count]))
    }
    waiting.removeFirst(count)
    return count
  }

  private mutating func decode(_ bytes: [UInt8]) {
    var units = stride(from: 0, to: bytes.count - 1, by: 2).map { index in
      let (low, high) = isLittle ? (index, index + 1) : (index + 1, index)
      return UInt16(bytes[high]) << 8 | UInt16(bytes[low])
    }
    if let last = units.last, UTF16.isLeadSurrogate(last) { units.removeLast() }
    begun = Array(bytes[(2 * units.count)...])
    waiting += String(decoding: units, as: UTF16.self).utf8
  }
}
