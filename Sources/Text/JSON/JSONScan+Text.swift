extension JSONScan {
  package mutating func text() throws(Objection) -> String {
    space()
    let start = position
    guard at(UInt8(ascii: "\"")) else { throw fault("a text") }
    let first = position
    // Fast path: nearly every string is ASCII without escapes.
    if skipsASCII() {
      return String(
        decoding: UnsafeBufferPointer(rebasing: bytes[first..<(position - 1)]), as: UTF8.self)
    }
    position = endOfPlainText()
    guard !at(UInt8(ascii: "\"")) else { return try decoded(bytes[first..<(position - 1)], start) }
    var text = Array(bytes[first..<position])
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position += 1
        return try decoded(text, start)
      case UInt8(ascii: "\\"):
        position += 1
        text.append(contentsOf: String(Character(try escaped())).utf8)
      case 0..<0x20: throw fault("a text without control characters", at: start)
      default:
        let plain = position
        position = endOfPlainText()
        text.append(contentsOf: bytes[plain..<position])
      }
    }
    throw fault("a text with its end", at: start)
  }

  /// Skips a string if it is ASCII without escapes.
  mutating func skipsPlainText() -> Bool {
    position += 1
    if skipsASCII() { return true }
    position -= 1
    return false
  }

  /// Skips the rest of a string and its closing quote if it is ASCII without escapes.
  private mutating func skipsASCII() -> Bool {
    var end = position
    while end < bytes.count, 0x20..<0x80 ~= bytes[end], bytes[end] != UInt8(ascii: "\\") {
      end += 1
      guard bytes[end - 1] == UInt8(ascii: "\"") else { continue }
      position = end
      return true
    }
    return false
  }

  private func endOfPlainText() -> Int {
    var end = position
    while end < bytes.count, bytes[end] >= 0x20, bytes[end] != UInt8(ascii: "\""),
      bytes[end] != UInt8(ascii: "\\")
    {
      end += 1
    }
    return end
  }

  private func decoded(_ text: some Collection<UInt8>, _ start: Int) throws(Objection) -> String {
    // `init(validating:as:)` needs iOS 18. `String(decoding:as:)` replaces invalid UTF-8, which the
    // comparison detects.
    let decoded = String(decoding: text, as: UTF8.self)
    guard decoded.utf8.elementsEqual(text) else { throw fault("UTF-8", at: start) }
    return decoded
  }

  private mutating func escaped() throws(Objection) -> Unicode.Scalar {
    guard position < bytes.count else { throw fault("an escape") }
    position += 1
    switch bytes[position - 1] {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      var number = try hexadecimal()
      if 0xD800..<0xDC00 ~= number {
        // The first half of a surrogate pair, so that the second half must follow.
        guard at(UInt8(ascii: "\\")), at(UInt8(ascii: "u")) else { throw fault("\\u") }
        let low = try hexadecimal()
        guard 0xDC00..<0xE000 ~= low else { throw fault("the second half of a character") }
        number = 0x10000 + (number - 0xD800) << 10 + (low - 0xDC00)
      }
      guard let scalar = Unicode.Scalar(number) else { throw fault("a character") }
      return scalar
    default: throw fault("an escape of JSON", at: position - 2)
    }
  }

  private mutating func hexadecimal() throws(Objection) -> UInt32 {
    var number: UInt32 = 0
    for index in position..<(position + 4) {
      guard index < bytes.count, let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue
      else { throw fault("four hexadecimal digits") }
      number = number << 4 | UInt32(digit)
    }
    position += 4
    return number
  }
}
