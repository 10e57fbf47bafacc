internal import Gesture

/// One line of a log, read from left to right.
struct TextScan: LineScan {
  let bytes: UnsafeBufferPointer<UInt8>
  private(set) var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var isAtEnd: Bool { position == bytes.count }
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// What has not been read yet.
  var rest: String { String(decoding: bytes[position...], as: UTF8.self) }

  mutating func skipBlanks() {
    while let byte = next, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") { position += 1 }
  }

  /// Steps over these bytes if they stand here.
  mutating func skip(_ text: StaticString) -> Bool {
    guard bytes.has(text, at: position) else { return false }
    position += text.utf8CodeUnitCount
    return true
  }

  /// The next word, up to a blank; empty at the end of the line.
  mutating func word() -> UnsafeBufferPointer<UInt8> {
    word { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }

  mutating func word(until isEnd: (UInt8) -> Bool) -> UnsafeBufferPointer<UInt8> {
    skipBlanks()
    let start = position
    while position < bytes.count, !isEnd(bytes[position]) { position += 1 }
    return UnsafeBufferPointer(rebasing: bytes[start..<position])
  }

  mutating func back(to position: Int) { self.position = position }

  /// A whole number, in decimal or in hexadecimal digits; nil, and nowhere further, where none stands.
  mutating func whole(radix: Int = 10) -> Int64? {
    skipBlanks()
    let start = position
    let isNegative = skip("-")
    var number: Int64 = 0
    var digits = 0
    while let digit = next.flatMap({ value(of: $0, radix) }) {
      let (tens, over) = number.multipliedReportingOverflow(by: Int64(radix))
      let (sum, more) = tens.addingReportingOverflow(digit)
      guard !over, !more else {
        position = start
        return nil
      }
      number = sum
      digits += 1
      position += 1
    }
    guard digits > 0 else {
      position = start
      return nil
    }
    return isNegative ? -number : number
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
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether these bytes stand at a position.
  func has(_ text: StaticString, at position: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard count - position >= length else { return false }
    for index in 0..<length where self[position + index] != text.utf8Start[index] { return false }
    return true
  }
}
