internal import Files
internal import Text

/// One line of a log, parsed from left to right.
struct TextScan: LineScan {
  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The text that has not been parsed yet.
  var rest: String { String(decoding: bytes[position...], as: UTF8.self) }

  mutating func skipBlanks() {
    while let byte = next, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") { position += 1 }
  }

  /// The next word, up to whitespace; empty at the end of the line.
  mutating func word() -> UnsafeBufferPointer<UInt8> {
    skipBlanks()
    return word { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }

  /// Parses a whole number in decimal or hexadecimal digits. If there is no number, the result is
  /// nil and the position does not change.
  mutating func whole(radix: Int = 10) -> Int64? {
    skipBlanks()
    let start = position
    _ = skip("-")
    let digits = word { byte in
      byte &- UInt8(ascii: "0") >= 10 && (radix < 16 || (byte | 0x20) &- UInt8(ascii: "a") >= 6)
    }
    guard let magnitude = Int64(String(decoding: digits, as: UTF8.self), radix: radix) else {
      position = start
      return nil
    }
    return bytes[start] == UInt8(ascii: "-") ? -magnitude : magnitude
  }

  /// The error for unexpected text at the current position.
  func found(expected: String) -> Objection {
    var rest = self
    let word = String(decoding: rest.word().prefix(40), as: UTF8.self)
    return Objection(
      .value, word.isEmpty ? "the end of the line" : "\"\(word)\"", expected: expected)
  }

  /// The error for unexpected text that begins at `start`. The position is reset to `start`.
  mutating func found(at start: Int, expected: String) -> Objection {
    position = start
    return found(expected: expected)
  }
}
