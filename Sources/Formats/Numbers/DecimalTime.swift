internal import Gesture

/// The format's times: milliseconds with at most six decimals, read to a count of nanoseconds
/// without a floating-point number on the way.
enum DecimalTime {
  /// The first time that is too late, in milliseconds: 285 years.
  static let limit: UInt64 = 9_000_000_000_000

  /// The instant the bytes spell, or nil if they do not spell one.
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
    // Nineteen digits cannot run over.
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

  /// Whether so many digits mean a number beyond nineteen of them, and not zeros before it.
  private static func isLong(_ digits: UnsafeBufferPointer<UInt8>) -> Bool {
    digits.dropLast(19).contains { $0 != UInt8(ascii: "0") }
  }
}

/// The nanoseconds that the last of so many decimals of a millisecond counts.
private let nanosecondsOfLast: [UInt64] = [1_000_000, 100_000, 10_000, 1000, 100, 10, 1]
