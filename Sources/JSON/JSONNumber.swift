/// A number of a JSON text as it is spelt: what is exact about it can be kept.
package struct JSONNumber {
  package private(set) var range: Range<Int>
  package private(set) var isNegative = false
  package private(set) var mantissa: UInt64 = 0
  /// How many digits there are, without zeros in front.
  package private(set) var digits = 0
  /// The power of ten that the mantissa is multiplied by.
  package private(set) var exponent = 0
}

extension JSONNumber {
  /// Nil where no number stands.
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

  /// Adds what stands behind an `e`; false where no digit does.
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
      // No double is as large, and the sum cannot overflow.
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

  /// Where both are exact doubles one operation rounds once (Clinger).
  @inline(__always)
  var exact: Double? {
    guard digits <= 19, mantissa <= 1 << 53, exponent.magnitude <= 22 else { return nil }
    let power = powersOfTen[Int(exponent.magnitude)]
    let magnitude = exponent < 0 ? Double(mantissa) / power : Double(mantissa) * power
    return isNegative ? -magnitude : magnitude
  }
}

/// The powers of ten that a double holds exactly.
private let powersOfTen: [Double] = [
  1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
  1e18, 1e19, 1e20, 1e21, 1e22,
]
