internal import Model
internal import Replay

/// The fingers on a view.
struct Fingers: Equatable, Sendable {
  var count = 0
  /// The centroid of the fingers, in the window.
  var centroid = Point.zero
  /// The mean distance of the fingers from their centroid, which a pinch changes.
  var spread = 0.0
  /// The minimum and maximum travel among the fingers along each axis in this moment.
  private(set) var minimum = Point.zero
  private(set) var maximum = Point.zero

  /// Includes another finger, with its travel.
  mutating func include(_ travel: Point) {
    guard count > 0 else { return (minimum, maximum) = (travel, travel) }
    minimum = Point(x: min(minimum.x, travel.x), y: min(minimum.y, travel.y))
    maximum = Point(x: max(maximum.x, travel.x), y: max(maximum.y, travel.y))
  }
}

/// The path of one finger since it came down.
struct FingerPath: Equatable, Sendable {
  var start = Point.zero
  var point = Point.zero
  /// The travel of the finger in this moment: the sum of all its moves.
  var travel = Point.zero
  /// The length of the finger's path in this moment along each axis.
  var length = Point.zero
  /// The maximum speed of the finger along each axis from one report of this moment to the next.
  var speed = Point.zero
  var pace = MovePace()
  /// The maximum distance from the start.
  var reach = 0.0
  /// The maximum distance from the start along either axis, and the maximum sum of both axes.
  var reachAlongAxis = 0.0
  var reachInSum = 0.0
  /// When the finger came down, or was first reported after a layout change interrupted its path.
  var landed = Instant.zero
  /// When the finger last changed its position, and when it was last reported.
  var lastMove = Instant.zero
  var lastReport = Instant.zero
  /// When the finger last moved right or down, and when it last moved left or up.
  var lastForth = AxisPair(both: Instant(nanoseconds: .min / 2))
  var lastBack = AxisPair(both: Instant(nanoseconds: .min / 2))

  /// The displacement from the start.
  var displacement: Point { point - start }

  /// The maximum distance from the start, measured as the engine measures its slop.
  func reach(_ shape: EngineContract.SlopShape) -> Double {
    switch shape {
    case .distance: reach
    case .axis: reachAlongAxis
    case .sum: reachInSum
    }
  }

  /// Whether the finger moved along an axis and part of the distance back in this moment.
  var isThereAndBack: Bool {
    length.x > travel.x.magnitude + 1e-9 || length.y > travel.y.magnitude + 1e-9
  }
}
