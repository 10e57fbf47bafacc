package import Invariants
package import Model

/// The violations with the same key over all recordings of a run.
package struct ViolationGroup {
  package let key: CauseKey
  /// The smallest index of the invariant among the invariants of a row.
  package private(set) var order: Int
  /// The time of the first violation in each row, by number of the row.
  package private(set) var times: [Int: Instant] = [:]
  /// The numbers of the rows in which no other group explains the violation.
  private(set) var led: Set<Int> = []
  /// The maximum excess over the tolerance, in the unit of the invariant; nil for an exact
  /// invariant.
  package private(set) var excess: Double?
  /// The excess of the recording in which it is smallest.
  private var smallestExcess: Double?
  package private(set) var unit = ""
  /// The maximum error as a multiple of its tolerance; nil for an exact invariant.
  private var distance: Double?
  /// Whether at least one violation counts as a failure.
  package private(set) var isFailure = false
  /// The row with the fewest steps, which is the easiest to understand. Rows with new violations
  /// have priority, then failures over warnings.
  package private(set) var smallest: JudgedRecording
  private var smallestRank = Int.max
  /// The number of rows with a violation that the earlier run does not have.
  package private(set) var newCount = 0

  package init(_ key: CauseKey, order: Int, _ row: JudgedRecording) {
    self.key = key
    self.order = order
    smallest = row
  }

  package mutating func add(
    _ invariant: JudgedInvariant, _ first: Violation, at order: Int, of row: JudgedRecording,
    isLeading: Bool, isNew: Bool = false
  ) {
    times[row.number] = first.time
    if isNew { newCount += 1 }
    if isLeading { led.insert(row.number) }
    self.order = min(self.order, order)
    if let margin = invariant.margin {
      if -margin > excess ?? -.infinity {
        excess = -margin
        unit = invariant.unit
      }
      smallestExcess = min(smallestExcess ?? .infinity, -margin)
    }
    if let far = first.distance { distance = max(distance ?? 0, far) }
    if invariant.level == .error { isFailure = true }
    let rank = (isNew ? 0 : 2) + (invariant.level == .error ? 0 : 1)
    if (rank, row.steps, row.recording) < (smallestRank, smallest.steps, smallest.recording) {
      smallest = row
      smallestRank = rank
    }
  }

  /// The violation that reports show: the first violation in the smallest recording.
  package var shown: (invariant: JudgedInvariant, first: Violation)? {
    guard let invariant = smallest.invariants.first(where: { $0.name == key.invariant }),
      let first = invariant.first
    else { return nil }
    return (invariant, first)
  }

  /// The excess over the tolerance as text, in the same words as at a single violation: `, 18.95 pt
  /// too much`, or `, 2.13 to 12.04 pt too much` if the recordings differ; empty without a number.
  package var worst: String {
    guard let excess else { return "" }
    let (minimum, maximum) = (Margin(smallestExcess ?? excess, unit), Margin(excess, unit))
    let range =
      minimum.text == maximum.text ? "" : Margin(smallestExcess ?? excess, "").text + " to "
    return ", \(range)\(maximum.text) too much"
  }

  /// Whether this group precedes another group in at least one recording, so that it is not a
  /// consequence of the other group.
  func isEverBefore(_ other: ViolationGroup) -> Bool {
    times.contains { row, time in other.times[row].map { time < $0 } ?? false }
  }

  /// The severity of the group: see `Badness`.
  package var badness: Badness {
    Badness(
      isFailure: isFailure, isLasting: key.isLasting, distance: distance ?? Badness.exact,
      recordings: times.count)
  }

  /// The order of causes. A failure is worse than a warning, and a state that stays wrong at rest
  /// is worse than a temporary error. Further criteria are the distance, which is the maximum error
  /// as a multiple of its tolerance, and then the number of recordings.
  package struct Badness: Comparable {
    let isFailure: Bool
    let isLasting: Bool
    let distance: Double
    let recordings: Int

    /// The distance of a violation without a number, such as a wrong label.
    static let exact = 10.0

    package static func < (one: Badness, other: Badness) -> Bool {
      if one.isFailure != other.isFailure { return other.isFailure }
      if one.isLasting != other.isLasting { return other.isLasting }
      return (one.distance, one.recordings) < (other.distance, other.recordings)
    }
  }
}
