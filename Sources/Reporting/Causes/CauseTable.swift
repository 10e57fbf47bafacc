/// Collects what broke in a run, row by row, to find the causes behind it.
struct CauseTable {
  private var groups: [BreakGroup] = []
  private var places: [CauseKey: Int] = [:]

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
}

extension CauseTable {
  mutating func add(_ row: JudgedRecording) {
    if let error = row.error {
      // Numbers differ from recording to recording.
      let words = error.message.split(separator: "\n").first ?? ""
      count(row, error.kind.rule + words.filter { !$0.isNumber }, in: \.failures)
    }
    for invariant in row.missing { count(row, invariant.name, in: \.missed) }
    for (order, invariant) in row.invariants.enumerated() where invariant.verdict == .broken {
      guard let first = invariant.first else { continue }
      let key = CauseKey(invariant, first, on: row.engine)
      let place = places[key] ?? groups.count
      if place == groups.count {
        places[key] = place
        groups.append(BreakGroup(key, order: order, row))
      }
      groups[place].add(invariant, first, at: order, of: row)
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
  var isEmpty: Bool { groups.isEmpty && failures.isEmpty && missed.isEmpty }

  /// The causes, worst first.
  var causes: [Cause] { Cause.causes(of: groups) }
}
