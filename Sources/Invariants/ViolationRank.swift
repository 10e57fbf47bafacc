package import Model

/// How directly a violation shows what an engine does wrong, and when it occurred.
package struct ViolationRank: Comparable, Sendable {
  let directness: Directness
  package let time: Instant
  /// The activity of fingers, the app and the view.
  let circumstance: String

  /// The rank of the first violation of the invariant with the given name.
  package init(_ invariant: String, _ violation: Violation) {
    directness = Directness(of: invariant)
    time = violation.time
    circumstance = violation.circumstance
  }

  package static func < (one: ViolationRank, other: ViolationRank) -> Bool {
    (one.directness, one.time) < (other.directness, other.time)
  }

  /// Whether they explain as much.
  package static func == (one: ViolationRank, other: ViolationRank) -> Bool {
    (one.directness, one.time) == (other.directness, other.time)
  }

  /// The rank of the violation that explains the others: the most direct of those that occurred
  /// first or within a few frames of the first. An invariant that accumulates evidence reports its
  /// violation with that delay.
  ///
  /// A finger that comes down ends an error at rest, and is not its reason.
  package static func leading(among ranks: [ViolationRank]) -> ViolationRank? {
    let later = ranks.filter { !$0.circumstance.hasPrefix("as a finger comes down") }
    let isWrongAtRest = later.contains { $0.circumstance.hasPrefix("at rest") }
    let candidates = isWrongAtRest ? later : ranks
    guard let first = candidates.map(\.time).min() else { return nil }
    return candidates.filter { $0.time <= first + .milliseconds(120) }.min()
  }
}
