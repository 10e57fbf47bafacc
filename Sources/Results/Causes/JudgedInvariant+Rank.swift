package import Invariants
internal import Model

extension JudgedInvariant {
  /// The rank of the violation; nil if the invariant is not broken.
  var rank: ViolationRank? {
    guard verdict == .broken, let first else { return nil }
    return ViolationRank(name, first)
  }

  /// The rank of the broken invariant that explains the other broken invariants.
  package static func leading(among invariants: [JudgedInvariant]) -> ViolationRank? {
    ViolationRank.leading(among: invariants.compactMap(\.rank))
  }
}

extension JudgedRecording {
  /// The violation that reports show first: the violation that explains the other violations, or
  /// the earliest waived violation if no other violation exists.
  package var leading: (invariant: JudgedInvariant, first: Violation)? {
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
