internal import Model
internal import Replay

/// The scroller's row of numbers. At rest, one of the numbers is in the middle of the view.
struct PublishedRow {
  let state: ViewState
  private let axis: Axis
  /// The beginning of the first number, and the length of each number, in zoomed content.
  private let origin: Double
  private let every: Double

  init(_ snap: Snap, _ state: ViewState) {
    self.state = state
    axis = snap.axis
    origin = snap.origin * state.zoom
    every = snap.every * state.zoom
  }

  private var length: Double { state.content[axis] - origin }

  /// The offset at which the first number is in the middle.
  private var first: Double { origin + (every - state.bounds[axis]) / 2 }

  var isPastTheEnd: Bool { state.offset[axis] > state.highest(axis) }

  var isBeforeTheStart: Bool { state.offset[axis] < state.lowest(axis) }

  /// The number nearest to the middle, counted from 0.
  var nearestIndex: Double {
    let last = max(0, truncated(length / every + 1e-9) - 1)
    return min(max(rounded((state.offset[axis] - first) / every), 0), last)
  }

  /// The number under the middle as in the printed code: past the end, this number may not exist.
  var indexUnderTheMiddle: Double {
    Double(PublishedCell.index(atMiddle: middle, every: every, content: length))
  }

  /// The number under the middle before the start as in the printed code: far out, this number is
  /// negative.
  var indexBeforeTheStart: Double { PublishedCell.index(beforeTheStart: middle, every: every) }

  private var middle: Double { state.offset[axis] + state.bounds[axis] / 2 - origin }

  /// The offset at which a number is in the middle of the view, limited to the range.
  func point(of index: Double) -> Point {
    var point = state.offset
    point[axis] = min(max(first + index * every, state.lowest(axis)), state.highest(axis))
    return point
  }
}
