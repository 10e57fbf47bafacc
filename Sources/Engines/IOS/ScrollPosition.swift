internal import Model

/// The offset and the zoom of a view.
struct ScrollPosition: Equatable {
  var offset = Point.zero
  var zoom = 1.0

  /// Whether the difference is invisible.
  func isNearly(_ other: ScrollPosition) -> Bool {
    abs(zoom - other.zoom) <= 1e-9 && abs(offset.x - other.offset.x) <= 1e-6
      && abs(offset.y - other.offset.y) <= 1e-6
  }
}
