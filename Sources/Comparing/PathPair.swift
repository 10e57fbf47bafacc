internal import Model

/// The paths of a view in two replays between two rests.
///
/// A point is stored only if it differs from the previous point, because time without motion does
/// not change a path.
struct PathPair {
  private var one: [Point] = []
  private var other: [Point] = []
  private var differs = false
  private var isTooLong = false

  static let maximum = 4096

  mutating func add(_ one: Point, _ other: Point) {
    guard !isTooLong else { return }
    if self.one.last != one { self.one.append(one) }
    if self.other.last != other { self.other.append(other) }
    if one != other { differs = true }
    isTooLong = max(self.one.count, self.other.count) > Self.maximum
  }

  /// The distance between both paths; nil if they differ and are too long to be compared. Begins
  /// new paths.
  mutating func finish() -> Double? {
    defer {
      one.removeAll(keepingCapacity: true)
      other.removeAll(keepingCapacity: true)
      differs = false
      isTooLong = false
    }
    if isTooLong { return differs ? nil : 0 }
    return differs ? FrechetDistance.between(one, other) : 0
  }
}
