/// How a view answers a drag.
public struct ScrollPolicy: Hashable, Sendable {
  public var enabled = true
  public var paging = false
  /// Whether it still snaps to pages while its zoom is not 1.
  public var pagingWhenZoomed = true
  public var page = PageRule.viewport
  public var bounces = true
  /// The axes that bounce even when the content fits.
  public var alwaysBounce = Axes.none
  public var directionLock = false
  public var deceleration = DecelerationRate.normal
  public var delaysTouches = true
  public var cancelsTouches = true
  public var scrollsToTop = false
  public var indicators = Axes.both

  public init() {}
}

/// What a page is while the view is zoomed.
public enum PageRule: String, CaseIterable, Sendable {
  /// A page is as wide as the viewport, whatever the zoom.
  case viewport
  /// A page is one image: as wide as the viewport times the zoom.
  case image
}

/// How much of its speed a coasting view keeps each millisecond.
public enum DecelerationRate: Hashable, Sendable {
  /// What a list keeps: 0.998.
  case normal
  /// What a pager keeps: 0.99.
  case fast
  /// A share of its own, above 0 and below 1.
  case rate(Double)

  /// Apple's documented names; the values are read in several open implementations.
  @inlinable public var perMillisecond: Double {
    switch self {
    case .normal: 0.998
    case .fast: 0.99
    case .rate(let rate): rate
    }
  }
}
