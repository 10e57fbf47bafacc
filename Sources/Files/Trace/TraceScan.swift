internal import Model
internal import Text

/// A line of a trace, parsed from left to right. Each value ends at a separator.
struct TraceScan: LineScan {
  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0
  /// The abilities whose columns contained a `?`.
  var unreported: Abilities = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func skip(_ text: [UInt8]) -> Bool {
    guard bytes.count - position >= text.count else { return false }
    for index in text.indices where bytes[position + index] != text[index] { return false }
    position += text.count
    return true
  }

  mutating func expect(_ text: StaticString) throws(Objection) {
    guard skip(text) else {
      throw fault(expected: text.utf8Start.pointee == 9 ? "a tab" : "\"\(text)\"")
    }
  }

  func expectEnd() throws(Objection) {
    guard isAtEnd else { throw fault(expected: "the end of the line") }
  }

  mutating func number() throws(Objection) -> Double {
    let start = position
    let text = word { !($0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") || isDigit($0)) }
    if let number = DecimalNumber.parse(text) { return number }
    // Engines may show numbers that no recording contains, such as 10³⁰. Such numbers are rare and
    // are parsed by the library.
    position = start
    // A number that is not finite ends a replay, and its trace.
    if skip("nan") { return .nan }
    if skip("inf") { return .infinity }
    if skip("-inf") { return -.infinity }
    guard text.count < 1100, isPlainDecimal(text),
      let number = Double(String(decoding: text, as: UTF8.self)), number.isFinite
    else { throw fault(expected: "a number") }
    position = start + text.count
    return number
  }

  mutating func whole() throws(Objection) -> Int {
    let start = position
    let isNegative = skip("-")
    let text = word { !isDigit($0) }
    var number = 0
    for digit in text {
      let (tens, isTooLarge) = number.multipliedReportingOverflow(by: 10)
      let (sum, isTooMuch) = tens.subtractingReportingOverflow(Int(digit - UInt8(ascii: "0")))
      guard !isTooLarge, !isTooMuch else { throw fault(at: start, expected: "a whole number") }
      number = sum
    }
    // The number is accumulated as a negative number, because the negative integers include a
    // number without a positive counterpart.
    guard !text.isEmpty, isNegative || number != .min else {
      throw fault(at: start, expected: "a whole number")
    }
    return isNegative ? number : -number
  }

  mutating func time() throws(Objection) -> Instant {
    let start = position
    let isNegative = skip("-")
    let text = word { !($0 == UInt8(ascii: ".") || isDigit($0)) }
    guard let time = DecimalTime.parse(text) else {
      throw fault(at: start, expected: "milliseconds with at most six decimals")
    }
    return isNegative ? Instant(nanoseconds: -time.nanoseconds) : time
  }

  mutating func truth() throws(Objection) -> Bool {
    if skip("true") { return true }
    if skip("false") { return false }
    throw fault(expected: "true or false")
  }

  /// A value up to the next tab, with its escapes decoded.
  mutating func text() throws(Objection) -> String {
    let start = position
    var unescaped: [UInt8] = []
    while let byte = next, byte != UInt8(ascii: "\t") {
      position += 1
      guard byte == UInt8(ascii: "\\") else {
        unescaped.append(byte)
        continue
      }
      switch next {
      case UInt8(ascii: "t"): unescaped.append(UInt8(ascii: "\t"))
      case UInt8(ascii: "n"): unescaped.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "r"): unescaped.append(UInt8(ascii: "\r"))
      case UInt8(ascii: "\\"): unescaped.append(UInt8(ascii: "\\"))
      default: throw fault(at: position - 1, expected: "\\t, \\n, \\r or \\\\")
      }
      position += 1
    }
    guard !unescaped.isEmpty else { throw fault(at: start, expected: "a value") }
    guard let text = String(validating: unescaped, as: UTF8.self) else {
      throw fault(at: start, expected: "UTF-8")
    }
    return text
  }

  /// The error for the text at `index`, or at the current position.
  func fault(at index: Int? = nil, _ kind: Objection.Kind = .value, expected: String) -> Objection {
    let index = index ?? position
    let rest = bytes[index...].prefix { $0 != UInt8(ascii: "\t") }.prefix(40)
    let found =
      index == bytes.count
      ? "the end of the line"
      : rest.isEmpty ? "a tab" : "\"\(String(decoding: rest, as: UTF8.self))\""
    return Objection(kind, found, expected: expected, offset: index)
  }
}

private func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

/// `-?[0-9]+(\.[0-9]+)?`
private func isPlainDecimal(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
  var scan = TraceScan(text)
  _ = scan.skip("-")
  guard !scan.word(until: { !isDigit($0) }).isEmpty else { return false }
  guard scan.skip(".") else { return scan.isAtEnd }
  return !scan.word(until: { !isDigit($0) }).isEmpty && scan.isAtEnd
}
