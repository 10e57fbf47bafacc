internal import Gesture
internal import Glibc

/// One line of JSON read from left to right, by somebody who knows what must come next. Strict:
/// what is no JSON, or is not what must come, is refused with its place.
struct LineScan {
  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var position: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, from position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  /// Deeper than any message is, and not deep enough to exhaust a stack.
  private static let deepest = 32
}

/// A line that does not say what it should.
struct ProtocolError: Error, Equatable {
  let message: String

  init(_ message: String) { self.message = message }
}

extension LineScan {
  /// Calls `take` for each member, which must read its value or `skip` it.
  mutating func object(
    _ read: (inout LineScan, _ name: String) throws(ProtocolError) -> Void
  ) throws(ProtocolError) {
    try expect("{", "an object")
    if skips("}") { return }
    repeat {
      let name = try text()
      try expect(":", "a colon")
      try read(&self, name)
    } while skips(",")
    try expect("}", "a comma or the end of the object")
  }

  /// Calls `read` for each element, which must read it.
  mutating func list(_ read: (inout LineScan) throws(ProtocolError) -> Void) throws(ProtocolError) {
    try expect("[", "a list")
    if skips("]") { return }
    repeat { try read(&self) } while skips(",")
    try expect("]", "a comma or the end of the list")
  }

  /// The elements of a list are read one by one.
  mutating func beginList() throws(ProtocolError) { try expect("[", "a list") }
  mutating func comma() throws(ProtocolError) { try expect(",", "a comma") }
  mutating func endList() throws(ProtocolError) { try expect("]", "the end of the list") }
  mutating func hasMore() -> Bool { skips(",") }

  mutating func expectEnd() throws(ProtocolError) {
    space()
    guard position == bytes.count else { throw fault("the end of the line") }
  }

  /// Steps over a sign if it comes next.
  mutating func skips(_ sign: Unicode.Scalar) -> Bool {
    space()
    guard position < bytes.count, bytes[position] == UInt8(ascii: sign) else { return false }
    position += 1
    return true
  }

  mutating func expect(_ sign: Unicode.Scalar, _ what: String) throws(ProtocolError) {
    guard skips(sign) else { throw fault(what) }
  }

  /// Steps over bytes if they come next.
  mutating func skips(word: StaticString) -> Bool {
    space()
    let length = word.utf8CodeUnitCount
    guard bytes.count - position >= length else { return false }
    for index in 0..<length where bytes[position + index] != word.utf8Start[index] { return false }
    position += length
    return true
  }

  var isObject: Bool { comes("{") }
  var isText: Bool { comes("\"") }
  var isList: Bool { comes("[") }

  private func comes(_ sign: Unicode.Scalar) -> Bool {
    var scan = self
    return scan.skips(sign)
  }

  private mutating func space() {
    while position < bytes.count, bytes[position] == 0x20 || bytes[position] == 0x09 {
      position += 1
    }
  }

  /// What came, and what should have.
  func fault(_ expected: String, at place: Int? = nil) -> ProtocolError {
    let place = place ?? position
    let rest = bytes[min(place, bytes.count)...].prefix(40)
    let found =
      rest.isEmpty ? "the end of the line" : "\"\(String(decoding: rest, as: UTF8.self))\""
    return ProtocolError("\(found) at byte \(place + 1) of the line: expected \(expected)")
  }
}

extension LineScan {
  mutating func flag() throws(ProtocolError) -> Bool {
    if skips(word: "true") { return true }
    if skips(word: "false") { return false }
    throw fault("true or false")
  }

  mutating func whole() throws(ProtocolError) -> Int {
    space()
    let start = position
    let number = try number()
    // Beyond that not every whole number is a double, and one more may be no number at all.
    guard number.magnitude < 0x1p53, let whole = Int(exactly: number) else {
      throw fault("a whole number", at: start)
    }
    return whole
  }

  mutating func numbers(_ count: Int) throws(ProtocolError) -> [Double] {
    space()
    let start = position
    var numbers: [Double] = []
    try list { (scan) throws(ProtocolError) in numbers.append(try scan.number()) }
    guard numbers.count == count else { throw fault("\(count) numbers", at: start) }
    return numbers
  }

  /// A number; nil for null.
  mutating func numberOrNull() throws(ProtocolError) -> Double? {
    skips(word: "null") ? nil : try number()
  }

  /// `-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?`, to the nearest double.
  mutating func number() throws(ProtocolError) -> Double {
    let token = try token()
    if let number = token.exact { return number }
    let text = [CChar](bytes[token.range].map { CChar(bitPattern: $0) }) + [0]
    let number = strtod(text, nil)
    guard number.isFinite else {
      throw fault("a number a double can hold", at: token.range.lowerBound)
    }
    return number
  }

  /// Milliseconds, to the nearest nanosecond: exact where there are at most six decimals.
  mutating func time() throws(ProtocolError) -> Instant {
    let token = try token()
    if token.exponent <= 0, token.exponent >= -6, token.digits <= 18 {
      var nanoseconds = token.mantissa
      var isExact = true
      for _ in 0..<(6 + token.exponent) {
        let (product, isTooLarge) = nanoseconds.multipliedReportingOverflow(by: 10)
        nanoseconds = product
        if isTooLarge { isExact = false }
      }
      if isExact, let count = Int64(exactly: nanoseconds) {
        return Instant(nanoseconds: token.isNegative ? -count : count)
      }
    }
    var scan = LineScan(bytes, from: token.range.lowerBound)
    let nanoseconds = (try scan.number() * 1e6).rounded()
    guard nanoseconds.magnitude < 9e18 else {
      throw fault("a time of less than a century", at: token.range.lowerBound)
    }
    return Instant(nanoseconds: Int64(nanoseconds))
  }

