internal import Model
internal import Results

/// The plot in a picture: the motion that breaks an invariant over time, when fingers were down,
/// and the time of the violation.
struct PicturePlot {
  let film: Film
  let time: Double
  /// The id of the view to plot; `nil` for the first view that moves.
  let view: String?
  let area: Rectangle

  private typealias Ink = FailurePicture.Ink
  private static let axis = 26.0
  private static let lane = 22.0

  func draw(in canvas: inout Canvas) {
    guard let (view, channel, name) = subject else { return }
    let points = film.points(channel, view)
    guard let low = points.map(\.value).min(), let high = points.map(\.value).max(),
      low.isFinite, high.isFinite
    else { return }
    let title = film.scene.views.count > 1 ? "\(film.scene.views[view].id) \(name)" : name
    canvas.text(
      title + (channel == .zoom ? "" : ", points"), at: area.origin, size: 2, Ink.quiet)
    let box = Rectangle(
      x: area.origin.x, y: area.origin.y + 24, width: area.size.width,
      height: area.size.height - 24 - Self.axis - Self.lane)
    canvas.fill(box, Ink.raised)
    let range = max(high - low, channel == .zoom ? 0.01 : 1)
    func place(_ time: Double, _ value: Double) -> Point {
      Point(
        x: x(time), y: box.origin.y + 12 + (1 - (value - low) / range) * (box.size.height - 24))
    }
    drawFingers(below: box, in: &canvas)
    canvas.line(
      Point(x: x(time), y: box.origin.y), Point(x: x(time), y: box.origin.y + box.size.height),
      Ink.broken, width: 2)
    canvas.path(points.map { place($0.time, $0.value) }, Ink.engine, width: 3)
    if let value = film.value(channel, view, film.shownRow(at: time)) {
      let point = place(time, value)
      for (across, down) in [(7.0, 7.0), (7.0, -7.0)] {
        canvas.line(
          Point(x: point.x - across, y: point.y - down),
          Point(x: point.x + across, y: point.y + down), Ink.broken, width: 4)
      }
    }
    drawScale(low, high, box, in: &canvas)
  }

  /// The view to plot, and its channel with the largest range of values.
  private var subject: (view: Int, channel: DrawnTrace.Channel, name: String)? {
    guard let view = film.views(first: view, maximum: 1).first ?? film.scene.views.indices.first
    else { return nil }
    let channels: [(DrawnTrace.Channel, String)] = [(.y, "offset.y"), (.x, "offset.x")]
    let moved = channels.max { extent($0.0, view) < extent($1.0, view) }
    guard let moved, extent(moved.0, view) > 0 else {
      return film.moves(.zoom, view) ? (view, .zoom, "zoom") : (view, .y, "offset.y")
    }
    return (view, moved.0, moved.1)
  }

  private func extent(_ channel: DrawnTrace.Channel, _ view: Int) -> Double {
    let values = film.points(channel, view).map(\.value)
    return (values.max() ?? 0) - (values.min() ?? 0)
  }

  private func x(_ time: Double) -> Double {
    let share = (time - film.start) / (film.end - film.start)
    return area.origin.x + min(1, max(0, share)) * area.size.width
  }

  private func drawFingers(below box: Rectangle, in canvas: inout Canvas) {
    let top = box.origin.y + box.size.height + 6
    for finger in film.trace.fingers {
      guard let first = finger.samples.first, let last = finger.samples.last else { continue }
      let end = finger.end == .open ? film.end : last.time
      canvas.fill(
        Rectangle(
          x: x(first.time), y: top, width: max(3, x(end) - x(first.time)), height: 10),
        Ink.finger, opacity: 0.65, radius: 3)
    }
  }

  private func drawScale(
    _ low: Double, _ high: Double, _ box: Rectangle, in canvas: inout Canvas
  ) {
    canvas.text(
      high.text(maximum: 1), at: Point(x: box.origin.x + 6, y: box.origin.y + 4), size: 1.5,
      Ink.quiet)
    canvas.text(
      low.text(maximum: 1),
      at: Point(x: box.origin.x + 6, y: box.origin.y + box.size.height - 16), size: 1.5, Ink.quiet)
    let y = area.origin.y + area.size.height - 18
    for (moment, color) in [(film.start, Ink.quiet), (film.end, Ink.quiet), (time, Ink.broken)] {
      let text = "\(moment.text(maximum: 0)) ms"
      let width = StrokeFont.width(of: text, size: 2)
      let left = min(
        max(x(moment) - width / 2, area.origin.x), area.origin.x + area.size.width - width)
      // The time of the violation has priority.
      let isNear = moment != time && (x(moment) - x(time)).magnitude < 1.6 * width
      if !isNear { canvas.text(text, at: Point(x: left, y: y), size: 2, color) }
    }
  }
}
