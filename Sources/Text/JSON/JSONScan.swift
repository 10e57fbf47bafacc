/// A JSON parser that reads documents and protocol lines from left to right, for callers that know
/// the expected structure.
///
/// The parser accepts exactly RFC 8259, allocates only the strings that it returns, and never
/// backtracks. Errors contain their byte offset.
package struct JSONScan {
  let bytes: UnsafeBufferPointer<UInt8>
  /// The maximum nesting depth, so that parsing cannot exhaust the stack.
  private let deepest: Int
  /// The offset of the next byte.
  package internal(set) var position: Int

  package init(_ bytes: UnsafeBufferPointer<UInt8>, from position: Int = 0, deepest: Int = 32) {
    self.bytes = bytes
    self.position = position
    self.deepest = deepest
  }

  package mutating func beginObject() throws(Objection) { try expect("{", "an object") }

  /// Reads the name of the next member, whose value must be read or skipped before the next call;
  /// nil after the last member.
  package mutating func nextMember() throws(Objection) -> String? {
    guard try hasNext("{", "}", "a comma or the end of the object") else { return nil }
    let name = try text()
    try expect(":", "a colon")
    return name
  }

  package mutating func beginList() throws(Objection) { try expect("[", "a list") }

  /// Whether another element follows, which the caller must then read or skip.
  package mutating func nextElement() throws(Objection) -> Bool {
    try hasNext("[", "]", "a comma or the end of the list")
  }

  /// Skips the comma between the elements of an array that are read individually.
  package mutating func comma() throws(Objection) { try expect(",", "a comma") }
  package mutating func endList() throws(Objection) { try expect("]", "the end of the list") }

  package mutating func expectEnd() throws(Objection) {
    space()
    guard position == bytes.count else { throw fault("the end of the line") }
  }

  /// Whether another member or element follows. The previous byte shows whether it is the first
  /// element, because no value ends with the byte that opens an object or an array.
  private mutating func hasNext(
    _ start: Unicode.Scalar, _ end: Unicode.Scalar, _ expected: String
  ) throws(Objection) -> Bool {
    let isFirst = bytes[position - 1] == UInt8(ascii: start)
    if skips(end) { return false }
    if !isFirst { try expect(",", expected) }
    return true
  }

  /// Skips a character if it is next; returns whether it was.
  package mutating func skips(_ sign: Unicode.Scalar) -> Bool {
    space()
    return at(UInt8(ascii: sign))
  }

  /// Skips a keyword if it is next; returns whether it was.
  package mutating func skips(word: StaticString) -> Bool {
    space()
    let length = word.utf8CodeUnitCount
    guard bytes.count - position >= length else { return false }
    for index in 0..<length where bytes[position + index] != word.utf8Start[index] { return false }
    position += length
    return true
  }

  private mutating func expect(_ sign: Unicode.Scalar, _ what: String) throws(Objection) {
    guard skips(sign) else { throw fault(what) }
  }

  @inline(__always)
  mutating func space() {
    while position < bytes.count, bytes[position] <= 0x20 {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      default: return
      }
    }
  }

  /// The first byte of the next value, which determines its type; 0 at the end of the text.
  package mutating func peek() -> UInt8 {
    space()
    return position < bytes.count ? bytes[position] : 0
  }

  mutating func at(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  /// The error for text that is not as expected.
  package func fault(_ expected: String, at offset: Int? = nil) -> Objection {
    let offset = offset ?? position
    let rest = bytes[min(offset, bytes.count)...].prefix(40).prefix { $0 != 0x0A && $0 != 0x0D }
    let found =
      rest.isEmpty ? "the end of the line" : "\"\(String(decoding: rest, as: UTF8.self))\""
    return Objection(.value, found, expected: expected, offset: offset)
  }

  package mutating func flag() throws(Objection) -> Bool {
    if skips(word: "true") { return true }
    if skips(word: "false") { return false }
    throw fault("true or false")
  }

  package mutating func whole() throws(Objection) -> Int {
    space()
    let start = position
    let number = try number()
    // Above this limit, not every integer is exact as a double.
    guard number.magnitude < 0x1p53, let whole = Int(exactly: number) else {
      throw fault("a whole number", at: start)
    }
    return whole
  }

  /// Reads a number, rounded to the nearest double.
  package mutating func number() throws(Objection) -> Double {
    let token = try numberToken()
    if let number = token.exact { return number }
    let text = String(decoding: bytes[token.range], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      throw fault("a number a double can hold", at: token.range.lowerBound)
    }
    return number
  }

  /// Reads the token `-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?`. The function is inlined
  /// because lines of engines consist mostly of numbers; otherwise parsing takes a fifth longer.
  @inline(__always)
  package mutating func numberToken() throws(Objection) -> JSONNumber {
    space()
    guard let token = JSONNumber(bytes, from: position) else { throw fault("a number") }
    position = token.range.upperBound
    return token
  }

  /// Skips a value of any type.
  package mutating func skip() throws(Objection) { try skip(depth: 0) }

  private mutating func skip(depth: Int) throws(Objection) {
    guard depth < deepest else { throw fault("values that are nested less deep") }
    switch peek() {
    case UInt8(ascii: "{"):
      try beginObject()
      while try nextMember() != nil { try skip(depth: depth + 1) }
    case UInt8(ascii: "["):
      try beginList()
      while try nextElement() { try skip(depth: depth + 1) }
    case UInt8(ascii: "\""): if !skipsPlainText() { _ = try text() }
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): _ = try numberToken()
    default:
      guard skips(word: "true") || skips(word: "false") || skips(word: "null") else {
        throw fault("a value")
      }
    }
  }

  /// Reads the next value as a tree.
  mutating func value(depth: Int) throws(Objection) -> JSONValue {
    guard depth < deepest else { throw fault("values that are nested less deep") }
    let first = peek()
    let start = position
    switch first {
    case UInt8(ascii: "{"):
      var members: [JSONValue.Member] = []
      try beginObject()
      while let name = try nextMember() {
        members.append(JSONValue.Member(name: name, value: try value(depth: depth + 1)))
      }
      return JSONValue(content: .object(members), offset: start)
    case UInt8(ascii: "["):
      var values: [JSONValue] = []
      try beginList()
      while try nextElement() { values.append(try value(depth: depth + 1)) }
      return JSONValue(content: .array(values), offset: start)
    case UInt8(ascii: "\""): return JSONValue(content: .string(try text()), offset: start)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return JSONValue(content: .number(try number()), offset: start)
    case UInt8(ascii: "t"), UInt8(ascii: "f"):
      guard let flag = try? flag() else { throw fault("a value") }
      return JSONValue(content: .boolean(flag), offset: start)
    default:
      guard skips(word: "null") else { throw fault("a value") }
      return JSONValue(content: .null, offset: start)
    }
  }
}
