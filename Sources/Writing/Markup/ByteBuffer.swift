/// A byte buffer: an array whose appends need no uniqueness check.
struct ByteBuffer: ~Copyable {
  private(set) var count = 0
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int

  init(capacity: Int) {
    start = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  deinit { start.deallocate() }

  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: count) }

  @inline(__always)
  mutating func append(_ text: StaticString) {
    let length = text.utf8CodeUnitCount
    reserve(length)
    (start + count).update(from: text.utf8Start, count: length)
    count += length
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    reserve(1)
    start[count] = byte
    count += 1
  }

  mutating func append(_ text: String) {
    for byte in text.utf8 { append(byte) }
  }

  /// Reserves space for `length` bytes. `fill` writes at most `length` bytes and returns their
  /// number.
  @inline(__always)
  mutating func append(atMost length: Int, _ fill: (UnsafeMutablePointer<UInt8>) -> Int) {
    reserve(length)
    count += fill(start + count)
  }

  /// Removes everything after the first `length` bytes.
  mutating func shrink(to length: Int) { count = min(count, length) }

  @inline(__always)
  private mutating func reserve(_ length: Int) {
    if count + length > capacity { grow(by: length) }
  }

  @inline(never)
  private mutating func grow(by length: Int) {
    let larger = max(capacity * 2, count + length)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    moved.moveInitialize(from: start, count: count)
    start.deallocate()
    start = moved
    capacity = larger
  }

  /// The context of a text, which determines the characters that must be escaped.
  enum Position {
    /// Between quotes, where a parser replaces tabs and line ends by spaces.
    case attribute
    /// Between tags, where a parser replaces CR by LF.
    case content
  }

  /// Appends a text in a form that parses to the same text. The result is false for a text that XML
  /// 1.0 cannot represent.
  mutating func append(_ text: String, as position: Position) -> Bool {
    let before = count
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": append("&amp;" as StaticString)
      case "<": append("&lt;" as StaticString)
      case ">": append("&gt;" as StaticString)
      case "\r": append("&#13;" as StaticString)
      case "\"" where position == .attribute: append("&quot;" as StaticString)
      case "\t" where position == .attribute: append("&#9;" as StaticString)
      case "\n" where position == .attribute: append("&#10;" as StaticString)
      case "\t", "\n": append(UInt8(truncatingIfNeeded: scalar.value))
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}":
        shrink(to: before)
        return false
      default: for byte in String(scalar).utf8 { append(byte) }
      }
    }
    return true
  }
}
