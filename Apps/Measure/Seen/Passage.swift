internal import Model

/// A part of a replay that consists of a single motion: a drag, a pull past an edge, a coast, a
/// return.
struct Passage {
  enum Kind: Equatable {
    case drag(Axis)
    case pull
    case coast(Constant)
    /// The motion after a touch that the system has cancelled.
    case cancelled
    case bounce
    /// The motion to a page after the release by a still finger.
    case page
    /// Two fingers that move apart or together: their distance and the zoom.
    case pinch
    /// The return of the zoom to its limit.
    case zoom
    /// An animated request to scroll.
    case request
  }

  /// The travel of the finger along the axis, its distance in any direction, and the value that is
  /// shown at that time.
  struct Direction {
    let distance: Double
    let whole: Double
    let seen: Double
  }

  var kind: Kind
  /// Seconds since the passage began, and offsets or zooms. Offsets of a bounce are relative to the
  /// edge.
  var looks: [Sample] = []
  var directions: [Direction] = []
  /// The length of the view.
  var length = 0.0
  /// The initial value: for a page, the offset when the finger came down; for a bounce, the offset
  /// relative to the edge.
  var start = 0.0
  /// The offset at the release, for a page.
  var lift = 0.0
  var isAtRest = false
  /// Whether only one finger came down, so that it must pass a slop.
  var isFirst = true
  /// Whether the finger came down on moving content.
  var isCaught = false
  /// Whether the finger had moved a significant distance.
  var hasMoved = false
  /// Whether the finger was still before the release.
  var wasHeld = false

  /// Adds a sample, unless its value equals the previous sample's value.
  mutating func add(_ look: Sample) {
    isAtRest = looks.last?.value == look.value
    if !isAtRest { looks.append(look) }
  }

  /// The interval of finger travel in which the content began to move; nil if this was not
  /// observed.
  ///
  /// Some engines measure the travel along an axis, and other engines the distance in any
  /// direction: the interval covers both cases.
  var slop: Estimate? {
    guard isFirst, let index = directions.firstIndex(where: { $0.seen != 0 }), index > 0 else {
      return nil
    }
    let (before, after) = (abs(directions[index - 1].distance), directions[index].whole)
    // A finger that has moved back gives no interval.
    return after > before ? Estimate(between: before, and: after) : nil
  }

  /// The ratio of the content's movement to the finger's movement, and the part of the finger's
  /// travel that the engine discards.
  func gain(step: Double) -> (gain: Estimate, lost: Estimate?)? {
    let moving = directions.drop { $0.seen == 0 }
    guard moving.count >= 4, let first = moving.first, let last = moving.last,
      abs(last.distance - first.distance) > 20,
      let line = LeastSquares(
        [moving.map { _ in 1 }, moving.map(\.distance)], moving.map(\.seen))
    else { return nil }
    // Values that are not on a line do not come from a single drag.
    guard line.spread < 0.002 * abs(last.seen - first.seen) + step else { return nil }
    let deviation = 3 * max(line.deviation(2), step / 6)
    let gain = Estimate(-line.numbers[1], error: deviation * line.variances[1].squareRoot() + 1e-6)
    guard abs(gain.value) > 0.01 else { return nil }
    let forward = last.distance < 0 ? -1.0 : 1.0
    let along = forward * line.numbers[0] / gain.value
    // If the engine measures the slop in any direction, it discards a smaller distance along the
    // axis.
    let before = directions.prefix(directions.count - moving.count + 1).filter { $0.whole > 0.5 }
    let slant = before.map { $0.distance == 0 ? 2 : $0.whole / abs($0.distance) }.max() ?? 2
    let error = deviation * line.variances[0].squareRoot() / abs(gain.value) + 1e-5
    let lost = Estimate(along, from: along - error, to: along * (3 * slant - 2) + error)
    return (gain, slant < 1.05 ? lost : nil)
  }

  /// The distances of pulls and the overscroll shown then. Of equal consecutive distances only the
  /// first counts, because the shown overscroll belongs to this report or to the previous report.
  var pulls: [(pull: Double, seen: Double)] {
    var pulls: [(pull: Double, seen: Double)] = []
    for direction in directions where pulls.last?.pull != direction.distance {
      pulls.append((direction.distance, abs(direction.seen)))
    }
    return pulls
  }

  /// Whether the motion ended where values are 0.
  func isBack(step: Double) -> Bool {
    guard isAtRest, let last = looks.last else { return false }
    return abs(last.value) <= max(0.5, 2 * step)
  }
}
