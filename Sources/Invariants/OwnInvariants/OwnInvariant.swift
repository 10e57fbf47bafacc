internal import Formulas
internal import Model

/// A custom invariant written as a formula, with the properties derived from the formula alone:
/// they are computed once and used for every recording.
final class OwnInvariant: Sendable {
  let name: String
  let formula: Formula
  /// The reason for it, if the user gave one.
  let why: String?
  /// The formula as text.
  let text: String
  /// The kind of quantity of its tolerance, which applies to all comparisons without an explicit
  /// one.
  let tolerance: ToleranceClass
  /// The unit of its margins; empty if they have several dimensions and are therefore counted in
  /// tolerances.
  let marginUnit: String
  let reads: RuleReads

  init(name: String, formula: Formula, why: String?) {
    self.name = name
    self.formula = formula
    self.why = why
    text = formula.text
    tolerance = [formula.conclusion].tolerance
    marginUnit = formula.dimension?.unit ?? ""
    reads = RuleReads(formula.expressions)
  }

  var summary: String { why ?? text }
}

extension Terms {
  /// The defaults for formulas.
  var defaults: FormulaDefaults {
    FormulaDefaults(
      length: tolerances.atRest, speed: Quantity(tolerances.velocity, .pointsPerSecond),
      frame: frame)
  }
}
