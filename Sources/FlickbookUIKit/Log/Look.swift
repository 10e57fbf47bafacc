package import Model
internal import Text

/// What a view shows in a frame.
package struct Look: Equatable {
  package var offset: Point
  package var zoom: Double
  package var activity: Activity

  package init(offset: Point, zoom: Double, activity: Activity) {
    // A recording cannot contain a negative zero.
    self.offset = Point(x: offset.x + 0, y: offset.y + 0)
    self.zoom = zoom
    self.activity = activity
  }
}

/// The observations of a view.
struct ViewLog {
  /// The last written observation.
  var last: Look
  /// What the view shows in the current frame; nil if the view was removed.
  var next: Look?
  /// The callbacks to its app since the last written observation.
  var callbacks: [Callback.Kind] = []
  /// The index of the latest values that the app shows beside the view; -1 if there are none.
  var readouts = -1
  /// The index of these values in the last written observation.
  var writtenReadouts = -1
  /// Whether these values have changed since the last written observation.
  var isChanged = false

  init(_ look: Look) {
    last = look
    next = look
    callbacks.reserveCapacity(32)
  }

  /// Whether an observation must be written.
  var isDue: Bool { next != nil && (next != last || isChanged || !callbacks.isEmpty) }
}
