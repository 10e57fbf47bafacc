internal import Model
internal import Results

/// The visible part of a view's content in one row of a trace.
struct Sight {
  /// The viewport, in window coordinates.
  let frame: Rectangle
  let offset: Point
  let zoom: Double
  /// The size of the content without zoom.
  let content: Size
  private let view: Int
  private let row: Int

  init?(_ film: Film, _ view: Int, _ row: Int) {
    guard let x = film.value(.x, view, row), let y = film.value(.y, view, row) else { return nil }
    let scene = film.scene.views[view]
    let zoom = film.value(.zoom, view, row) ?? 1
    guard zoom > 0 else { return nil }
    frame = Rectangle(
      x: film.value(.left, view, row) ?? scene.frame.origin.x,
      y: film.value(.top, view, row) ?? scene.frame.origin.y,
      width: film.value(.width, view, row) ?? scene.frame.size.width,
      height: film.value(.height, view, row) ?? scene.frame.size.height)
    offset = Point(x: x, y: y)
    self.zoom = zoom
    content = Size(
      width: film.value(.contentWidth, view, row).map { $0 / zoom } ?? scene.content.width,
      height: film.value(.contentHeight, view, row).map { $0 / zoom } ?? scene.content.height)
    self.view = view
    self.row = row
  }

  /// The SVG transform from content without zoom to the window.
  var transform: String {
    let x = (frame.origin.x - offset.x).text(maximum: 2)
    let y = (frame.origin.y - offset.y).text(maximum: 2)
    return "translate(\(x) \(y))" + (zoom == 1 ? "" : " scale(\(zoom.text(maximum: 4)))")
  }

  /// The content at the top left corner of the viewport, in coordinates without zoom.
  var first: Point { Point(x: offset.x / zoom, y: offset.y / zoom) }

  /// The content at the bottom right corner of the viewport, in coordinates without zoom.
  var last: Point {
    Point(x: (offset.x + frame.size.width) / zoom, y: (offset.y + frame.size.height) / zoom)
  }

  /// The visible part of the view: its frame clipped by the enclosing views.
  func clip(_ film: Film) -> Rectangle {
    var clip = frame
    var parent = film.scene.views[view].inside
    // Parents come before their children. An index that violates this order is ignored.
    var child = view
    while let above = parent, above < child, above >= 0, let sight = Sight(film, above, row) {
      clip = clip.intersection(sight.frame)
      child = above
      parent = film.scene.views[above].inside
    }
    return clip
  }

  /// The size of a cell. Pages follow the size of the viewport, other cells keep their size.
  func cellSize(_ cells: Cells?, in film: Film) -> Size {
    guard let cells else { return .zero }
    let scene = film.scene.views[view]
    guard scene.page != nil, scene.frame.size.width > 0, scene.frame.size.height > 0 else {
      return cells.size
    }
    return Size(
      width: cells.size.width * frame.size.width / scene.frame.size.width,
      height: cells.size.height * frame.size.height / scene.frame.size.height)
  }
}

extension Rectangle {
  func intersection(_ other: Rectangle) -> Rectangle {
    let x = max(origin.x, other.origin.x)
    let y = max(origin.y, other.origin.y)
    return Rectangle(
      x: x, y: y,
      width: max(0, min(origin.x + size.width, other.origin.x + other.size.width) - x),
      height: max(0, min(origin.y + size.height, other.origin.y + other.size.height) - y))
  }
}
