internal import Gesture

extension ViewScene {
  /// The same view, starting at the position where it is shown.
  func starting(at place: OffsetAndZoom) -> ViewScene {
    var view = self
    view.start = Start(x: place.offset.x, y: place.offset.y, zoom: place.zoom)
    return view
  }
}
