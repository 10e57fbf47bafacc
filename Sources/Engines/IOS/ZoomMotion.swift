internal import Gesture

/// Zoom and offset on their way to where they belong, together.
///
/// Both are straight lines in one share that falls from 1 to 0, so the content point that stays in
/// place stays there all the way, and content that is centred is centred all the way. A share that
/// springs back brings a pinch beyond the limits back about its last centroid; one that eases is an
/// animated request.
struct ZoomMotion {
  /// What is left of the way: 1 at the start, 0 at the end.
  let share: AxisMotion
  private(set) var from: ScrollPosition
  private(set) var to: ScrollPosition
  /// How far the offset was outside at the start: that much, times the share, it may be outside.
  let excess: Point
  /// Whether the app requested it and is notified of its end.
  let endsAnimation: Bool

  func zoom(at share: Double) -> Double { from.zoom * share + to.zoom * (1 - share) }

  func offset(_ axis: Axis, at share: Double) -> Double {
    from.offset[axis] * share + to.offset[axis] * (1 - share)
  }

  /// The content before it grew by so much, unzoomed.
  mutating func move(_ axis: Axis, by growth: Double) {
    from.offset[axis] += growth * from.zoom
    to.offset[axis] += growth * to.zoom
  }
}
