internal import Formulas
internal import Model

/// A custom invariant written as a formula, with the properties derived from the formula alone:
/// they are computed once and used for every recording.
final class OwnInvariant: Sendable {
  let name: String
  let formula: Formula
  /// The reason for it, if the user gave one.
  let why: String?
  /// The only view at which it is judged; nil for every view.
  let view: String?
  /// The formula as text.
  let text: String
  /// The kind of quantity of its tolerance, which applies to all comparisons without an explicit
  /// one.
  let tolerance: ToleranceClass
  /// The unit of its margins; empty if they have several dimensions and are therefore counted in
  /// tolerances.
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
  /// The defaults for formulas.
  var defaults: FormulaDefaults {
    FormulaDefaults(
      length: tolerances.atRest, speed: Quantity(tolerances.velocity, .pointsPerSecond),
      frame: frame)
  }
}
