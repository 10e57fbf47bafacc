/// An event that an engine reports to its app about one view.
public struct Callback: Hashable, Sendable {
  /// The view's index in the scene.
  public var view: Int
  /// What happened.
  public var kind: Kind

  /// Creates a callback about a view.
  public init(view: Int, _ kind: Kind) {
    self.view = view
    self.kind = kind
  }

  /// What happened to the view.
  public enum Kind: Hashable, Sendable {
    /// A finger begins to drag.
    case willBeginDragging
    /// The offset changed.
    case didScroll
    /// The dragging finger lifts: `velocity` is the offset's velocity in points per millisecond,
    /// and `target` is the offset at which the view will come to rest.
    case willEndDragging(velocity: Point, target: Point)
    /// The drag is over. `willDecelerate` is true if the view coasts on.
    case didEndDragging(willDecelerate: Bool)
    /// A coast begins.
    case willBeginDecelerating
    /// The coast is over.
    case didEndDecelerating
    /// A scroll that the app requested with animation is over.
    case didEndScrollingAnimation
    /// Fingers begin to pinch.
    case willBeginZooming
    /// The zoom changed.
    case didZoom
    /// The pinch is over, at this zoom.
    case didEndZooming(scale: Double)
    /// A scroll to the top is over.
    case didScrollToTop
    /// A tap at a point of the content, unzoomed.
    case tap(Point)
    /// The value of a view with cells changed during a motion.
    case valueChanged
    /// A wheel came to rest on a row.
    case select(RowIndex)
    /// A pull starts a refresh.
    case refresh
  }
}
