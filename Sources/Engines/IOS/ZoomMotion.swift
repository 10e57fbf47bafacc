internal import Model

/// A combined motion of zoom and offset to their targets.
///
/// Both are linear in one share that falls from 1 to 0, so the fixed point of the content stays in
/// place throughout, and centred content stays centred. A share driven by a spring brings a pinch
/// outside the limits back about its last centroid; an eased share is an animated request.
struct ZoomMotion {
  /// The remaining share of the motion: 1 at the start, 0 at the end.
  let share: AxisMotion
  private(set) var from: ScrollPosition
  private(set) var to: ScrollPosition
  /// How far the offset was outside at the start; it may be outside by that distance times the
  /// share.
  let excess: Point
  /// Whether the app requested it and is notified of its end.
  let endsAnimation: Bool

  func zoom(at share: Double) -> Double { from.zoom * share + to.zoom * (1 - share) }

  func offset(_ axis: Axis, at share: Double) -> Double {
    from.offset[axis] * share + to.offset[axis] * (1 - share)
  }

  /// Shifts the motion because content of the given unzoomed length was inserted before it.
  mutating func move(_ axis: Axis, by growth: Double) {
    from.offset[axis] += growth * from.zoom
    to.offset[axis] += growth * to.zoom
  }
}
