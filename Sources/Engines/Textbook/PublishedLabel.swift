internal import Gesture
internal import Replay

/// The number of the car as the published label says it, and when it is said anew.
struct PublishedLabel {
  /// The car at the viewport's edge is named, not the one in its middle.
  var isFromTheEdge = false
  var isUnguarded = false
  /// It is worked out anew at a scroll or a zoom alone, and a turn is neither.
  var waitsForScroll = false
  /// What it says, and for which place it was worked out.
  private var page: Int?
  private var offset = Point.zero
  private var zoom = 1.0

  /// The car's number: a division cast to a whole number, and one more.
  func number(offset: Double, viewport: Double, zoom: Double, count: Int) -> Int {
    let guarding = isUnguarded ? 0 : 1e-9
    if isFromTheEdge {
      return 1 + Int(truncated(max(-1e9, min(offset / (viewport * zoom) + guarding, 1e9))))
    }
    let position = (offset + viewport / 2) / (viewport * zoom) + guarding
    return 1 + Int(truncated(max(0, min(position, Double(max(0, count - 1))))))
  }

  /// What it says beside a view that shows this, now that the device was turned or not.
  mutating func read(_ state: ViewState, count: Int, isTurned: Bool) -> Int {
    let hasMoved = state.offset != offset || state.zoom != zoom
    offset = state.offset
    zoom = state.zoom
    if waitsForScroll, let page, isTurned || !hasMoved { return page }
    let number = number(
      offset: state.offset.x, viewport: state.bounds.width, zoom: state.zoom, count: count)
    page = number
    return number
  }
}
