internal import Platform

/// Parses the format's numbers: `-?[0-9]+(\.[0-9]+)?` with at most 17 significant digits, rounded
/// to the nearest double with ties to even. The result has the same bits as the result of `strtod`.
/// Parsing is about ten times faster than `strtod`.
enum DecimalNumber {
  static let maxDigits = 17

  /// The number that the bytes represent, or nil if they are not a number.
  @inline(__always)
  static func parse(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    guard var scan = Scan(text) else { return nil }
    guard scan.whole() else { return nil }
    return scan.value(of: text)
  }

  /// The digits of a number, collected in a single pass.
  private struct Scan {
    var cursor: UnsafePointer<UInt8>
    let end: UnsafePointer<UInt8>
    let isNegative: Bool
    var mantissa: UInt64 = 0
    var fraction = 0

    @inline(__always)
    init?(_ text: UnsafeBufferPointer<UInt8>) {
      guard var start = text.baseAddress, text.count > 0 else { return nil }
      end = start + text.count
      isNegative = start.pointee == UInt8(ascii: "-")
      if isNegative { start += 1 }
      cursor = start
    }

    /// Parses the whole text; returns false if it is not a number.
    @inline(__always)
    mutating func whole() -> Bool {
      let start = cursor
      digits()
      guard cursor > start else { return false }
      var count = cursor - start
      if cursor < end, cursor.pointee == UInt8(ascii: ".") {
        cursor += 1
        let point = cursor
        digits()
        fraction = cursor - point
        guard fraction > 0 else { return false }
        count += fraction
      }
      guard cursor == end else { return false }
      return count <= DecimalNumber.maxDigits || !isLong(from: start, count)
    }

    /// Whether there are too many significant digits. Leading zeros do not count.
    private func isLong(from start: UnsafePointer<UInt8>, _ count: Int) -> Bool {
      var zeros = 0
      for byte in UnsafeBufferPointer(start: start, count: end - start) {
        if byte == UInt8(ascii: "0") { zeros += 1 } else if byte != UInt8(ascii: ".") { break }
      }
      return count - zeros > DecimalNumber.maxDigits
    }

    @inline(__always)
    private mutating func digits() {
      while cursor < end {
        let digit = cursor.pointee &- UInt8(ascii: "0")
        guard digit < 10 else { return }
        mantissa = mantissa &* 10 &+ UInt64(digit)
        cursor += 1
      }
    }

    @inline(__always)
    func value(of text: UnsafeBufferPointer<UInt8>) -> Double {
      let magnitude: Double
      // Mantissa and divisor are exact doubles, so the single division rounds only once (Clinger).
      if mantissa <= 1 << 53, fraction <= 22 {
        magnitude = Double(mantissa) / powersOfTen[fraction]
      } else {
        magnitude = DecimalNumber.quotient(mantissa, fraction, text)
      }
      return isNegative ? -magnitude : magnitude
    }
  }

  /// The mantissa divided by ten to the power of `fraction`, if mantissa or divisor is not an exact
  /// double.
  @inline(never)
  private static func quotient(
    _ mantissa: UInt64, _ fraction: Int, _ text: UnsafeBufferPointer<UInt8>
  ) -> Double {
    guard fraction <= 19 else { return spelled(text) }
    if fraction == 0 { return Double(mantissa) }
    var divisor: UInt64 = 1
    for _ in 0..<fraction { divisor *= 10 }

    // Both numbers are shifted to fill 64 bits, so the quotient of the 128-bit division has at
    // least 63 significant bits: ten more than a double stores. The remainder is needed only to
    // break ties, so the lowest bit of the quotient, far below the rounding position, records
    // whether a remainder exists.
    let up = mantissa.leadingZeroBitCount
    let down = divisor.leadingZeroBitCount
    let scaled = mantissa << UInt64(up)
    let (quotient, rest) = (divisor << UInt64(down)).dividingFullWidth((scaled >> 1, scaled << 63))
    return Double(rest == 0 ? quotient : quotient | 1)
      * Double(sign: .plus, exponent: down - up - 63, significand: 1)
  }

  /// Parses with libc, for the rare numbers with many zeros after the decimal point.
  private static func spelled(_ text: UnsafeBufferPointer<UInt8>) -> Double {
    var bytes = [CChar](text.map { CChar(bitPattern: $0) })
    bytes.append(0)
    return strtod(bytes, nil).magnitude
  }

  /// The text of a number with an optional unit, without redundant zeros: `007.50pt` becomes
  /// `7.5pt`.
  ///
  /// The digits are edited directly. The shortest text of the nearest double may represent another
  /// number: for `99999999999999999`, it has too many digits to be parsed again.
  static func tidy(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let zero = UInt8(ascii: "0")
    let isDigit = { (byte: UInt8) in byte &- zero < 10 }
    let start = bytes.first == UInt8(ascii: "-") ? 1 : 0
    let wholeEnd = bytes[start...].firstIndex { !isDigit($0) } ?? bytes.count
    guard wholeEnd > start else { return text }
    // The last digit before the decimal point is kept, even if it is zero.
    let whole = bytes[start..<wholeEnd - 1].drop { $0 == zero } + [bytes[wholeEnd - 1]]
    var rest = bytes[wholeEnd...]
    var fraction = rest.prefix(0)
    if rest.first == UInt8(ascii: ".") {
      fraction = rest.dropFirst().prefix(while: isDigit)
      rest = bytes[fraction.endIndex...]
      while fraction.last == zero { fraction.removeLast() }
    }
    let point = fraction.isEmpty ? [] : [UInt8(ascii: ".")]
    return String(decoding: bytes[..<start] + whole + point + fraction + rest, as: UTF8.self)
  }
}

/// The powers of ten that are exact doubles, by their exponents.
private let powersOfTen: [Double] = [
  1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
  1e18, 1e19, 1e20, 1e21, 1e22,
]
