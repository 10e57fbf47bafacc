/// The properties shared by invariants of one replay (`ReplayInvariant`) and of two (`Relation`).
protocol Rule: Sendable {
  /// A single line that states what must hold.
  static var summary: String { get }
  /// The kind of quantity that is compared, which determines the units of its tolerance.
  static var tolerance: ToleranceClass { get }
  /// Whether the rule is judged only if a recording, a suite or the command line names it.
  static var isOnRequest: Bool { get }
}

extension Rule {
  static var tolerance: ToleranceClass { .exact }
  static var isOnRequest: Bool { false }
}
