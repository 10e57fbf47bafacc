internal import Model

/// Parses the format's times: milliseconds with at most six decimals, converted to nanoseconds
/// without floating-point numbers.
enum DecimalTime {
  /// The first time in milliseconds that is out of range: 285 years.
  static let limit: UInt64 = 9_000_000_000_000

  /// The instant that the bytes represent, or nil if they are not a time.
  @inline(__always)
  static func parse(_ text: UnsafeBufferPointer<UInt8>) -> Instant? {
    guard var cursor = text.baseAddress, text.count > 0 else { return nil }
    let end = cursor + text.count
    let start = cursor
    var whole: UInt64 = 0
    while cursor < end {
      let digit = cursor.pointee &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      whole = whole &* 10 &+ UInt64(digit)
      cursor += 1
    }
    guard cursor > start else { return nil }
    // A number of nineteen digits cannot overflow.
    if cursor - start > 19 {
      guard !isLong(UnsafeBufferPointer(start: start, count: cursor - start)) else { return nil }
    }
    guard whole < limit else { return nil }

    var nanoseconds: UInt64 = 0
    if cursor < end {
      guard cursor.pointee == UInt8(ascii: ".") else { return nil }
      cursor += 1
      let decimals = end - cursor
      guard decimals > 0 && decimals <= 6 else { return nil }
      while cursor < end {
        let digit = cursor.pointee &- UInt8(ascii: "0")
        guard digit < 10 else { return nil }
        nanoseconds = nanoseconds &* 10 &+ UInt64(digit)
        cursor += 1
      }
      nanoseconds &*= nanosecondsOfLast[decimals]
    }
    return Instant(nanoseconds: Int64(whole &* 1_000_000 &+ nanoseconds))
  }

  /// Whether the number has more than nineteen significant digits. Leading zeros do not count.
  private static func isLong(_ digits: UnsafeBufferPointer<UInt8>) -> Bool {
    digits.dropLast(19).contains { $0 != UInt8(ascii: "0") }
  }
}

/// The value of the last digit in nanoseconds, by the number of a millisecond's decimals.
private let nanosecondsOfLast: [UInt64] = [1_000_000, 100_000, 10_000, 1000, 100, 10, 1]
