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

  /// Reads the time that stands at the cursor, and goes past it. Nothing where none stands there, or one of
  /// so many digits that it has to be looked at twice.
  ///
  /// - Parameter cursor: Behind the time stands something else: no end is looked for.
  @inline(__always)
  static func scan(_ cursor: inout UnsafePointer<UInt8>) -> Instant? {
    var (whole, nanoseconds) = (UInt64(0), UInt64(0))
    var next = cursor
    while case let digit = next.pointee &- UInt8(ascii: "0"), digit < 10 {
      whole = whole &* 10 &+ UInt64(digit)
      next += 1
    }
    let count = next - cursor
    guard count > 0, count <= 13, whole < limit else { return nil }
    if next.pointee == UInt8(ascii: ".") {
      next += 1
      var unit: UInt64 = 1_000_000
      while case let digit = next.pointee &- UInt8(ascii: "0"), digit < 10 {
        // The seventh decimal finds nothing left.
        unit /= 10
        guard unit > 0 else { return nil }
        nanoseconds &+= UInt64(digit) &* unit
        next += 1
      }
      guard unit < 1_000_000 else { return nil }
    }
    cursor = next
    return Instant(nanoseconds: Int64(whole &* 1_000_000 &+ nanoseconds))
  }

  /// Whether so many digits mean a number beyond nineteen of them, and not zeros before it.
  private static func isLong(_ digits: UnsafeBufferPointer<UInt8>) -> Bool {
    digits.dropLast(19).contains { $0 != UInt8(ascii: "0") }
  }
}

/// The nanoseconds that the last of so many decimals of a millisecond counts.
private let nanosecondsOfLast: [UInt64] = [1_000_000, 100_000, 10_000, 1000, 100, 10, 1]
