/// Collects the violations of a run row by row, to find their causes.
package struct CauseTable: Sendable {
  private var groups = Ordered<CauseKey, ViolationGroup>()
  private let earlier: EarlierRun?

  /// The errors that prevented judging, by engine and message, with their number and the first row.
  package private(set) var failures: [Shared] = []
  /// The invariants that recordings name and that were not tested.
  package private(set) var missed: [Shared] = []
  /// The web pages of which nothing was observed.
  package private(set) var unobserved: [Shared] = []

  /// - Parameter earlier: The findings of an earlier run. Causes with new failures come first.
  package init(since earlier: EarlierRun? = nil) { self.earlier = earlier }

  /// A finding that several rows have in common.
  package struct Shared: Sendable {
    package let engine: String
    package let name: String
    /// The first row with the finding. If the finding is new in some rows, the first of these.
    package fileprivate(set) var first: JudgedRecording
    package fileprivate(set) var count = 0
    package fileprivate(set) var newCount = 0
  }

  package mutating func add(_ row: JudgedRecording) {
    let new = earlier.map { Set(RowDifference(row, since: $0).new.map(\.rule)) } ?? []
    if let error = row.error {
      // Numbers are removed, because they differ from recording to recording.
      let text = error.message.split(separator: "\n").first ?? ""
      let name = error.kind.rule + text.filter { !$0.isNumber }
      let isNew = new.contains(error.kind.rule)
      count(row, name, isNew: isNew, ofFile: error.kind == .format, in: \.failures)
    }
    for invariant in row.missing {
      count(row, invariant.name, isNew: new.contains(invariant.name), in: \.missed)
    }
    if row.isUnobserved {
      let name = Finding.nothingObserved
      count(row, name, isNew: new.contains(name), in: \.unobserved)
    }
    let leading = JudgedInvariant.leading(among: row.invariants)
    for (order, invariant) in row.invariants.enumerated() {
      guard let rank = invariant.rank, let first = invariant.first else { continue }
      let key = CauseKey(invariant.name, first, on: row.engine)
      let index = groups.index(of: key, or: ViolationGroup(key, order: order, row))
      groups.values[index].add(
        invariant, first, at: order, of: row, isLeading: rank == leading,
        isNew: new.contains(invariant.name))
    }
  }

  /// - Parameter ofFile: Whether the finding concerns the file. It is then counted once, although
  ///   it occurs on every engine.
  private mutating func count(
    _ row: JudgedRecording, _ name: String, isNew: Bool, ofFile: Bool = false,
    in list: WritableKeyPath<CauseTable, [Shared]>
  ) {
    let known = self[keyPath: list].firstIndex {
      (ofFile || $0.engine == row.engine) && $0.name == name
    }
    if let known, self[keyPath: list][known].engine != row.engine { return }
    if known == nil {
      self[keyPath: list].append(Shared(engine: row.engine, name: name, first: row))
    }
    let index = known ?? self[keyPath: list].count - 1
    self[keyPath: list][index].count += 1
    guard isNew else { return }
    if self[keyPath: list][index].newCount == 0 { self[keyPath: list][index].first = row }
    self[keyPath: list][index].newCount += 1
  }

  /// Whether there are no violations, no rows that could not be judged, and no required invariants
  /// without a test. Waived violations do not count, and neither do pages of which nothing was
  /// observed.
  package var isEmpty: Bool { groups.values.isEmpty && failures.isEmpty && missed.isEmpty }

  /// The causes, worst first. Causes with new failures precede all other causes.
  package var causes: [Cause] {
    let causes = Cause.causes(of: groups.values)
    return causes.filter(\.isNew) + causes.filter { !$0.isNew }
  }

  /// Whether an earlier run is known, so that causes can be new.
  package var knowsNew: Bool { earlier != nil }
}