  /// The parts of a number as it is spelt.
  fileprivate struct Token {
    var range: Range<Int>
    var isNegative = false
    var mantissa: UInt64 = 0
    /// Without zeros in front.
    var digits = 0
    /// The power of ten that the mantissa is multiplied by.
    var exponent = 0

    /// Where both are exact doubles one operation rounds once (Clinger).
    var exact: Double? {
      guard digits <= 19, mantissa <= 1 << 53, exponent.magnitude <= 22 else { return nil }
      let power = powersOfTen[Int(exponent.magnitude)]
      let magnitude = exponent < 0 ? Double(mantissa) / power : Double(mantissa) * power
      return isNegative ? -magnitude : magnitude
    }
  }

  fileprivate mutating func token() throws(ProtocolError) -> Token {
    space()
    let start = position
    var token = Token(range: start..<start)
    if at(UInt8(ascii: "-")) { token.isNegative = true }
    let whole = position
    token.digitRun(bytes, &position)
    guard position > whole, position == whole + 1 || bytes[whole] != UInt8(ascii: "0") else {
      throw fault("a number", at: start)
    }
    if at(UInt8(ascii: ".")) {
      let point = position
      token.digitRun(bytes, &position)
      guard position > point else { throw fault("a number", at: start) }
      token.exponent = point - position
    }
    if at(UInt8(ascii: "e")) || at(UInt8(ascii: "E")) {
      let isNegative = at(UInt8(ascii: "-"))
      if !isNegative { _ = at(UInt8(ascii: "+")) }
      let first = position
      var power = 0
      while position < bytes.count, bytes[position] &- UInt8(ascii: "0") < 10 {
        power = min(power * 10 + Int(bytes[position] - UInt8(ascii: "0")), 100_000)
        position += 1
      }
      guard position > first else { throw fault("a number", at: start) }
      token.exponent += isNegative ? -power : power
    }
    token.range = start..<position
    return token
  }

  private mutating func at(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }
}

extension LineScan.Token {
  @inline(__always)
  fileprivate mutating func digitRun(
    _ bytes: UnsafeBufferPointer<UInt8>, _ position: inout Int
  ) {
    while position < bytes.count {
      let digit = bytes[position] &- UInt8(ascii: "0")
      guard digit < 10 else { return }
      mantissa = mantissa &* 10 &+ UInt64(digit)
      if mantissa != 0 || digits > 0 { digits += 1 }
      position += 1
    }
  }
}

extension LineScan {
  mutating func text() throws(ProtocolError) -> String {
    space()
    let start = position
    guard at(UInt8(ascii: "\"")) else { throw fault("a text") }
    let first = position
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") {
        position += 1
        guard
          let text = String(
            validating: UnsafeBufferPointer(rebasing: bytes[first..<(position - 1)]), as: UTF8.self)
        else { throw fault("UTF-8", at: start) }
        return text
      }
      if byte == UInt8(ascii: "\\") { return try escapedText(from: first) }
      guard byte >= 0x20 else { throw fault("a text without control characters", at: start) }
      position += 1
    }
    throw fault("a text with its end", at: start)
  }

  private mutating func escapedText(from first: Int) throws(ProtocolError) -> String {
    var text = Array(bytes[first..<position])
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let text = String(validating: text, as: UTF8.self) else {
          throw fault("UTF-8", at: first - 1)
        }
        return text
      case UInt8(ascii: "\\"): text.append(contentsOf: try escaped().utf8)
      case 0..<0x20: throw fault("a text without control characters", at: first - 1)
      default: text.append(byte)
      }
    }
    throw fault("a text with its end", at: first - 1)
  }

  private mutating func escaped() throws(ProtocolError) -> String {
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
      var number = try unit()
      if 0xD800..<0xDC00 ~= number {
        // Two halves of one character.
        guard at(UInt8(ascii: "\\")), at(UInt8(ascii: "u")) else { throw fault("\\u") }
        let low = try unit()
        guard 0xDC00..<0xE000 ~= low else { throw fault("the second half of a character") }
        number = 0x10000 + (number - 0xD800) << 10 + (low - 0xDC00)
      }
      guard let scalar = Unicode.Scalar(number) else { throw fault("a character") }
      return String(Character(scalar))
    default: throw fault("an escape of JSON", at: position - 2)
    }
  }

  private mutating func unit() throws(ProtocolError) -> UInt32 {
    let digits = bytes[min(position, bytes.count)...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ isHexadecimal($0) }),
      let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw fault("four hexadecimal digits") }
    position += 4
    return number
  }

  /// Steps over any value, whatever it holds.
  mutating func skip(depth: Int = 0) throws(ProtocolError) {
    guard depth < Self.deepest else { throw fault("values that are nested less deep") }
    if isObject {
      try object { (scan, _) throws(ProtocolError) in try scan.skip(depth: depth + 1) }
    } else if isList {
      try list { (scan) throws(ProtocolError) in try scan.skip(depth: depth + 1) }
    } else if isText {
      _ = try text()
    } else if !skips(word: "true"), !skips(word: "false"), !skips(word: "null") {
      guard let byte = position < bytes.count ? bytes[position] : nil,
        byte == UInt8(ascii: "-") || byte &- UInt8(ascii: "0") < 10
      else { throw fault("a value") }
      _ = try token()
    }
  }
}

private func isHexadecimal(_ byte: UInt8) -> Bool {
  byte &- UInt8(ascii: "0") < 10 || (byte | 0x20) &- UInt8(ascii: "a") < 6
}

/// The powers of ten that a double holds exactly.
private let powersOfTen: [Double] = [
  1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
  1e18, 1e19, 1e20, 1e21, 1e22,
]
