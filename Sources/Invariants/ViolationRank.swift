package import Model

/// The order of violations: how directly a violation shows the engine's error, and when it
/// occurred.
package struct ViolationRank: Comparable, Sendable {
  let directness: Directness
  package let time: Instant
  /// The situation in which the violation occurred.
  let circumstance: String

  /// Creates the rank of the first violation of the invariant with the given name.
  package init(_ invariant: String, _ violation: Violation) {
    directness = Directness(of: invariant)
    time = violation.time
    circumstance = violation.circumstance
  }

  package static func < (one: ViolationRank, other: ViolationRank) -> Bool {
    (one.directness, one.time) < (other.directness, other.time)
  }

  /// Whether both ranks are equally direct and have the same time.
  package static func == (one: ViolationRank, other: ViolationRank) -> Bool {
    (one.directness, one.time) == (other.directness, other.time)
  }

  /// The rank of the violation that explains the other violations: the most direct violation among
  /// the first violation and all violations at most 120 ms later. The time is needed because an
  /// invariant that accumulates evidence reports its violation late.
  ///
  /// A finger that comes down ends an error at rest and does not cause it, so violations at a
  /// finger's landing do not count if a violation at rest exists.
  package static func leading(among ranks: [ViolationRank]) -> ViolationRank? {
    let later = ranks.filter { !$0.circumstance.hasPrefix("as a finger comes down") }
    let isWrongAtRest = later.contains { $0.circumstance.hasPrefix("at rest") }
    let candidates = isWrongAtRest ? later : ranks
    guard let first = candidates.map(\.time).min() else { return nil }
    return candidates.filter { $0.time <= first + .milliseconds(120) }.min()
  }
}
