/// What every invariant has, of one replay (`ReplayInvariant`) or between two (`Relation`).
protocol Rule: Sendable {
  /// One line: what must hold.
  static var summary: String { get }
  /// What kind of quantity it compares: the units in which its tolerance can be given.
  static var tolerance: ToleranceClass { get }
  /// Whether it is judged only where a recording, a suite or the command line names it.
  static var isOnRequest: Bool { get }
}

extension Rule {
  static var tolerance: ToleranceClass { .exact }
  static var isOnRequest: Bool { false }
}
