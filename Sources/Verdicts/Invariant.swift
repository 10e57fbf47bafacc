public import Gesture
internal import Replay

/// An invariant of the catalogue: a rule about one replay, or a relation between two.
public struct Invariant: Sendable {
  enum Kind: Sendable {
    case replay(any ReplayInvariant.Type)
    case relation(any Relation.Type)
  }

  let kind: Kind
}

extension Invariant {
  /// The name by which suites, recordings, the command line and reports know it.
  public var name: String { rule.name }

  /// One line: what must hold.
  public var summary: String { rule.summary }

  /// What kind of quantity it compares: the units in which its tolerance can be given.
  public var tolerance: ToleranceClass { rule.tolerance }

  /// Whether it is judged only where a recording, a suite or the command line names it.
  public var isOnRequest: Bool { rule.isOnRequest }

  /// Whether it relates two replays of one engine.
  public var isRelation: Bool {
    if case .relation = kind { true } else { false }
  }

  /// What an engine must do or report itself for the invariant to be judged.
  public var abilitiesNeeded: Abilities {
    switch kind {
    case .replay(let invariant): invariant.needs
    case .relation(let relation): relation.needs
    }
  }

  /// What it reads that is inferred where the engine does not report it.
  package var abilitiesRead: Abilities {
    switch kind {
    case .replay(let invariant): invariant.reads
    case .relation: []
    }
  }

  /// Whether an engine that shows one right picture for ever keeps it. Two replays of such an engine
  /// keep every relation too.
  var holdsOfStillness: Bool {
    switch kind {
    case .replay(let invariant): invariant.holdsOfStillness
    case .relation: true
    }
  }

  var rule: any Rule.Type {
    switch kind {
    case .replay(let invariant): invariant
    case .relation(let relation): relation
    }
  }
}

extension Invariant: Hashable {
  /// Invariants are the same where their names are.
  public static func == (one: Invariant, other: Invariant) -> Bool { one.name == other.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
