/// An action that the app requests of a view.
public struct Command: Hashable, Sendable {
  /// The view's index in the scene.
  public var view: Int
  /// The request.
  public var request: Request
  /// Whether the view moves with an animation.
  public var animated: Bool

  /// Creates a request to the view with this index in the scene.
  public init(view: Int, _ request: Request, animated: Bool = false) {
    self.view = view
    self.request = request
    self.animated = animated
  }

  /// The requests that an app can make of a view.
  public enum Request: Hashable, Sendable {
    /// Scroll to an offset in zoomed content.
    case scrollTo(Point)
    /// Scroll just enough to show a rectangle in zoomed content, and not at all if it is visible.
    case reveal(Rectangle)
    /// Zoom around the centre of the visible part.
    case zoomTo(Double)
    /// Fill the view as far as possible with a rectangle in unzoomed content.
    case zoomToRect(Rectangle)
    /// Scroll to the beginning of a page.
    case page(PageNumber)
    /// Scroll a wheel to a row.
    case select(RowIndex)
    /// Set the zoom to 1.
    case resetZoom
    /// Start the refresh control, as if it had been pulled.
    case beginRefresh
    /// Hide the refresh control.
    case endRefresh
    /// Stop all movement of the view.
    case stop
    /// Scroll to the top of the content, as after a tap on the status bar.
    case scrollToTop
  }
}
