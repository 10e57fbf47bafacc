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
  /// Whether one of its violations counts as a failure.
  package private(set) var isFailure = false
  /// The row with the fewest steps: the easiest to understand. If some rows break in this way only
  /// since an earlier run, it is one of these.
  package private(set) var smallest: JudgedRecording
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
    if isNew, newCount == 1 { smallest = row }
    if isLeading { led.insert(row.number) }
    self.order = min(self.order, order)
    if let margin = invariant.margin, -margin > excess ?? -.infinity {
      excess = -margin
      unit = invariant.unit
    }
    if invariant.level == .error { isFailure = true }
    guard isNew || newCount == 0 else { return }
    if (row.steps, row.recording) < (smallest.steps, smallest.recording) { smallest = row }
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

  /// The severity: a lasting error is worse than a passing one, and a visible error is worse than
  /// one that must be measured.
  package var badness: Int {
    let size: Int
    switch (excess, unit) {
    case (let excess?, "pt") where excess >= 10: size = 3
    case (let excess?, "pt") where excess >= 1: size = 2
    case (_?, "pt"): size = 1
    case (let excess?, _) where excess >= 0.1: size = 2
    case (_?, _): size = 1
    case (nil, _): size = 2
    }
    return (isFailure ? 10 : 0) + 2 * size + (key.isLasting ? 3 : 0)
  }

  /// The weight in one row, exponential in the severity: a few severe violations outweigh many mild
  /// ones.
  package var weight: Double { (0..<badness).reduce(1) { weight, _ in weight * 1.2 } }
}
