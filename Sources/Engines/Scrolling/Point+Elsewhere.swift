internal import Gesture

extension Point {
  /// Whether there is a way from another place to this one. What rounding leaves of a sum is none: an
  /// animation would claim to move for as long as it lasts.
  func isElsewhere(than other: Point) -> Bool {
    max((x - other.x).magnitude, (y - other.y).magnitude) > 1e-9
  }
}
