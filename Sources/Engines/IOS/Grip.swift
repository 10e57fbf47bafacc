internal import Gesture

/// Where fingers took hold of the content: closed forms of it give offset and zoom, whatever came
/// between.
struct Grip {
  /// The raw offset plus the fingers' middle, which is constant while they only move.
  private var held = Point.zero
  /// The zoom at which they took hold.
  private(set) var zoom = 1.0
  /// The scale of a pinch that shows that zoom.
  private var scale = 1.0
  /// The fingers' mean distance from their middle.
  private(set) var spread = 0.0
  /// How far the content was outside: a pinch does not go further.
  private var excess = Point.zero
  /// The length of the rubber band along each axis.
  private var band = Size.zero

  /// Takes hold of the content as it stands, so that nothing moves until the fingers do.
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
      // A bounce of a fast fling may show more than its band is long: then the band is longer.
      band[axis] = max(layout.metrics.bounds[axis], abs(excess) / 0.9)
      let stretches =
        !isPinching && layout.scene.scroll.bounces && layout.canScroll(axis, in: range)
      let raw = stretches ? offset - excess + rubber(axis, layout).pull(showing: excess) : offset
      held[axis] = raw + middle[axis]
    }
  }

  /// Where the fingers bring the view.
  ///
  /// A drag moves the raw offset one to one; past the edge a rubber band shows less of it, or the edge
  /// holds it. A pinch keeps the content point that was under the fingers' middle there, and stops
  /// at the edges: with the zoom the range changes under it, and where content becomes small nothing
  /// else is continuous. It may keep what a drag was outside before it.
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
      // What moves without a pinch can scroll.
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

  /// The fingers are elsewhere in the view by so much, and its points in another scale.
  mutating func shift(by way: Point, growth: Double, ratio: Double) {
    held += way / growth
    spread *= ratio
  }

  @inline(__always)
  private func rubber(_ axis: Axis, _ layout: borrowing ViewLayout) -> RubberBand {
    RubberBand(stiffness: layout.constants.rubber, dimension: band[axis])
  }
}
