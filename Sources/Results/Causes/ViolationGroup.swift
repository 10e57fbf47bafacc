package import Invariants
package import Model

/// The violations of one kind over all recordings of a run.
package struct ViolationGroup {
  package let key: CauseKey
  /// The position of its invariant in the reports, which is that of the catalogue.
  package private(set) var order: Int
  /// The time of the first violation in each row, by the number of the row.
  package private(set) var times: [Int: Instant] = [:]
  /// The rows in which no other group explains the violation.
  private(set) var led: Set<Int> = []
  /// The maximum excess over the tolerance, in the unit of the invariant; nil if it is exact.
  package private(set) var excess: Double?
  package private(set) var unit = ""
  /// The maximum error as a multiple of its tolerance; nil if the invariant is exact.
  private var distance: Double?
  /// Whether one of its violations counts as a failure.
  package private(set) var isFailure = false
  /// The row with the fewest steps: the easiest to understand. Rows that break in this way only
  /// since an earlier run precede others, and failures precede warnings.
  package private(set) var smallest: JudgedRecording
  private var smallestRank = Int.max
  /// The number of rows in which it is a failure that an earlier run does not have.
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
    if let margin = invariant.margin, -margin > excess ?? -.infinity {
      excess = -margin
      unit = invariant.unit
    }
    if let far = first.distance { distance = max(distance ?? 0, far) }
    if invariant.level == .error { isFailure = true }
    let rank = (isNew ? 0 : 2) + (invariant.level == .error ? 0 : 1)
    if (rank, row.steps, row.recording) < (smallestRank, smallest.steps, smallest.recording) {
      smallest = row
      smallestRank = rank
    }
  }

  /// The violation shown in a report: the first one in the smallest recording.
  package var shown: (invariant: JudgedInvariant, first: Violation)? {
    guard let invariant = smallest.invariants.first(where: { $0.name == key.invariant }),
      let first = invariant.first
    else { return nil }
    return (invariant, first)
  }

  /// `, by up to 18.95 pt`, the maximum excess over the tolerance; empty if there is no number.
  package var worst: String { excess.map { ", by up to \(Margin($0, unit).text)" } ?? "" }

  /// Whether it precedes another group in a recording that has both: then it is not a consequence
  /// of the other one.
  func isEverBefore(_ other: ViolationGroup) -> Bool {
    times.contains { row, time in other.times[row].map { time < $0 } ?? false }
  }

  /// How bad it is: see `Badness`.
  package var badness: Badness {
    Badness(
      isFailure: isFailure, isLasting: key.isLasting, distance: distance ?? Badness.exact,
      recordings: times.count)
  }

  /// The order of causes. A failure is worse than a warning, a state that stays wrong at rest is
  /// worse than a passing error. Then the distance counts, which is the maximum error as a multiple
  /// of its tolerance, and then the number of recordings.
  package struct Badness: Comparable {
    let isFailure: Bool
    let isLasting: Bool
    let distance: Double
    let recordings: Int

    /// The distance of a violation that no number describes, such as a wrong label.
    static let exact = 10.0

    package static func < (one: Badness, other: Badness) -> Bool {
      if one.isFailure != other.isFailure { return other.isFailure }
      if one.isLasting != other.isLasting { return other.isLasting }
      return (one.distance, one.recordings) < (other.distance, other.recordings)
    }
  }
}
