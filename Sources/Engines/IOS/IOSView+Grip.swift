internal import Gesture

// What fingers do to the content they hold: closed forms of where they took hold.

extension IOSView {
  /// Takes hold of the content as it stands, so that nothing moves until the fingers do.
  mutating func grip() {
    grip(at: hold.lastCentroid, spread: hold.lastSpread)
  }

  /// Takes hold as if the fingers' middle were there.
  mutating func grip(at middle: Point, spread: Double) {
    hold.grip.zoom = standing.zoom
    hold.grip.scale = limits.scale(ofZoom: standing.zoom)
    hold.grip.spread = spread
    for axis in Axis.allCases {
      let offset = standing.offset[axis]
      let excess = range(axis).excess(of: offset)
      hold.grip.excess[axis] = excess
      // A bounce of a fast fling may show more than its band is long: then the band is longer.
      hold.grip.band[axis] = max(room.bounds[axis], abs(excess) / 0.9)
      let raw = stretches(axis) ? offset - excess + band(axis).pull(showing: excess) : offset
      hold.grip.held[axis] = raw + middle[axis]
    }
  }

  /// Brings the view to where the fingers are.
  ///
  /// A drag moves the raw offset one to one; past the edge a rubber band shows less of it, or the edge
  /// holds it. A pinch keeps the content point that was under the fingers' middle there, and stops
  /// at the edges: with the zoom the range changes under it, and where content becomes small nothing
  /// else is continuous. It may keep what a drag was outside before it.
  mutating func carry() {
    if hold.isPinching {
      standing.zoom = limits.zoom(ofScale: hold.grip.scale * hold.lastSpread / hold.grip.spread)
    }
    let growth = standing.zoom / hold.grip.zoom
    carry(.x, growth)
    carry(.y, growth)
    if hold.isDragging { pullRefresh() }
  }

  @inline(__always)
  private mutating func carry(_ axis: Axis, _ growth: Double) {
    let range = range(axis)
    guard moves(axis, in: range) else { return }
    let raw = hold.grip.held[axis] * growth - hold.lastCentroid[axis]
    // What moves without a pinch can scroll.
    if scene.scroll.bounces, !hold.isPinching {
      standing.offset[axis] = range.clamp(raw) + band(axis).shown(ofPull: range.excess(of: raw))
    } else {
      let excess = hold.grip.excess[axis]
      standing.offset[axis] = max(
        range.low + min(excess, 0), min(raw, range.high + max(excess, 0)))
    }
  }

  @inline(__always)
  private func moves(_ axis: Axis, in range: AxisRange) -> Bool {
    hold.isPinching || canScroll(axis, in: range) && (hold.lock == nil || hold.lock == axis)
  }

  @inline(__always)
  private func stretches(_ axis: Axis) -> Bool { !hold.isPinching && bounces(axis) }

  @inline(__always)
  private func band(_ axis: Axis) -> RubberBand {
    RubberBand(stiffness: constants.rubber, dimension: hold.grip.band[axis])
  }
}
