internal import Invariants
internal import Model

extension JudgedInvariant {
  /// How directly a broken invariant shows the error, and when it broke.
  struct Rank: Comparable {
    let directness: Directness
    let time: Instant

    static func < (one: Rank, other: Rank) -> Bool {
      (one.directness, one.time) < (other.directness, other.time)
    }
  }

  /// Nil unless it is broken.
  var rank: Rank? {
    guard verdict == .broken, let first else { return nil }
    return Rank(directness: Directness(of: name), time: first.time)
  }

  /// The rank of the broken invariant that explains the others: the most direct of those that broke
  /// first or within a few frames of the first. An invariant that accumulates evidence reports its
  /// violation with that delay.
  ///
  /// A finger that comes down ends an error at rest, and is not its reason.
  static func leading(among invariants: [JudgedInvariant]) -> Rank? {
    func isBroken(_ invariant: JudgedInvariant, _ circumstance: String) -> Bool {
      invariant.rank != nil && invariant.first?.circumstance.hasPrefix(circumstance) == true
    }
    let later = invariants.filter { !isBroken($0, "as a finger comes down") }
    let isWrongAtRest = later.contains { isBroken($0, "at rest") }
    let ranks = (isWrongAtRest ? later : invariants).compactMap(\.rank)
    guard let first = ranks.map(\.time).min() else { return nil }
    return ranks.filter { $0.time <= first + .milliseconds(120) }.min()
  }
}

extension JudgedRecording {
  /// The broken invariant that reports show first: the one that explains the others; if no
  /// violation counts, the earliest waived one.
  var leading: (invariant: JudgedInvariant, first: Violation)? {
    let counting = broken.filter { $0.rank != nil }
    let all = counting.isEmpty ? invariants : counting
    if let rank = JudgedInvariant.leading(among: all),
      let invariant = all.first(where: { $0.rank == rank }), let first = invariant.first
    {
      return (invariant, first)
    }
    return waived.compactMap { invariant in invariant.first.map { (invariant, $0) } }
      .min { $0.1.time < $1.1.time }
  }
}
