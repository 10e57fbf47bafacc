internal import Model

// The initial position of the view, and the page that is shown.

extension ViewLayout {
  /// The initial position, as the scene declares it.
  var start: ScrollPosition {
    var start = ScrollPosition()
    let wanted = scene.start.zoom ?? (scene.zoom.limits == .fixed ? 1 : metrics.minimumZoom)
    start.zoom = zoomLimits.clamp(wanted)
    for axis in Axis.allCases { start.offset[axis] = self.start(axis, zoom: start.zoom) }
    // A view with cells starts at a cell.
    if let snap = scene.snap, !isPaging(zoom: start.zoom),
      let cell = cellOffset(nearest: start.offset[snap.axis], zoom: start.zoom)
    {
      start.offset[snap.axis] = cell
    }
    if let item = scene.start.item { start.offset = offset(ofItem: item, zoom: start.zoom) }
    if let x = scene.start.x, !isCentred(.x, zoom: start.zoom) { start.offset.x = x }
    if let y = scene.start.y, !isCentred(.y, zoom: start.zoom) { start.offset.y = y }
    if let wheel = scene.wheel {
      // A wheel that wraps starts in the middle of its turns, or near the start that the scene
      // declares.
      let middle = (metrics.content.height - metrics.bounds.height) / 2
      start.offset.y = rowOffset(
        contentRow(of: wheel.selected, in: wheel, near: scene.start.y ?? middle))
    }
    return start
  }

  /// Whether the scene centres content that is smaller than the viewport along an axis. Such
  /// content starts in the centre, regardless of the declared start. False if insets create a
  /// scroll range.
  private func isCentred(_ axis: Axis, zoom: Double) -> Bool {
    guard scene.layout.small == .centre, metrics.content[axis] * zoom < metrics.bounds[axis] else {
      return false
    }
    let range = range(axis, zoom: zoom)
    return range.high <= range.low
  }

  /// The offset of an item. Items are counted from 1; any integer is taken modulo the number of
  /// items.
  private func offset(ofItem item: Int, zoom: Double) -> Point {
    let pages = pageGrid
    let index = ((item &- 1) % pages.count + pages.count) % pages.count
    let (column, row) = (Double(index % pages.columns), Double(index / pages.columns))
    return clamp(
      Point(
        x: fromStart(.x, column * (metrics.bounds.width * zoom), zoom: zoom),
        y: row * (metrics.bounds.height * zoom)),
      zoom: zoom)
  }

  /// `1 + clamp(floor((x + w/2) / (w·zoom)), 0, count − 1)`: the page in the middle of the
  /// viewport, counted from 1, with a margin for rounding errors. A label for the page at the edge
  /// omits `w/2` from zoom 1 on. In a grid, rows are counted in the same way.
  func page(at shown: ScrollPosition) -> PageNumber {
    let pages = pageGrid
    let column = item(.x, shown, count: pages.columns)
    let row = item(.y, shown, count: pages.rows)
    return PageNumber(1 + row * pages.columns + column)
  }

  private func item(_ axis: Axis, _ shown: ScrollPosition, count: Int) -> Int {
    let length = metrics.bounds[axis]
    let offset = fromStart(axis, shown.offset[axis], zoom: shown.zoom)
    let part = scene.layout.labelPart(zoom: shown.zoom)
    let position = (offset + length * part) / (length * shown.zoom) + 1e-9
    return Int(truncated(max(0, min(position, Double(max(0, count - 1))))))
  }
}
