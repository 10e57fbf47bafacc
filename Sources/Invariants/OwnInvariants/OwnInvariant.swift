internal import Formulas
internal import Model

/// A custom invariant written as a formula. The properties derived from the formula alone are
/// computed once and used for every recording.
final class OwnInvariant: Sendable {
  let name: String
  let formula: Formula
  /// The purpose that the user gave for the invariant, if any.
  let why: String?
  /// The only view at which it is judged; nil for every view.
  let view: String?
  /// The formula as text.
  let text: String
  /// The tolerance class of all comparisons that specify no tolerance.
  let tolerance: ToleranceClass
  /// The unit of the margins; empty if the margins have several dimensions and are therefore
  /// measured in tolerances.
  let marginUnit: String
  let reads: RuleReads

  init(name: String, _ whole: Formula, why: String?, view: String?) {
    let formula = view.map { whole.judged(at: $0) } ?? whole
    self.name = name
    self.formula = formula
    self.why = why
    self.view = view
    text = formula.text
    tolerance = [formula.conclusion].tolerance
    marginUnit = formula.dimension?.unit ?? ""
    reads = RuleReads(formula.expressions)
  }

  var summary: String { why ?? formula.pattern ?? text }
}

extension Terms {
  /// The tolerances and the frame duration that formulas use by default.
  var defaults: FormulaDefaults {
    FormulaDefaults(
      length: tolerances.atRest, speed: Quantity(tolerances.velocity, .pointsPerSecond),
      frame: frame)
  }
}
