/// A rule in which recordings determine one number, or decide whether it holds at all.
///
/// No template repeats an invariant of the catalogue: a template states a number that the catalogue
/// takes from the engine's declaration, or a relation that the catalogue does not know.
struct Template: Sendable {
  /// The name of the proposed invariant.
  let name: String
  /// Of the templates with the same subject only the best supported one is proposed.
  let subject: String
  /// The requirement in words, for the number that was found.
  let why: @Sendable (_ number: String) -> String
  let shape: Shape
  /// The evidence in one recording, in bits.
  var bits = 3.0

  enum Shape: Sendable {
    /// A quantity under a condition is at most a number: the largest one that was seen, times a
    /// factor.
    case limit(
      when: String, quantity: String, factor: Double,
      formula: @Sendable (_ number: String) -> String)
    /// `when FROM then eventually[0,NUMBERs] (UNTIL)`: the longest time after which UNTIL and another
    /// condition were true.
    case within(from: String, until: String, and: String, factor: Double)
    /// `when AT then once[0,NUMBERs] (LAST)`.
    case since(at: String, last: String, factor: Double)
    /// Formulas from the strictest to the most lenient. The strictest that holds is proposed, or
    /// the next one, if the number must not be at the limit of what was seen. Of formulas with the
    /// same support, the most lenient one is proposed.
    case ladder([String], isCautious: Bool, formula: @Sendable (_ number: String) -> String)
  }
}

extension Double {
  /// Rounded up to two significant digits.
  var roundedUp: Double {
    guard self > 0, isFinite else { return self }
    var unit = 1.0
    while unit * 100 <= self { unit *= 10 }
    while unit * 10 > self { unit /= 10 }
    let count = (self / unit - 1e-9).rounded(.up)
    return unit < 1 ? count / (1 / unit).rounded() : count * unit
  }
}
