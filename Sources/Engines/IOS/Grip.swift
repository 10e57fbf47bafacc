internal import Model

/// The point where fingers grip the content. Offset and zoom are computed from the grip in closed
/// form, independent of the events in between.
struct Grip {
  /// The raw offset plus the fingers' centroid: constant while the fingers only move.
  private var held = Point.zero
  /// The zoom when the fingers gripped the content.
  private(set) var zoom = 1.0
  /// The pinch scale that results in `zoom`.
  private var scale = 1.0
  /// The fingers' mean distance from their centroid.
  private(set) var spread = 0.0
  /// The overscroll when the fingers gripped the content. A pinch never increases the overscroll.
  private var excess = Point.zero
  /// The length of the rubber band along each axis.
  private var band = Size.zero

  /// Grips the content at its current position, so that it moves only when the fingers move.
  mutating func hold(
    _ position: ScrollPosition, in layout: ViewLayout, at middle: Point, spread: Double,
    isPinching: Bool
  ) {
    zoom = position.zoom
    scale = layout.zoomLimits.scale(ofZoom: position.zoom)
    self.spread = spread
    for axis in Axis.allCases {
      let offset = position.offset[axis]
      let range = layout.range(axis, zoom: zoom)
      let excess = range.excess(of: offset)
      self.excess[axis] = excess
      // A fast fling may bounce further than 0.9 of the viewport's length; the band is then made
      // longer.
      band[axis] = max(layout.metrics.bounds[axis], abs(excess) / 0.9)
      let stretches =
        !isPinching && layout.scene.scroll.bounces && layout.canScroll(axis, in: range)
      let raw = stretches ? offset - excess + rubber(axis, layout).pull(showing: excess) : offset
      held[axis] = raw + middle[axis]
    }
  }

  /// The offset and the zoom that result from the current positions of the fingers.
  ///
  /// A drag moves the raw offset by the distance of the fingers. Past an edge a rubber band shows
  /// only part of that distance, or the edge stops the content. A pinch keeps the same content
  /// point under the fingers' centroid and stops at the edges: the range changes with the zoom, and
  /// no other rule is continuous when the content becomes smaller than the view. A pinch keeps an
  /// overscroll that an earlier drag caused.
  @inline(__always) func carried(
    _ position: ScrollPosition, in layout: borrowing ViewLayout, to middle: Point, spread: Double,
    isPinching: Bool, lock: Axis?
  ) -> ScrollPosition {
    var position = position
    if isPinching { position.zoom = layout.zoomLimits.zoom(ofScale: scale * spread / self.spread) }
    let growth = position.zoom / zoom
    for axis in Axis.allCases where isPinching || lock == nil || lock == axis {
      let range = layout.range(axis, zoom: position.zoom)
      guard isPinching || layout.canScroll(axis, in: range) else { continue }
      let raw = held[axis] * growth - middle[axis]
      // Without a pinch, the guard above admits only axes that can scroll.
      if layout.scene.scroll.bounces, !isPinching {
        position.offset[axis] =
          range.clamp(raw) + rubber(axis, layout).shown(ofPull: range.excess(of: raw))
      } else {
        position.offset[axis] = max(
          range.low + min(excess[axis], 0), min(raw, range.high + max(excess[axis], 0)))
      }
    }
    return position
  }

  /// Adapts to a displacement of the fingers in the view, and to a new scale of the view's points.
  mutating func shift(by displacement: Point, growth: Double, ratio: Double) {
    held += displacement / growth
    spread *= ratio
  }

  @inline(__always)
  private func rubber(_ axis: Axis, _ layout: borrowing ViewLayout) -> RubberBand {
    RubberBand(stiffness: layout.constants.rubber, dimension: band[axis])
  }
}
