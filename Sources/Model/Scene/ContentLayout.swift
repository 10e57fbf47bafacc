/// How the content follows the viewport, and what stays in place when the viewport changes.
public struct ContentLayout: Hashable, Sendable {
  /// How the size of the content depends on the viewport.
  public var content = Arrangement.fixed
  /// The number of pages, if the content is laid out in pages.
  public var pages: Int?
  /// The number of columns, if the content is laid out in cells.
  public var columns: Int?
  /// The number of rows, if the content is laid out in cells.
  public var rows: Int?
  /// The natural sizes of images, if the content consists of images.
  public var images: ImageSizes?
  /// The part of the content that stays in place when the viewport changes.
  public var onResize = ResizeRule.keepOffset
  /// The position of content that is smaller than its viewport.
  public var small = SmallContent.leading
  /// The side on which the content begins.
  public var direction = Direction.leftToRight
  /// The page that a label names.
  public var label = LabelRule.middle

  /// Creates the layout of fixed-size content that keeps its offset.
  public init() {}

  /// How the size of the content depends on the viewport.
  public enum Arrangement: String, CaseIterable, Sendable {
    /// The content has its own size.
    case fixed
    /// As wide as the viewport.
    case fillWidth = "fill-width"
    /// A row of pages, each as large as the viewport. With images, each page is as wide as the
    /// viewport and as high as the tallest image at that width.
    case pages
    /// Columns and rows of cells, each as large as the viewport.
    case grid
    /// Images side by side, each in its natural size.
    case row
  }

  /// The part of the content that stays in place when the viewport changes.
  public enum ResizeRule: String, CaseIterable, Sendable {
    /// The offset stays, as far as the new range allows.
    case keepOffset = "keep-offset"
    /// The page that was shown is shown again.
    case keepPage = "keep-page"
    /// The content point in the middle of the viewport stays in the middle.
    case keepCentre = "keep-centre"
    /// The point of the content in the top corner, on the side where content begins, stays there.
    case keepLeading = "keep-leading"
  }

  /// Where content is placed if it is smaller than the viewport.
  public enum SmallContent: String, CaseIterable, Sendable {
    /// In the top corner of the side where content begins.
    case leading
    /// In the middle.
    case centre
  }

  /// The page that a label names if a page is at least as large as the viewport. If several pages
  /// fit into the viewport, the label names the page in the middle, because the last page never
  /// reaches the edge.
  public enum LabelRule: String, CaseIterable, Sendable {
    /// The page in the middle of the viewport.
    case middle
    /// The page at the side of the viewport where content begins.
    case edge
  }

  /// The side on which content begins: a right-to-left view is the mirror image of a left-to-right
  /// view.
  public enum Direction: String, CaseIterable, Sendable {
    /// At the left, as in English.
    case leftToRight = "ltr"
    /// At the right, as in Arabic and Hebrew: the first page is the rightmost page.
    case rightToLeft = "rtl"
  }
}

extension ContentLayout {
  /// The share of the viewport before the point whose page the label names: 0.5 or 0.
  package func labelPart(zoom: Double) -> Double {
    label == .edge && zoom >= 1 - 1e-9 ? 0 : 0.5
  }
}
