internal import Gesture
internal import Verdicts

/// The breaks of one kind over all recordings of a run.
package struct ViolationGroup {
  package let key: CauseKey
  /// The place of its invariant in the reports, which is that of the catalogue.
  private(set) var order: Int
  /// When it broke first in each row, by the number of the row.
  private(set) var times: [Int: Instant] = [:]
  /// The rows in which nothing else explains it.
  private(set) var led: Set<Int> = []
  /// The farthest beyond its tolerance, in the unit of the invariant; nothing where it is exact.
  private(set) var excess: Double?
  private(set) var unit = ""
  /// Whether one of its breaks counts as a failure.
  private(set) var isFailure = false
  /// The row with the fewest steps: the easiest to understand.
  package private(set) var smallest: JudgedRecording

  init(_ key: CauseKey, order: Int, _ row: JudgedRecording) {
    self.key = key
    self.order = order
    smallest = row
  }

  mutating func add(
    _ invariant: JudgedInvariant, _ first: Violation, at order: Int, of row: JudgedRecording,
    isLeading: Bool
  ) {
    times[row.number] = first.time
    if isLeading { led.insert(row.number) }
    self.order = min(self.order, order)
    if let margin = invariant.margin, -margin > excess ?? -.infinity {
      excess = -margin
      unit = invariant.unit
    }
    if invariant.level == .error { isFailure = true }
    if (row.steps, row.recording) < (smallest.steps, smallest.recording) { smallest = row }
  }

  /// What a reader is shown of it: its first break in the smallest recording.
  var shown: (invariant: JudgedInvariant, first: Violation)? {
    guard let invariant = smallest.invariants.first(where: { $0.name == key.invariant }),
      let first = invariant.first
    else { return nil }
    return (invariant, first)
  }

  /// `, by up to 18.95 pt`, where there is a number: so far beyond the tolerance at worst.
  var worst: String { excess.map { ", by up to \(Margin($0, unit).text)" } ?? "" }

  /// Whether it breaks before another one in a recording that has both: then it is none of its
  /// consequences.
  func isEverBefore(_ other: ViolationGroup) -> Bool {
    times.contains { row, time in other.times[row].map { time < $0 } ?? false }
  }

  /// How bad it is: what stays wrong is worse than what passes, what is seen from afar is worse than
  /// what has to be measured.
  var badness: Int {
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

  /// How much it weighs in one row: a few of the worst outweigh many of the least.
  var weight: Double { (0..<badness).reduce(1) { weight, _ in weight * 1.2 } }
}
