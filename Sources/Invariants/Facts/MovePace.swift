internal import Model

/// The speeds of a finger since it came down, from each move to the next. A step of an engine at
/// frames contains several moves, so its mean speed does not show them.
struct MovePace: Equatable, Sendable {
  /// The travel and the duration of the last move. Moves of one time count as one move.
  private var travel = Point.zero
  private var seconds = 0.0
  /// Of the moves before the last one.
  private var earlier = Point.zero
  private var hasSlowed = AxisPair(both: false)

  /// The speed of the fastest move along an axis.
  func fastest(_ axis: Axis) -> Double { max(earlier[axis], speed(axis)) }

  /// Whether a move was much slower than an earlier one. Engines that fit a curve treat a slower
  /// finger as the end of the movement.
  func isUneven(_ axis: Axis) -> Bool { hasSlowed[axis] || speed(axis) < 0.4 * earlier[axis] }

  mutating func add(_ step: Point, from last: Instant, to now: Instant) {
    if now > last {
      for axis in Axis.allCases {
        hasSlowed[axis] = isUneven(axis)
        earlier[axis] = fastest(axis)
      }
      travel = .zero
      seconds = now.seconds(since: last)
    }
    travel += step
  }

  private func speed(_ axis: Axis) -> Double { travel[axis].magnitude / max(0.001, seconds) }
}
