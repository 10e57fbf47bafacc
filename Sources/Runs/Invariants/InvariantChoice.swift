package import Files
package import Invariants
internal import Text

/// The names of the invariants by which a plan judges.
///
/// Relations take part if requested: all relations, or single relations by name.
package struct InvariantChoice: Sendable {
  /// The selected names; if empty, all default invariants.
  package var only: [String] = []
  /// The names of excluded invariants.
  package var skip: [String] = []
  package var hasRelations = false
  /// Formulas added by an API call or the command line.
  package var formulas: [Invariant] = []

  package init(
    only: [String] = [], skip: [String] = [], hasRelations: Bool = false, formulas: [Invariant] = []
  ) {
    self.only = only
    self.skip = skip
    self.hasRelations = hasRelations
    self.formulas = formulas
  }

  /// The selected invariants of the catalogue. Formulas are added later, with the settings of files
  /// and options.
  ///
  /// - Parameter recordings: Files that may define a formula with a selected name.
  package func invariants(
    _ suite: Suite?, _ recordings: [String] = []
  ) throws(SessionError) -> [Invariant] {
    let others = (only + skip).filter { Catalogue.invariant(named: $0) == nil }
    let known = Set(formulas.map(\.name) + [Determinism.name])
    let own = OwnNames.names(suite, recordings, wanted: others.filter { !known.contains($0) })
      .union(known)
    try check(only, .only, own)
    try check(skip, .skip, own)
    let usual: [Invariant] = hasRelations ? Catalogue.all : Catalogue.invariants.map { $0 }
    let invariants = (only.isEmpty ? usual : Catalogue.all + Catalogue.pages).filter { invariant in
      (only.isEmpty || only.contains(invariant.name)) && !skip.contains(invariant.name)
    }
    guard !invariants.isEmpty || only.contains(where: { own.contains($0) }) else {
      throw SessionError(of: .only, .skip, are: "leave no invariant to judge by")
    }
    return invariants
  }

  private func check(
    _ names: [String], _ part: SessionError.Part, _ others: Set<String>
  ) throws(SessionError) {
    for name in names where !others.contains(name) && Catalogue.invariant(named: name) == nil {
      throw SessionError(unknownInvariant: name, in: part, others: others.sorted())
    }
  }
}

extension SessionError {
  /// Creates the error for an unknown name, with the nearest known name.
  init(unknownInvariant name: String, in part: Part, others: [String]) {
    let near = (Catalogue.all.map { $0.name } + others).nearest(to: name)
    self.init(
      in: part,
      "unknown invariant \(name.quoted)"
        + (near.map { offer($0) }
          ?? ": 'flickbook list invariants' and 'flickbook list relations' show them"),
      intended: "\(Release.name) list invariants")
    correction = near.map { .replace(name, by: $0) }
  }
}
