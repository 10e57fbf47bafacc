internal import Model
internal import Text

/// A buffer for the text of a trace.
struct TraceText {
  private(set) var bytes: [UInt8] = []
  private let rounding: TraceRounding?

  init(round: Double?) { rounding = round.map { TraceRounding(to: $0) } }

  mutating func clear() { bytes.removeAll(keepingCapacity: true) }

  mutating func put(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func put(plain text: String) { bytes.append(contentsOf: text.utf8) }

  /// Writes a value, and escapes separators in it.
  mutating func put(value text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\t"): put("\\t")
      case UInt8(ascii: "\n"): put("\\n")
      case UInt8(ascii: "\r"): put("\\r")
      case UInt8(ascii: "\\"): put("\\\\")
      default: bytes.append(byte)
      }
    }
  }

  mutating func put(_ time: Instant) { put(plain: time.text) }

  mutating func put(_ number: Double) {
    let number = rounding?.rounded(number) ?? number
    // Small integers take a fast path, because most numbers are small integers. The general path
    // creates a string for each number.
    let isNegativeZero = number == 0 && number.sign == .minus
    if !isNegativeZero, let whole = Int32(exactly: number) {
      put(whole: Int(whole))
    } else {
      put(plain: number.text)
    }
  }

  mutating func put(whole number: Int) {
    if number < 0 { put("-") }
    let start = bytes.count
    var rest = number.magnitude
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }

  mutating func put(_ one: Double, _ separator: StaticString, _ other: Double) {
    put(one)
    put(separator)
    put(other)
  }
}
