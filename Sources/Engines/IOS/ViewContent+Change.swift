internal import Model

// Changes of the layout: motions continue as far as possible.

extension ViewContent {
  /// The values that a layout change may alter. During a zoom motion, `ranges` belong to the
  /// motion's initial zoom and `ends` to its final zoom; otherwise both belong to the current zoom.
  struct Limits {
    let ranges: AxisPair<AxisRange>
    let ends: AxisPair<AxisRange>
    let zooms: SoftZoom
    let bounds: Size
    let isAtMinimum: Bool

    init(of content: ViewContent) {
      let layout = content.layout
      let from = content.motion.zooming?.from.zoom ?? content.position.zoom
      let to = content.motion.zooming?.to.zoom ?? content.position.zoom
      ranges = AxisPair(x: layout.range(.x, zoom: from), y: layout.range(.y, zoom: from))
      ends = AxisPair(x: layout.range(.x, zoom: to), y: layout.range(.y, zoom: to))
      zooms = layout.zoomLimits
      bounds = layout.metrics.bounds
      isAtMinimum = to <= layout.metrics.minimumZoom
    }
  }

  /// Shifts the position because content of the given unzoomed length was inserted before the
  /// visible part.
  mutating func move(by growth: Point) {
    for axis in Axis.allCases where growth[axis] != 0 {
      motion.move(axis, by: growth[axis], zoom: position.zoom)
      position.offset[axis] += growth[axis] * position.zoom
    }
  }

  /// The zoom that changed limits require at once; nil if the zoom can stay. With the limits `fit`,
  /// a zoom that was at the minimum stays at the minimum.
  func adaptedZoom(from before: Limits) -> Double? {
    let limits = layout.zoomLimits
    let haveMoved = limits.minimum != before.zooms.minimum || limits.maximum != before.zooms.maximum
    guard haveMoved, motion.zooming == nil else { return nil }
    var zoom = limits.clamp(position.zoom)
    if layout.scene.zoom.limits == .fit, before.isAtMinimum { zoom = layout.metrics.minimumZoom }
    return zoom == position.zoom ? nil : zoom
  }

  /// Zooms at once, around the middle of the part that was visible in a viewport of the size
  /// `bounds`.
  mutating func zoom(to zoom: Double, from bounds: Size) {
    let growth = zoom / position.zoom
    position.zoom = zoom
    for axis in Axis.allCases {
      let middle = (position.offset[axis] + bounds[axis] / 2) * growth
      position.offset[axis] = range(axis).clamp(middle - layout.metrics.bounds[axis] / 2)
    }
  }

  /// Adapts motions to the new layout.
  ///
  /// - Parameters:
  ///   - shown: The position shown before the change.
  ///   - growth: The length of the content that was inserted before the visible part.
  ///   - isHeld: Whether fingers are on the view, so that the content under them must stay in
  ///     place.
  mutating func adapt(
    from before: Limits, showing shown: ScrollPosition, growth: Point, isHeld: Bool, at now: Instant
  ) {
    let hasGrown = growth != .zero
    if let zooming = motion.zooming {
      var shown = shown
      for axis in Axis.allCases { shown.offset[axis] += growth[axis] * shown.zoom }
      return adapt(zooming, from: before, hasGrown: hasGrown, at: now, shown: shown)
    }
    // An offset can be outside the range only if the range changed or the content moved in it.
    for axis in Axis.allCases where !isHeld || motion.axes[axis].isMoving {
      guard hasGrown || range(axis) != before.ranges[axis] else { continue }
      adapt(axis, to: range(axis), at: now)
    }
    if motion.cause == .none { motion.attribute(to: .adjustment) }
  }

  private mutating func adapt(_ axis: Axis, to range: AxisRange, at now: Instant) {
    let running = motion.axes[axis]
    let offset = offset(axis, at: now)
    let velocity = running.velocity(at: now)
    let endsOnRow = axis == .y && layout.scene.wheel != nil
    let choice = choice(at: now)
    switch running.course {
    case .still:
      guard !range.contains(offset) else { return }
      motion.set(axis, choice.slide(from: offset, to: range.clamp(offset), velocity: 0))
    case .coasting where !endsOnRow && range.contains(offset): motion.aim(axis, within: range)
    case .coasting, .springing:
      // A coast outside the new range bounces; a motion to an allowed target continues.
      guard !range.contains(running.target) || !range.contains(offset) && running.isCoasting
      else { return }
      motion.set(
        axis,
        range.contains(offset)
          ? choice.slide(from: offset, to: range.clamp(running.target), velocity: velocity)
          : choice.springBack(axis, from: offset, to: range.clamp(offset), velocity: velocity))
    case .easing:
      guard !range.contains(running.target) else { return }
      motion.set(
        axis, choice.slide(from: offset, to: range.clamp(running.target), velocity: velocity))
    }
  }

  /// Restarts a zoom motion from the shown position, if the ranges or the limits changed.
  private mutating func adapt(
    _ running: ZoomMotion, from before: Limits, hasGrown: Bool, at now: Instant,
    shown: ScrollPosition
  ) {
    let after = Limits(of: self)
    guard
      hasGrown || after.ranges.x != before.ranges.x || after.ranges.y != before.ranges.y
        || after.ends.x != before.ends.x || after.ends.y != before.ends.y
        || layout.zoomLimits.clamp(running.to.zoom) != running.to.zoom
    else { return }
    position = shown
    let zoom = layout.zoomLimits.clamp(running.to.zoom)
    springBack(
      to: ScrollPosition(offset: layout.clamp(running.to.offset, zoom: zoom), zoom: zoom),
      endsAnimation: running.endsAnimation, at: now)
  }

  /// Applies the layout of another viewport, and keeps in place the part of the content that the
  /// scene specifies.
  ///
  /// - Parameter mustRest: Whether to move to the nearest resting position, because a motion was
  ///   stopped and no finger is on the view.
  mutating func replaceLayout(with resized: ViewLayout, mustRest: Bool) {
    let before = ViewportChange(from: position, in: layout)
    let wasAtMinimum = position.zoom <= layout.metrics.minimumZoom
    layout = resized
    position.zoom = layout.zoomLimits.clamp(position.zoom)
    if layout.scene.zoom.limits == .fit, wasAtMinimum { position.zoom = layout.metrics.minimumZoom }
    for axis in Axis.allCases {
      let kept = before.offset(axis, in: layout, zoom: position.zoom)
      position.offset[axis] =
        mustRest ? layout.legal(axis, kept, zoom: position.zoom) : range(axis).clamp(kept)
    }
  }
}

extension AxisMotion {
  fileprivate var isCoasting: Bool { if case .coasting = course { true } else { false } }
}
