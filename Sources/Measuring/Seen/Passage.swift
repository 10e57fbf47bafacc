internal import Gesture

/// A part of a replay in which one thing happens: a drag, a pull past an edge, a coast, a way back.
struct Passage {
  enum Kind: Equatable {
    case drag(Axis)
    case pull
    case coast
    case bounce
    /// Two fingers that part or come together: their distance and the zoom.
    case pinch
    /// The way of the zoom back to its limit.
    case zoom
  }

  var kind: Kind
  /// Seconds since it began, and offsets or zooms; those of a bounce are counted from the edge.
  var looks: [Sample] = []
  /// How far the finger went, and what was seen then.
  var ways: [(way: Double, seen: Double)] = []
  /// The length of the view.
  var length = 0.0
  /// Where it was when it began.
  var start = 0.0
  var isAtRest = false
  /// Whether its fingers came to content that had none: then they have a slop to pass.
  var isFirst = true
}

extension Passage {
  /// Between which ways of the finger the content began to move; nil where that was not seen.
  var slop: Estimate? {
    guard isFirst, let index = ways.firstIndex(where: { $0.seen != 0 }), index > 0 else {
      return nil
    }
    let (before, after) = (abs(ways[index - 1].way), abs(ways[index].way))
    // What has moved by then has been lost by nobody.
    return after > before ? Estimate(between: before, and: after) : nil
  }

  func gain(step: Double) -> Estimate? {
    let moving = ways.drop { $0.seen == 0 }
    guard moving.count >= 4, let first = moving.first, let last = moving.last,
      abs(last.way - first.way) > 20,
      let line = LeastSquares(
        [moving.map { _ in 1 }, moving.map(\.way)], moving.map(\.seen))
    else { return nil }
    let error = 3 * max(line.deviation(2), step / 6) * line.variances[1].squareRoot() + 1e-6
    // A drag that is no line is no single drag.
    guard line.spread < 0.05 * abs(last.seen - first.seen) + step else { return nil }
    return Estimate(-line.numbers[1], error: error)
  }
}
