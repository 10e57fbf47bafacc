internal import Gesture
internal import Verdicts

/// Collects what broke in a run, row by row, to find the causes behind it.
struct CauseTable {
  private var groups = Ordered<CauseKey, BreakGroup>()

  /// What prevented judging, by engine and words: how often, and the first row.
  private(set) var failures: [Shared] = []
  /// Invariants that recordings name and that nothing put to the test.
  private(set) var missed: [Shared] = []

  /// What several rows have in common.
  struct Shared {
    let engine: String
    let name: String
    let first: JudgedRecording
    var count = 0
  }

  mutating func add(_ row: JudgedRecording) {
    if let error = row.error {
      // Numbers differ from recording to recording.
      let words = error.message.split(separator: "\n").first ?? ""
      count(row, error.kind.rule + words.filter { !$0.isNumber }, in: \.failures)
    }
    for invariant in row.missing { count(row, invariant.name, in: \.missed) }
    let breaks = Break.all(of: row)
    let leading = Break.leading(breaks)
    for one in breaks {
      let key = CauseKey(one.invariant, one.first, on: row.engine)
      let place = groups.place(of: key, or: BreakGroup(key, order: one.order, row))
      groups.values[place].add(
        one.invariant, one.first, at: one.order, of: row, isLeading: one.rank == leading)
    }
  }

  /// What broke in a row, and where.
  fileprivate struct Break {
    let order: Int
    let invariant: JudgedInvariant
    let first: JudgedInvariant.Break

    static func all(of row: JudgedRecording) -> [Break] {
      row.invariants.enumerated().compactMap { order, invariant in
        guard invariant.verdict == .broken, let first = invariant.first else { return nil }
        return Break(order: order, invariant: invariant, first: first)
      }
    }

    /// How directly it says what went wrong, and when it did.
    var rank: Rank { Rank(says: Directness(of: invariant.name), time: first.time) }

    struct Rank: Comparable {
      let says: Directness
      let time: Instant

      static func < (one: Rank, other: Rank) -> Bool {
        (one.says, one.time) < (other.says, other.time)
      }
    }

    /// The rank of what explains the others: of what broke first and within a few frames of it, the
    /// most direct. What accumulates before it breaks is that much late.
    ///
    /// A finger that comes down puts right what was wrong at rest, and is not the reason of it.
    static func leading(_ breaks: [Break]) -> Rank? {
      let later = breaks.filter { !$0.first.circumstance.hasPrefix("as a finger comes down") }
      let isWrongAtRest = later.contains { $0.first.circumstance.hasPrefix("at rest") }
      let ranks = (isWrongAtRest ? later : breaks).map(\.rank)
      guard let first = ranks.map(\.time).min() else { return nil }
      return ranks.filter { $0.time <= first + .milliseconds(120) }.min()
    }
  }

  private mutating func count(
    _ row: JudgedRecording, _ name: String, in list: WritableKeyPath<CauseTable, [Shared]>
  ) {
    let place = self[keyPath: list].firstIndex { $0.engine == row.engine && $0.name == name }
    if place == nil {
      self[keyPath: list].append(Shared(engine: row.engine, name: name, first: row))
    }
    self[keyPath: list][place ?? self[keyPath: list].count - 1].count += 1
  }

  /// Whether nothing failed but what is waived.
  var isEmpty: Bool { groups.values.isEmpty && failures.isEmpty && missed.isEmpty }

  /// The causes, worst first.
  var causes: [Cause] { Cause.causes(of: groups.values) }
}

extension JudgedRecording {
  /// The break that a reader is to see first: the one that explains the others, or the first of those
  /// that do not count.
  var leading: (invariant: JudgedInvariant, first: JudgedInvariant.Break)? {
    let breaks = CauseTable.Break.all(of: self)
    let counting = breaks.filter { $0.invariant.level == .error }
    let all = counting.isEmpty ? breaks : counting
    if let rank = CauseTable.Break.leading(all), let first = all.first(where: { $0.rank == rank }) {
      return (first.invariant, first.first)
    }
    return waived.compactMap { invariant in invariant.first.map { (invariant, $0) } }
      .min { $0.1.time < $1.1.time }
  }
}
