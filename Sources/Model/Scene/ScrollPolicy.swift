/// How a view reacts to a drag.
public struct ScrollPolicy: Hashable, Sendable {
  /// Whether fingers can scroll the view at all.
  public var enabled = true
  /// Whether the view only comes to rest on whole pages.
  public var paging = false
  /// Whether the view snaps to pages even while its zoom is not 1.
  public var pagingWhenZoomed = true
  /// The size of a page while the view is zoomed.
  public var page = PageRule.viewport
  /// Whether content can be dragged past its edges and then springs back.
  public var bounces = true
  /// The axes that bounce even when the content fits.
  public var alwaysBounce = Axes.none
  /// Whether a drag only moves content along the axis on which it began.
  public var directionLock = false
  /// How quickly a coasting view slows down.
  public var deceleration = DecelerationRate.normal
  /// Whether controls inside the view receive a touch only after a delay in which no drag begins.
  public var delaysTouches = true
  /// Whether a drag takes the touch away from controls inside the view.
  public var cancelsTouches = true
  /// Whether a tap on the status bar scrolls the view to its top.
  public var scrollsToTop = false
  /// The axes that have a scroll indicator.
  public var indicators = Axes.both

  /// Creates the policy of a view that scrolls and bounces, without pages.
  public init() {}
}

/// The size of a page while the view is zoomed.
public enum PageRule: String, CaseIterable, Sendable {
  /// A page is as wide as the viewport, at every zoom.
  case viewport
  /// A page is one image: as wide as the viewport times the zoom.
  case image
}

/// The share of its speed that a coasting view keeps each millisecond.
public enum DecelerationRate: Hashable, Sendable {
  /// 0.998 of the speed is left after a millisecond.
  case normal
  /// 0.99 of the speed is left after a millisecond.
  case fast
  /// This share of the speed is left after a millisecond.
  case rate(Double)

  /// The share of the speed that is left after a millisecond. Apple documents the names `normal`
  /// and `fast`; their values are taken from several open implementations.
  @inlinable public var perMillisecond: Double {
    switch self {
    case .normal: 0.998
    case .fast: 0.99
    case .rate(let rate): rate
    }
  }
}
