internal import Gesture

/// One line of a log, read from left to right.
struct TextScan: LineScan {
  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// What has not been read yet.
  var rest: String { String(decoding: bytes[position...], as: UTF8.self) }

  mutating func skipBlanks() {
    while let byte = next, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") { position += 1 }
  }

  /// The next word, up to a blank; empty at the end of the line.
  mutating func word() -> UnsafeBufferPointer<UInt8> {
    skipBlanks()
    return word { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }

  /// A whole number, in decimal or in hexadecimal digits; nil, and nowhere further, where none stands.
  mutating func whole(radix: Int = 10) -> Int64? {
    skipBlanks()
    let start = position
    guard let number = digits(radix) else {
      position = start
      return nil
    }
    return number
  }

  private mutating func digits(_ radix: Int) -> Int64? {
    let isNegative = skip("-")
    var number: Int64 = 0
    var digits = 0
    while let digit = next.flatMap({ value(of: $0, radix) }) {
      let (tens, over) = number.multipliedReportingOverflow(by: Int64(radix))
      let (sum, more) = tens.addingReportingOverflow(digit)
      guard !over, !more else { return nil }
      number = sum
      digits += 1
      position += 1
    }
    return digits == 0 ? nil : isNegative ? -number : number
  }

  private func value(of byte: UInt8, _ radix: Int) -> Int64? {
    let digit = byte &- UInt8(ascii: "0")
    if digit < 10 { return Int64(digit) }
    let letter = (byte | 0x20) &- UInt8(ascii: "a")
    return radix == 16 && letter < 6 ? Int64(letter) + 10 : nil
  }

  /// What stands here where something else should: the objection, for a place in the line.
  func found(expected: String) -> Objection {
    var rest = self
    let word = String(decoding: rest.word().prefix(40), as: UTF8.self)
    return Objection(
      .value, word.isEmpty ? "the end of the line" : "\"\(word)\"", expected: expected)
  }

  /// The same of what was begun further back, where the line then stands again.
  mutating func found(at start: Int, expected: String) -> Objection {
    position = start
    return found(expected: expected)
  }
}
