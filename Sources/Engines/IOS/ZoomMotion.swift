internal import Model

/// A combined motion of zoom and offset to their targets.
///
/// Zoom and offset are linear in a share that falls from 1 to 0, so the fixed point of the content
/// stays in place throughout, and centred content stays centred. With a spring, the share brings a
/// zoom outside the limits back around the last centroid of the pinch; with an eased animation, it
/// animates a request.
struct ZoomMotion {
  /// The remaining share of the motion: 1 at the start, 0 at the end.
  let share: AxisMotion
  private(set) var from: ScrollPosition
  private(set) var to: ScrollPosition
  /// The distance of the offset from the range at the start. During the motion the offset may be
  /// outside by this distance times the share.
  let excess: Point
  /// Whether the motion completes an animated scroll request, so that the app is notified at its
  /// end.
  let endsAnimation: Bool

  func zoom(at share: Double) -> Double { from.zoom * share + to.zoom * (1 - share) }

  func offset(_ axis: Axis, at share: Double) -> Double {
    from.offset[axis] * share + to.offset[axis] * (1 - share)
  }

  /// Shifts the motion because content of the given unzoomed length was inserted before the visible
  /// part.
  mutating func move(_ axis: Axis, by growth: Double) {
    from.offset[axis] += growth * from.zoom
    to.offset[axis] += growth * to.zoom
  }
}
