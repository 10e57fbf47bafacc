/// How directly a violation of an invariant shows what an engine does wrong. Where several
/// invariants are broken at about the same time, the most direct one is reported as the cause of
/// the others.
package enum Directness: Int, Comparable, Sendable {
  /// How the content follows fingers, the app or its own motion.
  case motion
  /// The result of a motion: a jump of any kind, a position at rest.
  case outcome
  /// What the engine reports about itself, and what an app shows because of it.
  case report
  /// Whether the engine behaves as it declares; other invariants judge by these declarations.
  case declaration

  package static func < (one: Directness, other: Directness) -> Bool {
    one.rawValue < other.rawValue
  }

  /// The directness of the invariant with the given name.
  package init(of invariant: String) { self = Catalogue.directness[invariant] ?? .motion }
}
