internal import Gesture
internal import Platform

extension Estimate {
  /// The value to as many digits as are known.
  package var text: String { Self.rounded(value, to: (high - low) / 2) }

  /// The interval in words; empty where it is exact.
  package var interval: String {
    let width = (high - low) / 2
    guard width > 0 else { return "exact" }
    return "\(Self.rounded(low, to: width, away: -1)) to \(Self.rounded(high, to: width, away: 1))"
  }

  /// The number of fewest digits that the interval holds, and the nearest of those: what somebody would
  /// have set who set it by hand.
  package var plain: Double {
    var scale = 1.0
    for _ in 0..<10 {
      let number = (value * scale).rounded() / scale
      if holds(number) { return number + 0 }
      scale *= 10
    }
    return value
  }

  /// - Parameter away: down or up, so that an interval holds what it held.
  private static func rounded(_ number: Double, to error: Double, away: Double = 0) -> String {
    let size = max(abs(number), 1e-9)
    // No more than eight digits: what is exact in theory is not in its last bits.
    let place = max(error / 2, size * 1e-8)
    let digits = min(10, max(0, Int((-log10(place)).rounded(.up))))
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let scaled = number * scale
    let whole = away == 0 ? scaled.rounded() : scaled.rounded(away < 0 ? .down : .up)
    return (whole / scale + 0).text
  }
}

extension Measurement {
  /// The value and its unit, the word, or what stands for nothing.
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
