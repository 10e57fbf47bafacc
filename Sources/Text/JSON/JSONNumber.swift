/// A number of a JSON text with its digits, so that exact conversions are possible.
package struct JSONNumber {
  package private(set) var range: Range<Int>
  package private(set) var isNegative = false
  package private(set) var mantissa: UInt64 = 0
  /// The number of digits, without leading zeros.
  package private(set) var digits = 0
  /// The power of ten by which the mantissa is multiplied.
  package private(set) var exponent = 0

  /// The value of a number whose mantissa has more digits than a double can store exactly. The
  /// quotient is computed to 64 bits and rounded once, to the nearest value with ties to even.
  private var long: Double? {
    guard exponent <= 0, exponent >= -19 else { return nil }
    let power = wholePowersOfTen[-exponent]
    // After these shifts the dividend is smaller than the divisor, and the quotient has 63 or 64
    // bits.
    let shift = power.leadingZeroBitCount
    let lead = mantissa.leadingZeroBitCount
    let (divisor, dividend) = (power << UInt64(shift), mantissa << UInt64(lead))
    let (quotient, rest) = divisor.dividingFullWidth((dividend >> 1, dividend << 63))
    // A remainder sets the last bit, so that it decides a tie.
    let whole = quotient | (rest == 0 ? 0 : 1)
    let spare = 11 - whole.leadingZeroBitCount
    let half = UInt64(1) << UInt64(spare - 1)
    var bits = whole >> UInt64(spare)
    let lost = whole & (half << 1 - 1)
    if lost > half || lost == half && bits & 1 == 1 { bits += 1 }
    // quotient = mantissa · 2^(lead + 63) / (power · 2^shift)
    let magnitude = Double(
      sign: .plus, exponent: spare - lead - 63 + shift, significand: Double(bits))
    return isNegative ? -magnitude : magnitude
  }

  /// Parses a number; nil if there is none.
  @inline(__always)
  init?(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    range = start..<start
    var position = start
    if position < bytes.count, bytes[position] == UInt8(ascii: "-") {
      isNegative = true
      position += 1
    }
    let whole = position
    digitRun(bytes, &position)
    guard position > whole, position == whole + 1 || bytes[whole] != UInt8(ascii: "0") else {
      return nil
    }
    if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
      position += 1
      let point = position
      digitRun(bytes, &position)
      guard position > point else { return nil }
      exponent = point - position
    }
    if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
      position += 1
      guard readExponent(bytes, &position) else { return nil }
    }
    range = start..<position
  }

  /// Parses the exponent after an `e`; returns false if it has no digits.
  private mutating func readExponent(
    _ bytes: UnsafeBufferPointer<UInt8>, _ position: inout Int
  ) -> Bool {
    var isNegative = false
    if position < bytes.count,
      bytes[position] == UInt8(ascii: "-") || bytes[position] == UInt8(ascii: "+")
    {
      isNegative = bytes[position] == UInt8(ascii: "-")
      position += 1
    }
    let first = position
    var power = 0
    while position < bytes.count, bytes[position] &- UInt8(ascii: "0") < 10 {
      // The maximum is larger than the exponent of any double, and prevents an overflow.
      power = min(power * 10 + Int(bytes[position] - UInt8(ascii: "0")), 100_000)
      position += 1
    }
    exponent += isNegative ? -power : power
    return position > first
  }

  @inline(__always)
  private mutating func digitRun(_ bytes: UnsafeBufferPointer<UInt8>, _ position: inout Int) {
    while position < bytes.count {
      let digit = bytes[position] &- UInt8(ascii: "0")
      guard digit < 10 else { return }
      mantissa = mantissa &* 10 &+ UInt64(digit)
      if mantissa != 0 || digits > 0 { digits += 1 }
      position += 1
    }
  }

  /// The value, rounded only once; nil if this path cannot guarantee that. If both the mantissa and
  /// the power of ten are exact doubles, a single operation is enough (Clinger).
  @inline(__always)
  var exact: Double? {
    guard digits <= 19, exponent.magnitude <= 22 else { return nil }
    guard mantissa <= 1 << 53 else { return long }
    let power = powersOfTen[Int(exponent.magnitude)]
    let magnitude = exponent < 0 ? Double(mantissa) / power : Double(mantissa) * power
    return isNegative ? -magnitude : magnitude
  }
}

/// The powers of ten that fit in 64 bits.
private let wholePowersOfTen: [UInt64] = (0..<20).map {
  (0..<$0).reduce(1) { power, _ in power * 10 }
}

/// The powers of ten that are exact doubles.
private let powersOfTen: [Double] = [
  1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
  1e18, 1e19, 1e20, 1e21, 1e22,
]
