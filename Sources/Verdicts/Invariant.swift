/// What a replay is held to: an invariant of one replay (`ReplayInvariant`), or one between two
/// (`Relation`).
public protocol Invariant: Sendable {
  /// The type's name in lower case with hyphens.
  static var name: String { get }
  /// One line: the invariant.
  static var summary: String { get }
  /// What kind of quantity it compares: the units in which its tolerance can be given.
  static var tolerance: ToleranceClass { get }
  /// Whether it is judged only where a recording, a suite or the command line names it.
  static var isOnRequest: Bool { get }
}

extension Invariant {
  /// An invariant is exact unless it says otherwise.
  public static var tolerance: ToleranceClass { .exact }

  /// An invariant is judged wherever it applies unless it says otherwise.
  public static var isOnRequest: Bool { false }
}
