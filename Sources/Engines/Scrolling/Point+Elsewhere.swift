internal import Model

extension Point {
  /// Whether the distance to another point is more than the rounding error of a sum. An animation
  /// over a rounding error would report motion for its whole duration.
  func isElsewhere(than other: Point) -> Bool {
    max((x - other.x).magnitude, (y - other.y).magnitude) > 1e-9
  }
}
