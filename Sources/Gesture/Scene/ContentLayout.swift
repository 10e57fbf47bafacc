/// How the content follows the viewport, and what stays in place when the viewport changes.
public struct ContentLayout: Hashable, Sendable {
  public var content = Arrangement.fixed
  public var pages: Int?
  public var columns: Int?
  public var rows: Int?
  public var onResize = ResizeRule.keepOffset
  public var small = SmallContent.leading

  public init() {}

  public enum Arrangement: String, CaseIterable, Sendable {
    case fixed
    /// As wide as the viewport.
    case fillWidth = "fill-width"
    /// A row of pages, each as large as the viewport.
    case pages
    /// Columns and rows of cells, each as large as the viewport.
    case grid
  }

  public enum ResizeRule: String, CaseIterable, Sendable {
    case keepOffset = "keep-offset"
    case keepPage = "keep-page"
    case keepCentre = "keep-centre"
    case keepLeading = "keep-leading"
  }

  /// Where content stands that is smaller than the viewport.
  public enum SmallContent: String, CaseIterable, Sendable {
    case leading, centre
  }
}
