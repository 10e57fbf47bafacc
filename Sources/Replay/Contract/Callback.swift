public import Gesture

/// What an engine tells its app about one view.
public struct Callback: Hashable, Sendable {
  /// The view's index in the scene.
  public var view: Int
  public var kind: Kind

  public init(view: Int, _ kind: Kind) {
    self.view = view
    self.kind = kind
  }

  public enum Kind: Hashable, Sendable {
    case willBeginDragging
    case didScroll
    /// The offset's velocity in points per millisecond, and where it will come to rest.
    case willEndDragging(velocity: Point, target: Point)
    case didEndDragging(willDecelerate: Bool)
    case willBeginDecelerating
    case didEndDecelerating
    case didEndScrollingAnimation
    case willBeginZooming
    case didZoom
    case didEndZooming(scale: Double)
    case didScrollToTop
    /// In unzoomed content.
    case tap(Point)
    case valueChanged
    /// A wheel settled on a row.
    case select(RowIndex)
    case refresh
  }
}
