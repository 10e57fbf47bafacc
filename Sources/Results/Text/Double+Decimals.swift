internal import Model
internal import Text

extension Double {
  /// The number rounded for display, with exactly this many decimals: `12.50`. Zero has no sign.
  package func text(fractionDigits: Int) -> String {
    guard magnitude < 1e12 else { return text }
    var power = 1.0
    for _ in 0..<fractionDigits { power *= 10 }
    let scaled = Int64((magnitude * power).rounded())
    let (whole, rest) = scaled.quotientAndRemainder(dividingBy: Int64(power))
    let sign = self < 0 && scaled != 0 ? "-" : ""
    guard fractionDigits > 0 else { return sign + String(whole) }
    let decimals = String(rest)
    return sign + String(whole) + "."
      + String(repeating: "0", count: fractionDigits - decimals.utf8.count) + decimals
  }

  /// The number rounded for display, with at most this many decimals: `12.5`.
  package func text(maximum fractionDigits: Int) -> String {
    var text = text(fractionDigits: fractionDigits)
    guard magnitude < 1e12, fractionDigits > 0 else { return text }
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }
}

extension Instant {
  /// The time in milliseconds with at most three decimals, as tables show it.
  package var rounded: String { (Double(nanoseconds) / 1e6).text(maximum: 3) }
}

extension String {
  /// The text right-aligned: padded with spaces on the left.
  package func right(_ width: Int) -> String {
    String(repeating: " ", count: Swift.max(0, width - count)) + self
  }

  /// The text left-aligned: padded with spaces on the right.
  package func left(_ width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }

  /// The text without trailing spaces.
  package var trimmed: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
