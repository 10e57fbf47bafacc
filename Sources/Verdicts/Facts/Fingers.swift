internal import Gesture

/// The fingers of a view.
struct Fingers: Equatable, Sendable {
  var count = 0
  /// Their middle, in the window.
  var centroid = Point.zero
  /// How far they are from their middle on average: what a pinch spreads.
  var spread = 0.0
  /// The least and the most that any of them went along each axis in this moment.
  private(set) var least = Point.zero
  private(set) var most = Point.zero

  /// Counts one more, which went so far.
  mutating func include(_ travel: Point) {
    guard count > 0 else { return (least, most) = (travel, travel) }
    least = Point(x: min(least.x, travel.x), y: min(least.y, travel.y))
    most = Point(x: max(most.x, travel.x), y: max(most.y, travel.y))
  }
}

/// Where one finger has been since it came down.
struct FingerPath: Equatable, Sendable {
  var start = Point.zero
  var place = Point.zero
  /// How far it went in this moment: all its moves summed up.
  var travel = Point.zero
  /// How long its way was in this moment along each axis.
  var length = Point.zero
  /// The farthest it has been from where it came down.
  var reach = 0.0
  /// When it last was at a new place.
  var lastMove = Instant.zero
  /// When it last went towards the right and down, and when towards the left and up.
  var lastForth = AxisPair(both: Instant(nanoseconds: .min / 2))
  var lastBack = AxisPair(both: Instant(nanoseconds: .min / 2))

  /// How far it is from where it came down.
  var way: Point { place - start }

  /// Whether it went along an axis and some of the way back in this moment.
  var isThereAndBack: Bool {
    length.x > travel.x.magnitude + 1e-9 || length.y > travel.y.magnitude + 1e-9
  }
}
