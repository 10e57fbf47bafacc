/// How directly a violation of an invariant shows the engine's error. If several invariants are
/// broken at about the same time, the most direct violation is reported as the cause of the other
/// violations.
package enum Directness: Int, Comparable, Sendable {
  /// The invariant is about how the content follows fingers, the app or its own motion.
  case motion
  /// The invariant is about the result of a motion: a jump of any kind, or a position at rest.
  case outcome
  /// The invariant is about the engine's reports about itself, or about values that an app shows
  /// because of these reports.
  case report
  /// The invariant is about a declaration of the engine, by which other invariants judge.
  case declaration

  package static func < (one: Directness, other: Directness) -> Bool {
    one.rawValue < other.rawValue
  }

  /// Looks up the directness of the invariant with the given name: `motion` if the catalogue lacks
  /// the name.
  package init(of invariant: String) { self = Catalogue.directness[invariant] ?? .motion }
}
