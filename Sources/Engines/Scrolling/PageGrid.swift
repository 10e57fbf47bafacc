internal import Model

/// The pages of a view, each as large as its viewport, counted row by row from 1.
struct PageGrid {
  let columns: Int
  let rows: Int
  /// Whether pages are also arranged in rows, so that a request for a page also scrolls vertically.
  private let isGrid: Bool

  init(of scene: ViewScene, content: Size, bounds: Size) {
    isGrid = scene.layout.content == .grid
    switch scene.layout.content {
    case .pages: (columns, rows) = (scene.layout.pages ?? 1, 1)
    case .grid: (columns, rows) = (scene.layout.columns ?? 1, scene.layout.rows ?? 1)
    case .fixed, .fillWidth, .row:
      columns = nearestWhole(max(1, min(content.width / bounds.width, 1e9)))
      rows = 1
    }
  }

  var count: Int { columns * rows }

  /// The offset of a page that the app requests. Page 1 is the first; a number outside the grid
  /// counts as the nearest page. If the pages are in one row, the vertical offset is unchanged.
  ///
  /// - Parameters:
  ///   - length: The distance from one page to the next.
  ///   - mirror: The length of the scroll range without insets, if pages are counted from the
  ///     right.
  func origin(
    ofPage page: PageNumber, length: Size, from offset: Point, mirror: Double? = nil
  ) -> Point {
    let index = min(max(page.number, 1), max(1, count)) - 1
    let x = Double(index % columns) * length.width
    return Point(
      x: mirror.map { $0 - x } ?? x,
      y: isGrid ? Double(index / columns) * length.height : offset.y)
  }
}
