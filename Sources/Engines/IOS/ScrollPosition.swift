internal import Gesture

/// The offset and the zoom of a view.
struct ScrollPosition: Equatable {
  var offset = Point.zero
  var zoom = 1.0
}
