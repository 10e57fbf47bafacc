/// The direction of a violation: the found value is too large, too small, or opposite to the
/// expected value. Violations with one cause have the same direction, although their numbers
/// differ.
package enum Deviation: String {
  case tooMuch = "too much"
  case tooLittle = "too little"
  case oppositeDirection = "the other way"
  case unclear = ""

  /// Creates the direction from the texts of a violation. Both texts begin with the same quantity,
  /// or have no comparable numbers.
  init(expected: String, found: String) {
    let wanted = Self.numbers(in: expected)
    guard let first = wanted.first, let shown = Self.numbers(in: found).first else {
      self = .unclear
      return
    }
    // For a range, the exceeded end is compared, and not the sign of the other end.
    if expected.contains("from "), wanted.count == 2 {
      self = shown > wanted[1] ? .tooMuch : shown < first ? .tooLittle : .unclear
      return
    }
    switch (first, shown) {
    case _ where first == shown: self = .unclear
    case _ where first * shown < 0: self = .oppositeDirection
    default: self = shown.magnitude > first.magnitude ? .tooMuch : .tooLittle
    }
  }

  /// The numbers in a text, without digits that are parts of names.
  private static func numbers(in text: String) -> [Double] {
    text.split { !"+-.0123456789abcdefghijklmnopqrstuvwxyz".contains($0) }
      .compactMap { Double($0) }
  }
}
