/// How directly a break of an invariant says what an engine does wrong. Where several break at about the
/// same time, the most direct is the cause of the others.
package enum Directness: Int, Comparable, Sendable {
  /// How the content follows fingers, the app or its own motion.
  case motion
  /// What comes of a motion: a jump of any kind, a place at rest.
  case outcome
  /// What the engine says of itself, and what an app shows because of it.
  case report
  /// Whether what the engine declares is what it shows: what other invariants judge by.
  case declaration

  package static func < (one: Directness, other: Directness) -> Bool {
    one.rawValue < other.rawValue
  }

  /// That of the invariant of a name.
  package init(of invariant: String) { self = Catalogue.directness[invariant] ?? .motion }
}
