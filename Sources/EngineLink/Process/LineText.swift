internal import Model

/// Builds a line of JSON byte by byte. A general encoder would take longer than most engines take
/// to reply.
struct LineText {
  private(set) var bytes: [UInt8] = []

  /// The maximum length of a line in the protocol.
  static let longest = 4 << 20

  mutating func clear() { bytes.removeAll(keepingCapacity: true) }

  mutating func put(_ text: StaticString) { text.withUTF8Buffer { bytes.append(contentsOf: $0) } }

  mutating func put(_ other: LineText) { bytes.append(contentsOf: other.bytes) }

  /// Writes a comma, unless the next item is the first of its array or object, or the value of a
  /// member.
  mutating func next() {
    switch bytes.last {
    case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ":"), nil: break
    default: bytes.append(UInt8(ascii: ","))
    }
  }

  mutating func key(_ name: StaticString) {
    word(name)
    bytes.append(UInt8(ascii: ":"))
  }

  mutating func key(_ name: String) {
    text(name)
    bytes.append(UInt8(ascii: ":"))
  }

  /// Writes a member of an object, or nothing if the value is nil.
  mutating func member(_ name: StaticString, _ value: AttributeValue?) {
    guard let value else { return }
    key(name)
    self.value(value)
  }

  mutating func member(_ name: StaticString, _ value: (some AttributeType)?) {
    member(name, value?.attributeValue)
  }

  /// Writes a string that needs no escapes.
  mutating func word(_ word: StaticString) {
    next()
    bytes.append(UInt8(ascii: "\""))
    put(word)
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func flag(_ flag: Bool) {
    next()
    put(flag ? "true" : "false")
  }

  mutating func whole(_ number: Int) {
    next()
    digits(number)
  }

  /// Writes the shortest decimal that parses to the same number; null for a number that is not
  /// finite.
  mutating func number(_ number: Double) {
    next()
    guard number.isFinite else { return put("null") }
    if let whole = Int(exactly: number), whole.magnitude < 1 << 53,
      whole != 0 || number.sign == .plus
    {
      return digits(whole)
    }
    var number = number.description
    number.withUTF8 { bytes.append(contentsOf: $0) }
  }

  /// Writes a time as exact milliseconds.
  mutating func time(_ time: Instant) {
    next()
    var (whole, part) = time.nanoseconds.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
    if time.nanoseconds < 0 { bytes.append(UInt8(ascii: "-")) }
    digits(Int(whole))
    guard part > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    whole = 100_000
    while part > 0 {
      bytes.append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: part / whole))
      part %= whole
      whole /= 10
    }
  }

  mutating func list(_ name: StaticString, _ content: (inout LineText) -> Void) {
    key(name)
    list(content)
  }

  mutating func list(_ content: (inout LineText) -> Void) {
    next()
    bytes.append(UInt8(ascii: "["))
    content(&self)
    bytes.append(UInt8(ascii: "]"))
  }

  mutating func object(_ name: StaticString, _ content: (inout LineText) -> Void) {
    key(name)
    object(content)
  }

  mutating func object(_ content: (inout LineText) -> Void) {
    next()
    bytes.append(UInt8(ascii: "{"))
    content(&self)
    bytes.append(UInt8(ascii: "}"))
  }

  mutating func text(_ text: String) {
    next()
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0..<0x20:
        put(byte < 0x10 ? "\\u000" : "\\u001")
        bytes.append(contentsOf: String(byte & 0xF, radix: 16).utf8)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func end() { bytes.append(UInt8(ascii: "\n")) }

  private mutating func digits(_ number: Int) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    var rest = number.magnitude
    let start = bytes.count
    repeat {
      bytes.append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }
}
