/// A rule with one number that is measured in recordings, or a rule that recordings confirm or
/// contradict as a whole.
///
/// No template repeats an invariant of the catalogue: a template contains a number that the
/// catalogue takes from the engine's declarations, or a relation that the catalogue lacks.
struct Template: Sendable {
  /// The name of the proposed invariant.
  let name: String
  /// What the template is about: only the best supported template on each subject is proposed.
  let subject: String
  /// The requirement as text, for the number that was measured.
  let why: @Sendable (_ number: String) -> String
  let shape: Shape
  /// The evidence that one recording provides, in bits.
  var bits = 3.0

  enum Shape: Sendable {
    /// Under a condition, a quantity is at most a number: the largest observed value times a
    /// factor.
    case limit(
      when: String, quantity: String, factor: Double,
      formula: @Sendable (_ number: String) -> String)
    /// `when FROM then eventually[0,NUMBERs] (UNTIL)`: NUMBER is the longest observed time until
    /// UNTIL, times a factor. A time counts only if AND is true at its end.
    case within(from: String, until: String, and: String, factor: Double)
    /// `when AT then once[0,NUMBERs] (LAST)`: NUMBER is the longest observed time since LAST, times
    /// a factor.
    case since(at: String, last: String, factor: Double)
    /// Formulas from the strictest to the most lenient. The strictest supported formula is
    /// proposed, or the next formula if the proposal must be cautious. Among the next formulas with
    /// the same support, a cautious proposal is the most lenient formula.
    case ladder([String], isCautious: Bool, formula: @Sendable (_ number: String) -> String)
  }
}

extension Double {
  /// The number rounded up to two significant digits.
  var roundedUp: Double {
    guard self > 0, isFinite else { return self }
    var unit = 1.0
    while unit * 100 <= self { unit *= 10 }
    while unit * 10 > self { unit /= 10 }
    let count = (self / unit - 1e-9).rounded(.up)
    return unit < 1 ? count / (1 / unit).rounded() : count * unit
  }
}
