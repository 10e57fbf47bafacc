/// Which way a break goes: what is found is too much or too little of what is expected, or goes the
/// other way. Breaks with one cause agree in it, whatever their numbers are.
enum Deviation: String {
  case tooMuch = "too much"
  case tooLittle = "too little"
  case oppositeDirection = "the other way"
  case unclear = ""

  /// From the words of a break: both begin with the same quantity, or have no numbers to compare.
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

  /// The first number in a text that is no part of a name.
  private static func number(in text: String) -> Double? {
    text.split { !"+-.0123456789abcdefghijklmnopqrstuvwxyz".contains($0) }
      .lazy.compactMap { Double($0) }.first
  }
}
