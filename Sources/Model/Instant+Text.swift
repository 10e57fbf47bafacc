extension Instant {
  /// The instant in milliseconds, in the decimal form of the recording format: exact, without
  /// trailing zeros, and computed without floating-point numbers.
  public var text: String {
    let magnitude = nanoseconds.magnitude
    let (whole, rest) = magnitude.quotientAndRemainder(dividingBy: 1_000_000)
    let sign = nanoseconds < 0 ? "-" : ""
    guard rest > 0 else { return sign + String(whole) }
    // Removes the zeros from the number, because removing a character from a string requires
    // Unicode tables.
    var (part, fractionDigits) = (rest, 6)
    while part % 10 == 0 { (part, fractionDigits) = (part / 10, fractionDigits - 1) }
    var digits = String(part)
    while digits.utf8.count < fractionDigits { digits = "0" + digits }
    return sign + String(whole) + "." + digits
  }
}
