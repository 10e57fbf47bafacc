internal import Platform
internal import Text

extension Estimate {
  /// The value with as many digits as are known.
  package var text: String { Self.rounded(value, to: (high - low) / 2) }

  /// The interval as text; empty if it is exact.
  package var interval: String {
    let width = (high - low) / 2
    guard width > 0 else { return "exact" }
    return "\(Self.rounded(low, to: width, away: -1)) to \(Self.rounded(high, to: width, away: 1))"
  }

  /// The number with the fewest digits in the interval, and of those the nearest: the number that a
  /// user would have set.
  package var plain: Double {
    var scale = 1.0
    for _ in 0..<10 {
      let number = (value * scale).rounded() / scale
      if holds(number) { return number + 0 }
      scale *= 10
    }
    return value
  }

  /// - Parameter away: The direction of rounding, down or up, so that a rounded interval contains
  ///   the original one.
  private static func rounded(_ number: Double, to error: Double, away: Double = 0) -> String {
    let size = max(abs(number), 1e-9)
    // At most eight digits: a theoretically exact value is not exact in its last bits.
    let position = max(error / 2, size * 1e-8)
    let digits = min(10, max(0, Int((-log10(position)).rounded(.up))))
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let scaled = number * scale
    let whole = away == 0 ? scaled.rounded() : scaled.rounded(away < 0 ? .down : .up)
    return (whole / scale + 0).text
  }
}

extension Measurement {
  /// The value and its unit, the keyword, or the text for a missing value.
  package var text: String {
    switch outcome {
    case .number(let number):
      constant.unit.isEmpty || constant.unit == "°" || constant.unit.hasPrefix("/")
        ? number.text + constant.unit : "\(number.text) \(constant.unit)"
    case .word(let word): word
    case .notExercised: "–"
    case .failed: "failed"
    }
  }
}
