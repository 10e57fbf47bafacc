internal import Platform
internal import Text

extension Estimate {
  /// The value with as many digits as the interval supports.
  package var text: String { Self.rounded(value, to: (high - low) / 2) }

  /// The interval as text, or `exact`.
  package var interval: String {
    let width = (high - low) / 2
    guard width > 0 else { return "exact" }
    return "\(Self.rounded(low, to: width, away: -1)) to \(Self.rounded(high, to: width, away: 1))"
  }

  /// The value that a user would have set: of the numbers in the interval with the fewest digits,
  /// the nearest.
  package var plain: Double {
    var scale = 1.0
    for _ in 0..<10 {
      let number = (value * scale).rounded() / scale
      if holds(number) { return number + 0 }
      scale *= 10
    }
    return value
  }

  /// - Parameter away: The direction of rounding the ends of an interval: down if negative, up if
  ///   positive, so that the rounded interval contains the original interval. 0 rounds to the
  ///   nearest number.
  private static func rounded(_ number: Double, to error: Double, away: Double = 0) -> String {
    let size = max(abs(number), 1e-9)
    // At most eight digits: rounding errors change the last digits of a number that is exact in
    // theory.
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
  /// The value and its unit, the keyword, a dash for a constant that was not exercised, or
  /// `failed`.
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
