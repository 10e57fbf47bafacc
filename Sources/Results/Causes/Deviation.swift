/// The direction of a violation: the found value is too large, too small, or opposite to the
/// expected one. Violations with one cause agree in it, independent of their numbers.
package enum Deviation: String {
  case tooMuch = "too much"
  case tooLittle = "too little"
  case oppositeDirection = "the other way"
  case unclear = ""

  /// Derived from the texts of a violation: both begin with the same quantity, or have no
  /// comparable numbers.
  init(expected: String, found: String) {
    guard let wanted = Self.number(in: expected), let shown = Self.number(in: found) else {
      self = .unclear
      return
    }
    switch (wanted, shown) {
    case _ where wanted == shown: self = .unclear
    case _ where wanted * shown < 0: self = .oppositeDirection
    default: self = shown.magnitude > wanted.magnitude ? .tooMuch : .tooLittle
    }
  }

  /// The first number in a text that is not part of a name.
  private static func number(in text: String) -> Double? {
    text.split { !"+-.0123456789abcdefghijklmnopqrstuvwxyz".contains($0) }
      .lazy.compactMap { Double($0) }.first
  }
}
