/// How the content follows the viewport, and what stays in place when the viewport changes.
public struct ContentLayout: Hashable, Sendable {
  public var content = Arrangement.fixed
  public var pages: Int?
  public var columns: Int?
  public var rows: Int?
  public var onResize = ResizeRule.keepOffset
  public var small = SmallContent.leading

  public init() {}

  /// How large content is.
  public enum Arrangement: String, CaseIterable, Sendable {
    /// As large as it is declared.
    case fixed
    /// As wide as the viewport.
    case fillWidth = "fill-width"
    /// A row of pages, each as large as the viewport.
    case pages
    /// Columns and rows of cells, each as large as the viewport.
    case grid
  }

  /// What stays in place when the viewport changes.
  public enum ResizeRule: String, CaseIterable, Sendable {
    /// The offset in points.
    case keepOffset = "keep-offset"
    /// The page.
    case keepPage = "keep-page"
    /// What is in the centre.
    case keepCentre = "keep-centre"
    /// What is at the leading edge.
    case keepLeading = "keep-leading"
  }

  /// Where content stands that is smaller than the viewport.
  public enum SmallContent: String, CaseIterable, Sendable {
    /// At the leading edge, within the insets.
    case leading
    /// In the centre.
    case centre
  }
}
