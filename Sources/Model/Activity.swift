/// The activity that a view reports. Flickbook does not use this report for properties that it can
/// observe, such as rest.
public struct Activity: OptionSet, Hashable, Sendable {
  /// One bit for each activity.
  public let rawValue: UInt8

  /// Creates the activities whose bits are set.
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A finger is down.
  @inlinable public static var tracking: Activity { Activity(rawValue: 1) }
  /// A finger has moved past the slop.
  @inlinable public static var dragging: Activity { Activity(rawValue: 2) }
  /// The view coasts.
  @inlinable public static var decelerating: Activity { Activity(rawValue: 4) }
  /// Fingers pinch the view.
  @inlinable public static var zooming: Activity { Activity(rawValue: 8) }
  /// The zoom returns to its limits.
  @inlinable public static var zoomBouncing: Activity { Activity(rawValue: 16) }
  /// The view moves because of a request by the app.
  @inlinable public static var animating: Activity { Activity(rawValue: 32) }

  /// The keywords used in traces and in the line protocol, in the order in which they are written.
  package static let words: [(activity: Activity, word: StaticString)] = [
    (.tracking, "tracking"), (.dragging, "dragging"), (.decelerating, "decelerating"),
    (.zooming, "zooming"), (.zoomBouncing, "zoom-bouncing"), (.animating, "animating"),
  ]
}
