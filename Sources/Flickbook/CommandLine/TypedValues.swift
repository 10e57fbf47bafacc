internal import Gesture

extension Double {
  /// A plain decimal as it is typed: `-?[0-9]+(\.[0-9]+)?`. No `nan`, no `inf`, no `1e3`.
  init?(typed text: String) {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let parts = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    for part in parts {
      guard !part.isEmpty, part.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    }
    guard let number = Double(text), number.isFinite else { return nil }
    self = number
  }
}

extension Instant {
  /// A time as it is typed: `812ms`, `0.812s`, or `812` for milliseconds.
  init?(typed text: String) {
    var number = text[...]
    var nanoseconds = 1e6
    if number.hasSuffix("ms") {
      number = number.dropLast(2)
    } else if number.hasSuffix("s") {
      number = number.dropLast()
      nanoseconds = 1e9
    }
    guard let count = Double(typed: String(number)), count >= 0, count * nanoseconds < 9e18 else {
      return nil
    }
    self.init(nanoseconds: Int64((count * nanoseconds).rounded()))
  }
}
