extension Double {
  /// The shortest decimal that is parsed as the same number, without an exponent or a trailing
  /// point, such as `12.5`, `320` or `0.00001`.
  package var text: String {
    var digits = [UInt8](description.utf8)
    if digits.suffix(2) == [UInt8(ascii: "."), UInt8(ascii: "0")] { digits.removeLast(2) }
    guard let e = digits.firstIndex(of: UInt8(ascii: "e")) else {
      return String(decoding: digits, as: UTF8.self)
    }
    return String(decoding: Self.spread(digits[..<e], by: digits[(e + 1)...]), as: UTF8.self)
  }

  /// The number times a power of ten, computed in decimal digits: 1900 moved by -3 is 1.9, and 0.1
  /// moved by -3 is 0.0001. A product of doubles often gives a neighbouring number instead.
  package func movingPoint(by fractionDigits: Int) -> Double {
    let parts = text.split(separator: ".", maxSplits: 1)
    guard isFinite, let whole = parts.first else { return self }
    let fraction = parts.count > 1 ? String(parts[1]) : ""
    return Double("\(whole)\(fraction)e\(fractionDigits - fraction.utf8.count)") ?? self
  }

  /// Moves the point of a decimal such as `1.25` by an exponent such as `-07`, and pads with zeros.
  private static func spread(_ mantissa: ArraySlice<UInt8>, by power: ArraySlice<UInt8>) -> [UInt8]
  {
    let zero = UInt8(ascii: "0")
    let point = UInt8(ascii: ".")
    var exponent = 0
    for digit in power where digit >= zero { exponent = exponent * 10 + Int(digit - zero) }
    if power.first == UInt8(ascii: "-") { exponent = -exponent }

    var text: [UInt8] = mantissa.first == UInt8(ascii: "-") ? [UInt8(ascii: "-")] : []
    let digits = mantissa.filter { $0 >= zero }
    let whole = 1 + exponent
    if whole <= 0 {
      text += [zero, point]
      text += repeatElement(zero, count: -whole)
      text += digits
    } else if digits.count <= whole {
      text += digits
      text += repeatElement(zero, count: whole - digits.count)
    } else {
      text += digits[..<whole]
      text.append(point)
      text += digits[whole...]
    }
    return text
  }
}
