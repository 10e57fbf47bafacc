internal import Replay

/// Words of the trace format.
enum TraceWords {
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
