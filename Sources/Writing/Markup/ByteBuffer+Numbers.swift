internal import Model
internal import Text

extension ByteBuffer {
  @inline(__always)
  mutating func append(decimal number: UInt64) { append(atMost: 20) { Self.write(number, to: $0) } }

  /// Appends the same text as `Double.text`. If the format cannot represent the number, the method
  /// appends nothing and returns false.
  ///
  /// Nearly every number has at most three decimals. If the number is the double nearest to a count
  /// of thousandths below 10¹⁵, then that count as a decimal without trailing zeros is the shortest
  /// form of the number, because no two decimals of fifteen digits have the same nearest double.
  @inline(__always)
  mutating func append(_ number: Double) -> Bool {
    let magnitude = number.magnitude
    guard magnitude < 1e12 else { return appendAnyLength(number) }
    let thousandths = Int64(magnitude * 1000 + 0.5)
    guard Double(thousandths) / 1000 == magnitude else { return appendAnyLength(number) }
    if number.sign == .minus { append(UInt8(ascii: "-")) }
    append(UInt64(thousandths), decimals: 3, in: 1000)
    return true
  }

  /// Appends the same text as `Instant.text`. For a time outside the range of a recording, the
  /// method appends nothing and returns false.
  @inline(__always)
  mutating func append(_ instant: Instant) -> Bool {
    guard (0..<Self.endOfTime).contains(instant.nanoseconds) else { return false }
    append(UInt64(instant.nanoseconds), decimals: 6, in: 1_000_000)
    return true
  }

  /// Appends a count of parts as whole units with decimals. `unit` is the number of parts per unit.
  @inline(__always)
  private mutating func append(_ parts: UInt64, decimals: Int, in unit: UInt64) {
    append(atMost: 20) { text in
      let (whole, rest) = parts.quotientAndRemainder(dividingBy: unit)
      var length = Self.write(whole, to: text)
      if rest > 0 {
        text[length] = UInt8(ascii: ".")
        Self.write(UInt32(rest), digits: decimals, to: text + length + 1)
        length = Self.withoutZeros(text, length + 1 + decimals)
      }
      return length
    }
  }

  /// 9·10¹² ms in nanoseconds, the first time outside the range of a recording.
  private static let endOfTime: Int64 = 9_000_000_000_000_000_000

  @inline(never)
  private mutating func appendAnyLength(_ number: Double) -> Bool {
    guard number.magnitude < 1e17 else { return false }
    append(number.text)
    return true
  }

  @inline(__always)
  private static func write(_ number: UInt64, to text: UnsafeMutablePointer<UInt8>) -> Int {
    var length = 1
    var limit: UInt64 = 10
    while number >= limit {
      length += 1
      let (next, isTooLarge) = limit.multipliedReportingOverflow(by: 10)
      if isTooLarge { break }
      limit = next
    }
    if let short = UInt32(exactly: number) {
      write(short, digits: length, to: text)
    } else {
      var rest = number
      for index in stride(from: length - 1, through: 0, by: -1) {
        text[index] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
    }
    return length
  }

  /// Writes exactly this many digits, with leading zeros.
  @inline(__always)
  private static func write(_ number: UInt32, digits: Int, to text: UnsafeMutablePointer<UInt8>) {
    var rest = number
    var index = digits
    while index > 0 {
      index &-= 1
      text[index] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
  }

  @inline(__always)
  private static func withoutZeros(_ text: UnsafeMutablePointer<UInt8>, _ length: Int) -> Int {
    var length = length
    while text[length &- 1] == UInt8(ascii: "0") { length &-= 1 }
    return length
  }
}
