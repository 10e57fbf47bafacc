/// Collects the violations of a run, row by row, to find their causes.
package struct CauseTable: Sendable {
  private var groups = Ordered<CauseKey, ViolationGroup>()

  /// Errors that prevented judging, by engine and message: how often, and the first row.
  private(set) var failures: [Shared] = []
  /// Invariants that recordings name and nothing tested.
  private(set) var missed: [Shared] = []

  /// A finding that several rows have in common.
  struct Shared: Sendable {
    let engine: String
    let name: String
    let first: JudgedRecording
    var count = 0
  }

  package init() {}

  package mutating func add(_ row: JudgedRecording) {
    if let error = row.error {
      // Numbers are removed, because they differ from recording to recording.
      let text = error.message.split(separator: "\n").first ?? ""
      count(row, error.kind.rule + text.filter { !$0.isNumber }, in: \.failures)
    }
    for invariant in row.missing { count(row, invariant.name, in: \.missed) }
    let leading = JudgedInvariant.leading(among: row.invariants)
    for (order, invariant) in row.invariants.enumerated() {
      guard let rank = invariant.rank, let first = invariant.first else { continue }
      let key = CauseKey(invariant.name, first, on: row.engine)
      let index = groups.index(of: key, or: ViolationGroup(key, order: order, row))
      groups.values[index].add(
        invariant, first, at: order, of: row, isLeading: rank == leading)
    }
  }

  private mutating func count(
    _ row: JudgedRecording, _ name: String, in list: WritableKeyPath<CauseTable, [Shared]>
  ) {
    let index = self[keyPath: list].firstIndex { $0.engine == row.engine && $0.name == name }
    if index == nil {
      self[keyPath: list].append(Shared(engine: row.engine, name: name, first: row))
    }
    self[keyPath: list][index ?? self[keyPath: list].count - 1].count += 1
  }

  /// Whether all failures are waived.
  var isEmpty: Bool { groups.values.isEmpty && failures.isEmpty && missed.isEmpty }

  /// The causes, worst first.
  var causes: [Cause] { Cause.causes(of: groups.values) }
}
