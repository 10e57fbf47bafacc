/// What the app asks of a view.
public struct Command: Hashable, Sendable {
  /// The view's index in the scene.
  public var view: Int
  public var request: Request
  public var animated: Bool

  public init(view: Int, _ request: Request, animated: Bool = false) {
    self.view = view
    self.request = request
    self.animated = animated
  }
}

extension Command {
  public enum Request: Hashable, Sendable {
    /// An offset in zoomed content.
    case scrollTo(Point)
    /// A rectangle in zoomed content: scroll just enough to show it, and not at all if it is seen.
    case reveal(Rectangle)
    /// A zoom that keeps the centre of what is seen.
    case zoomTo(Double)
    /// A rectangle in unzoomed content that is to fill the view as far as it can.
    case zoomToRect(Rectangle)
    /// The offset at which a page begins.
    case page(PageNumber)
    /// A row of a wheel.
    case select(RowIndex)
    case resetZoom
    case beginRefresh
    case endRefresh
    /// Stop whatever moves.
    case stop
    case scrollToTop
  }
}
