internal import Model
internal import Replay

/// The label of the published gallery, which shows the number of a car, and its faults.
struct PublishedLabel {
  /// Whether the label names the car at the viewport's edge instead of the car in its middle.
  var isFromTheEdge = false
  var isUnguarded = false
  /// Whether only a scroll or a zoom updates the label: a rotation does not.
  var waitsForScroll = false
  /// The number shown, and the position for which it was computed.
  private var page: Int?
  private var offset = Point.zero
  private var zoom = 1.0

  /// The car's number: a division cast to a whole number, plus 1.
  func number(
    offset: Double, viewport: Double, zoom: Double, count: Int, part: Double = 0.5
  ) -> Int {
    let guarding = isUnguarded ? 0 : 1e-9
    if isFromTheEdge {
      return 1 + Int(truncated(max(-1e9, min(offset / (viewport * zoom) + guarding, 1e9))))
    }
    let position = (offset + viewport * part) / (viewport * zoom) + guarding
    return 1 + Int(truncated(max(0, min(position, Double(max(0, count - 1))))))
  }

  /// The number that the label shows for this state of the view. `isTurned` is true after a
  /// rotation.
  mutating func read(
    _ state: ViewState, _ layout: ContentLayout, count: Int, isTurned: Bool
  ) -> Int {
    let hasMoved = state.offset != offset || state.zoom != zoom
    offset = state.offset
    zoom = state.zoom
    if waitsForScroll, let page, isTurned || !hasMoved { return page }
    let number = number(
      offset: state.offset.x, viewport: state.bounds.width, zoom: state.zoom, count: count,
      part: layout.labelPart(zoom: state.zoom))
    page = number
    return number
  }
}
