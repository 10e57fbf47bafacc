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
  /// The abilities that an engine needs for it, and those that are inferred if they are missing.
  let needs: Abilities
  let reads: Abilities
  /// Whether it reads values that are unknown without the scroll range of the view.
  let readsScrollRange: Bool
  /// The custom app signals that it reads.
  let appSignals: [String]
  /// The names of the views that it reads.
  let views: [String]

  init(name: String, formula: Formula, why: String?) {
    self.name = name
    self.formula = formula
    self.why = why
    text = formula.text
    tolerance = formula.tolerance
    marginUnit = formula.dimension?.unit ?? ""
    let signals = formula.signals
    needs = signals.reduce(into: []) { $0.formUnion($1.needs) }
    reads = signals.reduce(into: []) { $0.formUnion($1.reads) }
    readsScrollRange = signals.contains { $0.isScrollRange }
    appSignals = formula.appSignals
    views = formula.views
  }

  var summary: String { why ?? text }

  /// Why it cannot be judged; nil if it can.
  func obstacle(_ terms: Terms) -> Reason? {
    terms.lacks(terms.infers ? needs : needs.union(reads))
  }
}

extension Formula {
  fileprivate var tolerance: ToleranceClass {
    var classes: Set<ToleranceClass> = []
    var isFixed = false
    for case .comparison(_, _, _, let tolerance, let dimension) in conclusion.all {
      if tolerance != nil {
        isFixed = true
      } else if dimension == .length {
        classes.insert(.atRest)
      } else if dimension == .speed {
        classes.insert(.velocity)
      }
    }
    // One tolerance cannot apply to two kinds of quantity.
    return classes.count == 1 ? classes.first ?? .exact : isFixed ? .fixed : .exact
  }
}

extension Terms {
  /// The defaults for formulas.
  var defaults: FormulaDefaults {
    FormulaDefaults(
      length: tolerances.atRest, speed: Quantity(tolerances.velocity, .pointsPerSecond),
      frame: frame)
  }
}
