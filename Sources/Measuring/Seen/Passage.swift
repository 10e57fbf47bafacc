internal import Model

/// A part of a replay in which one thing happens: a drag, a pull past an edge, a coast, a return.
struct Passage {
  enum Kind: Equatable {
    case drag(Axis)
    case pull
    case coast(Constant)
    /// After a touch that the system has cancelled.
    case cancelled
    case bounce
    /// From the release by a still finger to a page.
    case page
    /// Two fingers that part or come together: their distance and the zoom.
    case pinch
    /// The return of the zoom to its limit.
    case zoom
    /// An animated request to scroll.
    case request
  }

  /// The travel of the finger along the axis, its total distance, and the value shown then.
  struct Direction {
    let distance: Double
    let whole: Double
    let seen: Double
  }

  var kind: Kind
  /// Seconds since it began, and offsets or zooms; those of a bounce are measured from the edge.
  var looks: [Sample] = []
  var directions: [Direction] = []
  /// The length of the view.
  var length = 0.0
  /// The value at its beginning; for a page, the offset when the finger came down.
  var start = 0.0
  /// The offset at the release, for a page.
  var lift = 0.0
  var isAtRest = false
  /// Whether there was one finger and none before it: then it must pass a slop.
  var isFirst = true
  /// Whether the finger came down on moving content.
  var isCaught = false
  /// Whether the content had moved with the finger.
  var hasMoved = false
  /// Whether the finger was still at the release.
  var wasHeld = false

  /// Of consecutive equal values, only the first is stored.
  mutating func add(_ look: Sample) {
    isAtRest = looks.last?.value == look.value
    if !isAtRest { looks.append(look) }
  }

  /// The interval of finger travel in which the content began to move; nil if it was not observed.
  ///
  /// Some engines measure the travel along an axis and others the total distance: the interval
  /// covers both.
  var slop: Estimate? {
    guard isFirst, let index = directions.firstIndex(where: { $0.seen != 0 }), index > 0 else {
      return nil
    }
    let (before, after) = (abs(directions[index - 1].distance), directions[index].whole)
    // If the content has moved by then, no travel was discarded.
    return after > before ? Estimate(between: before, and: after) : nil
  }

  /// The ratio of the content's movement to the finger's, and the part of the finger's travel that
  /// is discarded.
  func gain(step: Double) -> (gain: Estimate, lost: Estimate?)? {
    let moving = directions.drop { $0.seen == 0 }
    guard moving.count >= 4, let first = moving.first, let last = moving.last,
      abs(last.distance - first.distance) > 20,
      let line = LeastSquares(
        [moving.map { _ in 1 }, moving.map(\.distance)], moving.map(\.seen))
    else { return nil }
    // A drag whose samples are not on a line is not a single drag.
    guard line.spread < 0.002 * abs(last.seen - first.seen) + step else { return nil }
    let deviation = 3 * max(line.deviation(2), step / 6)
    let gain = Estimate(-line.numbers[1], error: deviation * line.variances[1].squareRoot() + 1e-6)
    guard abs(gain.value) > 0.01 else { return nil }
    let forward = last.distance < 0 ? -1.0 : 1.0
    let along = forward * line.numbers[0] / gain.value
    // For a slop in all directions, this much is discarded along the axis.
    let before = directions.prefix(directions.count - moving.count + 1).filter { $0.whole > 0.5 }
    let slant = before.map { $0.distance == 0 ? 2 : $0.whole / abs($0.distance) }.max() ?? 2
    let error = deviation * line.variances[0].squareRoot() / abs(gain.value) + 1e-5
    let lost = Estimate(along, from: along - error, to: along * (3 * slant - 2) + error)
    return (gain, slant < 1.05 ? lost : nil)
  }

  /// The pulls and the values shown then, each distance once.
  var pulls: [(pull: Double, seen: Double)] {
    var pulls: [(pull: Double, seen: Double)] = []
    for direction in directions where pulls.last?.pull != direction.distance {
      pulls.append((direction.distance, abs(direction.seen)))
    }
    return pulls
  }

  /// Whether it ended at the origin of its values.
  func isBack(step: Double) -> Bool {
    guard isAtRest, let last = looks.last else { return false }
    return abs(last.value) <= max(0.5, 2 * step)
  }
}
