internal import Gesture

/// The fastest that a view went along each axis a short time ago.
///
/// An engine may throw what a finger that was quick, and then still for a moment, lets go.
struct RecentPace {
  private var fastest = Point.zero
  private var times = AxisPair(both: Instant.zero)
  /// How far engines look back for the speed of a finger.
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
