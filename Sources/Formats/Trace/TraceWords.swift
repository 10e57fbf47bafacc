internal import Replay

/// The words that stand for flags, in the order in which they are written.
enum TraceWords {
  static let activities: [(activity: Activity, word: StaticString)] = [
    (.tracking, "tracking"), (.dragging, "dragging"), (.decelerating, "decelerating"),
    (.zooming, "zooming"), (.zoomBouncing, "zoom-bouncing"), (.animating, "animating"),
  ]

  /// The callbacks that carry nothing.
  static let plain: [(kind: Callback.Kind, word: StaticString)] = [
    (.willBeginDragging, "willBeginDragging"), (.didScroll, "didScroll"),
    (.willBeginDecelerating, "willBeginDecelerating"),
    (.didEndDecelerating, "didEndDecelerating"),
    (.didEndScrollingAnimation, "didEndScrollingAnimation"),
    (.willBeginZooming, "willBeginZooming"), (.didZoom, "didZoom"),
    (.didScrollToTop, "didScrollToTop"), (.valueChanged, "valueChanged"), (.refresh, "refresh"),
    (.didEndDragging(willDecelerate: true), "didEndDragging(true)"),
    (.didEndDragging(willDecelerate: false), "didEndDragging(false)"),
  ]
}
