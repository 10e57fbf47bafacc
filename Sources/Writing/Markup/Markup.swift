internal import Model
internal import Text

/// Writes elements and attributes as text, without knowledge of their meaning.
///
/// Errors are thrown immediately. After an error, the caller removes the incomplete element.
package struct Markup: ~Copyable {
  var text: ByteBuffer
  private var tagStart = 0

  init(capacity: Int) { text = ByteBuffer(capacity: capacity) }

  /// The maximum lengths of a tag and of a text that a reader accepts, so that every written file
  /// can be read.
  private static let longestTag = 65_536
  private static let longestText = 1_048_576

  /// Begins a start tag, indented by two spaces per level.
  mutating func begin(_ element: StaticString, _ level: Int) {
    tagStart = text.count
    indent(level)
    text.append(UInt8(ascii: "<"))
    text.append(element)
  }

  /// Ends the start tag of an element with content.
  mutating func endOpen() throws(Objection) {
    text.append(">\n" as StaticString)
    try checkTag()
  }

  /// Ends the start tag of an empty element.
  mutating func endEmpty() throws(Objection) {
    text.append("/>\n" as StaticString)
    try checkTag()
  }

  /// Writes an end tag on its own line.
  mutating func close(_ element: StaticString, _ level: Int) {
    indent(level)
    text.append("</" as StaticString)
    text.append(element)
    text.append(">\n" as StaticString)
  }

  /// Begins the element of an event.
  mutating func begin(_ event: InputEvent.Action.Name) {
    begin("", 2)
    text.append(event.rawValue)
  }

  /// Ends the element of an event that contains other elements.
  mutating func close(_ event: InputEvent.Action.Name) {
    indent(2)
    text.append("</" as StaticString)
    text.append(event.rawValue)
    text.append(">\n" as StaticString)
  }

  /// Writes an element that contains a text, on one line unless the text has line breaks.
  mutating func element(_ name: StaticString, _ level: Int, text content: String) throws(Objection)
  {
    begin(name, level)
    if content.isEmpty { return text.append("/>\n" as StaticString) }
    try end(name, text: content)
  }

  /// Ends the start tag of an element that contains only a text, and writes the text.
  mutating func end(_ name: StaticString, text content: String) throws(Objection) {
    text.append(UInt8(ascii: ">"))
    try checkTag()
    guard content.utf8.count <= Self.longestText else {
      throw Objection(
        .value, "a <\(name)> of \(content.utf8.count) bytes", expected: "at most 1 MiB")
    }
    guard text.append(content, as: .content) else { throw unspeakable(name) }
    text.append("</" as StaticString)
    text.append(name)
    text.append(">\n" as StaticString)
  }

  private mutating func indent(_ level: Int) {
    for _ in 0..<level { text.append("  " as StaticString) }
  }

  private func checkTag() throws(Objection) {
    guard text.count - tagStart <= Self.longestTag else {
      throw Objection(.value, "a tag of \(text.count - tagStart) bytes", expected: "at most 64 KiB")
    }
  }

  mutating func attribute(_ name: StaticString, _ value: String) throws(Objection) {
    key(name)
    guard text.append(value, as: .attribute) else { throw unspeakable(name) }
    text.append(UInt8(ascii: "\""))
  }

  mutating func attribute(_ name: StaticString, _ value: Bool) {
    key(name)
    text.append(value ? "true\"" as StaticString : "false\"")
  }

  mutating func attribute(_ name: StaticString, number: Double) throws(Objection) {
    key(name)
    try put(number, for: name)
    text.append(UInt8(ascii: "\""))
  }

  /// Writes several numbers separated by single spaces.
  mutating func attribute(_ name: StaticString, numbers: [Double]) throws(Objection) {
    key(name)
    for (position, number) in numbers.enumerated() {
      if position > 0 { text.append(UInt8(ascii: " ")) }
      try put(number, for: name)
    }
    text.append(UInt8(ascii: "\""))
  }

  /// Writes a number that is never negative. A negative zero loses its sign.
  mutating func attribute(_ name: StaticString, size: Double) throws(Objection) {
    guard !(size < 0) else { throw wrong(name, size.text, "no negative number") }
    try attribute(name, number: size == 0 ? 0 : size)
  }

  mutating func attribute(_ name: StaticString, whole: Int) throws(Objection) {
    try attribute(name, wholes: [whole])
  }

  /// Writes an integer that is never negative.
  mutating func attribute(_ name: StaticString, count: Int) throws(Objection) {
    guard count >= 0 else { throw wrong(name, String(count), "no negative number") }
    try attribute(name, wholes: [count])
  }

  /// Writes integers of at most nine digits, separated by single spaces.
  mutating func attribute(_ name: StaticString, wholes: [Int]) throws(Objection) {
    key(name)
    for (position, number) in wholes.enumerated() {
      guard number.magnitude < 1_000_000_000 else {
        throw wrong(name, String(number), "a whole number of at most nine digits")
      }
      if position > 0 { text.append(UInt8(ascii: " ")) }
      text.append(String(number))
    }
    text.append(UInt8(ascii: "\""))
  }

  mutating func attribute(_ name: StaticString, _ value: Instant) throws(Objection) {
    key(name)
    try put(value, for: name)
    text.append(UInt8(ascii: "\""))
  }

  mutating func attribute(_ name: StaticString, _ value: Quantity) throws(Objection) {
    key(name)
    try put(value.value, for: name)
    if let unit = value.unit { text.append(unit.rawValue) }
    text.append(UInt8(ascii: "\""))
  }

  private mutating func key(_ name: StaticString) {
    text.append(UInt8(ascii: " "))
    text.append(name)
    text.append("=\"" as StaticString)
  }

  @inline(__always)
  mutating func put(_ number: Double, for name: StaticString) throws(Objection) {
    guard text.append(number) else {
      throw wrong(name, number.description, "a finite number below 10¹⁷")
    }
  }

  @inline(__always)
  mutating func put(_ instant: Instant, for name: StaticString) throws(Objection) {
    guard text.append(instant) else {
      throw wrong(name, instant.text, "milliseconds from 0 to below 9·10¹²")
    }
  }

  @inline(never)
  private func wrong(_ name: StaticString, _ found: String, _ expected: String) -> Objection {
    Objection(.value, "\(name)=\"\(found)\"", expected: expected)
  }

  @inline(never)
  private func unspeakable(_ name: StaticString) -> Objection {
    Objection(
      .value, "a control character in \(name)", expected: "characters that XML 1.0 can hold")
  }
}
