/// What the app requests of a view.
public struct Command: Hashable, Sendable {
  /// The view's index in the scene.
  public var view: Int
  /// What it asks.
  public var request: Request
  /// Whether the view is to glide there instead of jumping.
  public var animated: Bool

  /// A request to the view with this index in the scene.
  public init(view: Int, _ request: Request, animated: Bool = false) {
    self.view = view
    self.request = request
    self.animated = animated
  }

  /// What an app can ask of a view.
  public enum Request: Hashable, Sendable {
    /// Scroll to an offset in zoomed content.
    case scrollTo(Point)
    /// A rectangle in zoomed content: scroll just enough to show it, and not at all if it is visible.
    case reveal(Rectangle)
    /// Zoom about the centre of what is visible.
    case zoomTo(Double)
    /// A rectangle in unzoomed content that fills the view as far as it can.
    case zoomToRect(Rectangle)
    /// Scroll to where a page begins.
    case page(PageNumber)
    /// Scroll a wheel to a row.
    case select(RowIndex)
    /// Zoom 1.
    case resetZoom
    /// The refresh control, as if it had been pulled.
    case beginRefresh
    /// The refresh control goes.
    case endRefresh
    /// Stop all movement of the view.
    case stop
    /// The top of the content, as after a tap on the status bar.
    case scrollToTop
  }
}
