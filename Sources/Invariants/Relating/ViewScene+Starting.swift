internal import Model

extension ViewScene {
  /// The same view, starting at the given position.
  func starting(at position: OffsetAndZoom) -> ViewScene {
    var view = self
    view.start = Start(x: position.offset.x, y: position.offset.y, zoom: position.zoom)
    return view
  }
}
