internal import Model

/// The region in which a finger may move without starting a gesture: a circle around a point, or a
/// distance in both directions along one axis.
struct Slop {
  var origin: Point
  var radius: Double

  /// The point where the path from one point to another leaves the slop; nil if the path stays
  /// inside.
  ///
  /// Solves |last + s·(new − last) − origin| = radius for s. If `last` is outside already, the
  /// result is `last`.
  func crossing(from last: Point, to new: Point, along axes: Axes = .both) -> Point? {
    let (px, py) = part(last.x - origin.x, last.y - origin.y, axes)
    let (nx, ny) = part(new.x - origin.x, new.y - origin.y, axes)
    guard nx * nx + ny * ny > radius * radius else { return nil }
    let (dx, dy) = part(new.x - last.x, new.y - last.y, axes)
    let (a, b, c) = (dx * dx + dy * dy, px * dx + py * dy, px * px + py * py - radius * radius)
    guard c < 0, a > 0 else { return last }
    let share = min(1, ((b * b - a * c).squareRoot() - b) / a)
    return Point(x: last.x + (new.x - last.x) * share, y: last.y + (new.y - last.y) * share)
  }

  private func part(_ x: Double, _ y: Double, _ axes: Axes) -> (Double, Double) {
    (axes.contains(.x) ? x : 0, axes.contains(.y) ? y : 0)
  }
}
