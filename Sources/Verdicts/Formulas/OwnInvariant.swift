internal import Gesture

/// An invariant that somebody wrote as a formula, with what follows from the formula alone: every
/// recording asks for it.
final class OwnInvariant: Sendable {
  let name: String
  let formula: Formula
  /// The reason for it, where one is given.
  let why: String?
  /// The formula as it is written.
  let text: String
  /// What kind of quantity its tolerance is, which every comparison has that names none.
  let tolerance: ToleranceClass
  /// What its margins are measured in; nothing where they are of several dimensions, and so counted
  /// in tolerances.
  let marginUnit: String
  /// What an engine must report for it, and what is inferred where it does not.
  let needs: Abilities
  let reads: Abilities
  /// Whether it reads what is unknown where the room of a view is.
  let readsRoom: Bool
  /// The app's own signals that it reads.
  let appSignals: [String]

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
    readsRoom = signals.contains { $0.isRoom }
    appSignals = formula.appSignals
  }

  var summary: String { why ?? text }

  /// Why it cannot be judged, if it cannot.
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
    // One tolerance cannot be two kinds of quantity.
    return classes.count == 1 ? classes.first ?? .exact : isFixed ? .fixed : .exact
  }
}
