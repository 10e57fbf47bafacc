internal import Model
internal import Results

/// The device in a picture: the window at one time, the cells of the content, and the fingers.
struct PictureDevice {
  let film: Film
  let time: Double
  let area: Rectangle

  private typealias Ink = FailurePicture.Ink

  func draw(in canvas: inout Canvas) {
    let window = film.window(at: time)
    guard window.width > 0, window.height > 0 else { return }
    let scale = min(
      (area.size.width - 16) / window.width, (area.size.height - 16) / window.height)
    let screen = Rectangle(
      x: area.origin.x + 8, y: area.origin.y + 8, width: window.width * scale,
      height: window.height * scale)
    canvas.fill(screen.grown(by: 8), Ink.strong, radius: 16)
    canvas.fill(screen.grown(by: 6.5), Ink.raised, radius: 14)
    canvas.fill(screen, Ink.page)
    let row = film.shownRow(at: time)
    for view in film.scene.views.indices { draw(view, row, screen, scale, in: &canvas) }
    canvas.clip = canvas.whole
    for finger in FingerTrail.all(film.trace, at: time) {
      let points = finger.trail.map { screen.point($0, scale) }
      canvas.path(points, Ink.finger, width: 6)
      canvas.circle(screen.point(finger.point, scale), radius: 15, Ink.finger, opacity: 0.75)
    }
  }

  private func draw(
    _ view: Int, _ row: Int, _ screen: Rectangle, _ scale: Double, in canvas: inout Canvas
  ) {
    guard let sight = Sight(film, view, row) else { return }
    canvas.clip = screen.intersection(screen.rectangle(sight.clip(film), scale))
    canvas.fill(screen.rectangle(sight.frame, scale), Ink.outside)
    let content = Rectangle(
      x: sight.frame.origin.x - sight.offset.x, y: sight.frame.origin.y - sight.offset.y,
      width: sight.content.width * sight.zoom, height: sight.content.height * sight.zoom)
    canvas.fill(screen.rectangle(content, scale), Ink.page)
    let cells = Cells(film.scene.views[view])
    let marks = ContentMarks(cells, sight.cellSize(cells, in: film), sight)
    for label in marks.labels {
      let point = screen.point(
        Point(
          x: content.origin.x + label.point.x * sight.zoom,
          y: content.origin.y + label.point.y * sight.zoom), scale)
      let size = min(3, max(1.2, label.size * sight.zoom * scale / 12))
      let half = StrokeFont.width(of: label.text, size: size) / 2
      canvas.text(
        label.text, at: Point(x: point.x - half, y: point.y - StrokeFont.height * size / 2),
        size: size, Ink.quiet)
    }
    drawRulings(cells, sight, content, screen, scale, in: &canvas)
    canvas.frame(screen.rectangle(content, scale), Ink.engine, width: 2)
    canvas.frame(screen.rectangle(sight.frame, scale), Ink.strong)
  }

  /// Draws the borders of cells, or lines every 100 points if the content has no cells.
  private func drawRulings(
    _ cells: Cells?, _ sight: Sight, _ content: Rectangle, _ screen: Rectangle, _ scale: Double,
    in canvas: inout Canvas
  ) {
    let size = sight.cellSize(cells, in: film)
    for axis in [Axis.x, .y] {
      let step = (cells == nil ? 100 : size[axis]) * sight.zoom
      guard step * scale >= 4 else { continue }
      let origin = (cells?.origin[axis] ?? 0) * sight.zoom
      let first = max(0, ((sight.offset[axis] - origin) / step).rounded(.down))
      let end = min(content.size[axis], sight.offset[axis] + sight.frame.size[axis])
      var place = origin + first * step
      while place < end {
        var (start, stop) = (content.origin, content.origin)
        start[axis] += place
        stop[axis] += place
        let other: Axis = axis == .x ? .y : .x
        stop[other] += content.size[other]
        canvas.line(
          screen.point(start, scale), screen.point(stop, scale), Ink.engine, width: 1.2,
          opacity: 0.5)
        place += step
      }
    }
  }
}

extension Rectangle {
  fileprivate func grown(by margin: Double) -> Rectangle {
    Rectangle(
      x: origin.x - margin, y: origin.y - margin, width: size.width + 2 * margin,
      height: size.height + 2 * margin)
  }

  /// Converts a point of the window to pixels of the picture.
  fileprivate func point(_ point: Point, _ scale: Double) -> Point {
    Point(x: origin.x + point.x * scale, y: origin.y + point.y * scale)
  }

  fileprivate func rectangle(_ area: Rectangle, _ scale: Double) -> Rectangle {
    let start = point(area.origin, scale)
    return Rectangle(
      x: start.x, y: start.y, width: area.size.width * scale, height: area.size.height * scale)
  }
}
