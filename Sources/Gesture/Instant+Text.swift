extension Instant {
  /// The moment as milliseconds in the decimal form of the recording format: exact, no zeros at
  /// the end, and no floating-point number on the way.
  public var text: String {
    let magnitude = nanoseconds.magnitude
    let (whole, rest) = magnitude.quotientAndRemainder(dividingBy: 1_000_000)
    let sign = nanoseconds < 0 ? "-" : ""
    guard rest > 0 else { return sign + String(whole) }
    var digits = String(rest)
    while digits.utf8.count < 6 { digits = "0" + digits }
    while digits.hasSuffix("0") { digits.removeLast() }
    return sign + String(whole) + "." + digits
  }
}
