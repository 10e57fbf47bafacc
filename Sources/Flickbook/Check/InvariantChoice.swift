internal import Gesture
internal import Verdicts

/// The invariants that a plan judges by, in the order of the catalogue.
///
/// Relations take part where they are wanted: all of them, or one by its name.
struct InvariantChoice: Sendable {
  /// Their names; all that are usual where none is named.
  var only: [String] = []
  /// The names of those that are left out.
  var skip: [String] = []
  var hasRelations = false
}

extension InvariantChoice {
  func invariants() throws(SessionError) -> [Invariant] {
    try check(only, .only)
    try check(skip, .skip)
    let usual: [Invariant] = hasRelations ? Catalogue.all : Catalogue.invariants.map { $0 }
    let invariants = (only.isEmpty ? usual : Catalogue.all).filter { invariant in
      (only.isEmpty || only.contains(invariant.name)) && !skip.contains(invariant.name)
    }
    guard !invariants.isEmpty || only.contains(Determinism.name) else {
      throw SessionError(of: .only, .skip, are: "leave no invariant to judge by")
    }
    return invariants
  }

  private func check(_ names: [String], _ part: SessionError.Part) throws(SessionError) {
    let others = [Determinism.name]
    for name in names where !others.contains(name) {
      _ = try Catalogue.invariant(named: name, part, others: others)
    }
  }
}

extension Catalogue {
  /// An invariant by its name; an error with the nearest name where there is none.
  static func invariant(
    named name: String, _ part: SessionError.Part, others: [String] = []
  ) throws(SessionError) -> Invariant {
    if let invariant = invariant(named: name) { return invariant }
    throw SessionError(
      in: part,
      "unknown invariant \(name.quoted)"
        + ((all.map { $0.name } + others).nearest(to: name).map { offer($0) }
          ?? ": 'flickbook list invariants' and 'flickbook list relations' show them"))
  }
}

extension InvariantChoice {
  init(_ arguments: ParsedArguments) {
    only = Self.names(arguments, .only)
    skip = Self.names(arguments, .skip)
    hasRelations = arguments.has(.relations)
  }

  private static func names(_ arguments: ParsedArguments, _ option: Option) -> [String] {
    arguments.texts(option).flatMap { $0.split(separator: ",").map { String($0) } }
  }
}
