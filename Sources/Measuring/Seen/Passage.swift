internal import Gesture

/// A part of a replay in which one thing happens: a drag, a pull past an edge, a coast, a way back.
struct Passage {
  enum Kind: Equatable {
    case drag(Axis)
    case pull
    case coast(Constant)
    /// After a touch that the system has cancelled.
    case cancelled
    case bounce
    /// From where a still finger let go of it to a page.
    case page
    /// Two fingers that part or come together: their distance and the zoom.
    case pinch
    /// The way of the zoom back to its limit.
    case zoom
    /// An animated request to scroll.
    case request
  }

  /// How far the finger went along the axis, and in all, and what was seen then.
  struct Way {
    let way: Double
    let whole: Double
    let seen: Double
  }

  var kind: Kind
  /// Seconds since it began, and offsets or zooms; those of a bounce are counted from the edge.
  var looks: [Sample] = []
  var ways: [Way] = []
  /// The length of the view.
  var length = 0.0
  /// Where it was when it began; of a page the place of the finger's coming.
  var start = 0.0
  /// Where it was let go, of a page.
  var lift = 0.0
  var isAtRest = false
  /// Whether one finger came to content that had none: then it has a slop to pass.
  var isFirst = true
  /// Whether the finger came to content that moved.
  var isCaught = false
  /// Whether the content had gone with the finger.
  var hasMoved = false
  /// Whether the finger was still when it let go.
  var wasHeld = false

  /// Of what stands still one look is enough.
  mutating func add(_ look: Sample) {
    isAtRest = looks.last?.value == look.value
    if !isAtRest { looks.append(look) }
  }

  /// Between which ways of the finger the content began to move; nil where that was not seen.
  ///
  /// Some engines count the way along an axis and others the way in all: the interval holds both.
  var slop: Estimate? {
    guard isFirst, let index = ways.firstIndex(where: { $0.seen != 0 }), index > 0 else {
      return nil
    }
    let (before, after) = (abs(ways[index - 1].way), ways[index].whole)
    // What has moved by then has been lost by nobody.
    return after > before ? Estimate(between: before, and: after) : nil
  }

  /// How far content goes with a finger, and how much of the finger's way it does not make up for.
  func gain(step: Double) -> (gain: Estimate, lost: Estimate?)? {
    let moving = ways.drop { $0.seen == 0 }
    guard moving.count >= 4, let first = moving.first, let last = moving.last,
      abs(last.way - first.way) > 20,
      let line = LeastSquares(
        [moving.map { _ in 1 }, moving.map(\.way)], moving.map(\.seen))
    else { return nil }
    // A drag that is no line is no single drag.
    guard line.spread < 0.002 * abs(last.seen - first.seen) + step else { return nil }
    let deviation = 3 * max(line.deviation(2), step / 6)
    let gain = Estimate(-line.numbers[1], error: deviation * line.variances[1].squareRoot() + 1e-6)
    guard abs(gain.value) > 0.01 else { return nil }
    let forward = last.way < 0 ? -1.0 : 1.0
    let along = forward * line.numbers[0] / gain.value
    // Of a slop in all directions so much is lost along the axis.
    let before = ways.prefix(ways.count - moving.count + 1).filter { $0.whole > 0.5 }
    let slant = before.map { $0.way == 0 ? 2 : $0.whole / abs($0.way) }.max() ?? 2
    let error = deviation * line.variances[0].squareRoot() / abs(gain.value) + 1e-5
    let lost = Estimate(along, from: along - error, to: along * (3 * slant - 2) + error)
    return (gain, slant < 1.05 ? lost : nil)
  }

  /// How far it was pulled and what was seen then, each way once.
  var pulls: [(pull: Double, seen: Double)] {
    var pulls: [(pull: Double, seen: Double)] = []
    for way in ways where pulls.last?.pull != way.way { pulls.append((way.way, abs(way.seen))) }
    return pulls
  }

  /// Whether it ended where its values are counted from.
  func isBack(step: Double) -> Bool {
    guard isAtRest, let last = looks.last else { return false }
    return abs(last.value) <= max(0.5, 2 * step)
  }
}
