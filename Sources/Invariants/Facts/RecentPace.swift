internal import Model

/// The maximum speed of a view along each axis in the recent past.
///
/// An engine may start a fling although a fast finger was held still briefly before its lift.
struct RecentPace {
  private var fastest = Point.zero
  private var times = AxisPair(both: Instant.zero)
  /// How far engines look back to estimate the speed of a finger.
  private static let memory = TimeSpan.milliseconds(160)

  subscript(axis: Axis) -> Double { fastest[axis] }

  mutating func add(_ pace: Point, at time: Instant) {
    for axis in Axis.allCases
    where pace[axis] >= fastest[axis] || time - times[axis] > Self.memory {
      fastest[axis] = pace[axis]
      times[axis] = time
    }
  }
}
