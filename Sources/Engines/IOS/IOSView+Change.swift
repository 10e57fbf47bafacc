internal import Gesture

// The layout changes under the view: what moves goes on as far as it still can.

extension IOSView {
  mutating func apply(_ change: SettingChange, at now: Instant) {
    let wasEnabled = layout.scene.scroll.enabled
    self.change(at: now, above: change.above, left: change.left) {
      $0.apply(change.settings)
    }
    if wasEnabled, !layout.scene.scroll.enabled, sequence.isDragging { ignoreFingers(at: now) }
    if change.settings.contains(where: { $0.isOfWheel }) { goToAllowedRow(at: now) }
  }

  /// Other rows are allowed now: the wheel goes to the nearest, or changes its way there.
  private mutating func goToAllowedRow(at now: Instant) {
    guard layout.scene.wheel != nil, sequence.isEmpty, motion.zooming == nil
    else { return }
    let end = destination(.y)
    let row = layout.rowOffset(layout.nearestRow(to: end))
    guard abs(row - end) > 1e-6 else { return }
    let offset = offset(.y, at: now)
    let velocity = motion.axes.y.velocity(at: now)
    motion.set(.y, choice(at: now).slide(from: offset, to: row, velocity: velocity))
    if motion.cause == .none { motion.attribute(to: .adjustment) }
  }

  /// Changes the layout and brings the view into the new one.
  ///
  /// Growth before what is seen moves the view with its content, motions and fingers included. A
  /// motion whose end is still a fair place goes on untouched; a coast goes on to its new end; what
  /// is now outside springs back with the speed it has, and what was requested arrives at the nearest
  /// fair place. Under fingers nothing is seen to move.
  mutating func change(
    at now: Instant, above: Double = 0, left: Double = 0, _ edit: (inout ViewLayout) -> Void
  ) {
    let before = Limits(of: self)
    let shown = shown(at: now)
    edit(&layout)
    move(.x, by: left)
    move(.y, by: above)
    adaptZoom(from: before, at: now)
    if let zooming = motion.zooming {
      adapt(
        zooming, from: before, hasGrown: above != 0 || left != 0, at: now,
        shown: ScrollPosition(
          offset: Point(
            x: shown.offset.x + left * shown.zoom, y: shown.offset.y + above * shown.zoom),
          zoom: shown.zoom))
    } else {
      // A range that stayed has nobody out of it, unless the content moved in it.
      let grew = above != 0 || left != 0
      for axis in Axis.allCases where sequence.isEmpty || motion.axes[axis].isMoving {
        guard grew || range(axis) != before.ranges[axis] else { continue }
        adapt(axis, to: range(axis), at: now)
      }
      if motion.cause == .none { motion.attribute(to: .adjustment) }
    }
    hold()
  }

  /// What a change may move: the ranges now, and at the ends of a motion of the zoom.
  private struct Limits {
    let ranges: AxisPair<AxisRange>
    let ends: AxisPair<AxisRange>
    let zooms: SoftZoom
    let bounds: Size
    let isAtMinimum: Bool

    init(of view: IOSView) {
      let layout = view.layout
      let from = view.motion.zooming?.from.zoom ?? view.position.zoom
      let to = view.motion.zooming?.to.zoom ?? view.position.zoom
      ranges = AxisPair(x: layout.range(.x, zoom: from), y: layout.range(.y, zoom: from))
      ends = AxisPair(x: layout.range(.x, zoom: to), y: layout.range(.y, zoom: to))
      zooms = layout.zoomLimits
      bounds = layout.metrics.bounds
      isAtMinimum = to <= layout.metrics.minimumZoom
    }
  }

  /// The content before what is seen grew by so much, unzoomed.
  private mutating func move(_ axis: Axis, by growth: Double) {
    guard growth != 0 else { return }
    motion.move(axis, by: growth, zoom: position.zoom)
    position.offset[axis] += growth * position.zoom
  }

  /// At rest a zoom outside new limits is brought to them at once, about the middle; one that stood
  /// at the least that fits stays there.
  private mutating func adaptZoom(from before: Limits, at now: Instant) {
    let limits = layout.zoomLimits
    let haveMoved =
      limits.minimum != before.zooms.minimum || limits.maximum != before.zooms.maximum
    guard haveMoved, motion.zooming == nil, sequence.isEmpty else { return }
    var zoom = limits.clamp(position.zoom)
    if layout.scene.zoom.limits == .fit, before.isAtMinimum { zoom = layout.metrics.minimumZoom }
    guard zoom != position.zoom else { return }
    halt(at: now)
    let growth = zoom / position.zoom
    position.zoom = zoom
    for axis in Axis.allCases {
      let middle = (position.offset[axis] + before.bounds[axis] / 2) * growth
      position.offset[axis] = range(axis).clamp(middle - layout.metrics.bounds[axis] / 2)
    }
    // What fingers left open beyond the old limits ends here.
    emitMovement(at: now)
    closeZoom()
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
    case .coasting where !endsOnRow && range.contains(offset):
      motion.aim(axis, within: range)
    case .coasting, .springing:
      // A coast that is outside now bounces; what was on its way to a fair place goes on.
      guard !range.contains(running.target) || !range.contains(offset) && isCoasting(running)
      else { return }
      motion.set(
        axis,
        range.contains(offset)
          ? choice.slide(from: offset, to: range.clamp(running.target), velocity: velocity)
          : choice.springBack(
            axis, from: offset, to: range.clamp(offset), velocity: velocity))
    case .easing:
      guard !range.contains(running.target) else { return }
      motion.set(
        axis,
        choice.slide(from: offset, to: range.clamp(running.target), velocity: velocity))
    }
  }

  private func isCoasting(_ motion: AxisMotion) -> Bool {
    if case .coasting = motion.course { true } else { false }
  }

  /// The ways of zoom and offset begin anew from what is shown if anything they keep to moved.
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
    var zooming = ZoomMotion(
      from: shown,
      to: ScrollPosition(offset: layout.clamp(running.to.offset, zoom: zoom), zoom: zoom),
      excess: excess, decay: constants.zoomDecay, at: now)
    zooming.endsAnimation = running.endsAnimation
    motion.set(zooming)
  }

  /// Takes a new frame and keeps in place what the layout says.
  ///
  /// Whatever moved ends here: a zoom that bounces is at its limit at once, a coast or an animation
  /// stops where it is shown and stands on the nearest fair place. Fingers keep hold of what is then
  /// under the place they come from next, so nothing jumps when they move again.
  /// - Parameter covered: how much the keyboard takes of the new frame. Frame and keyboard are one
  ///   layout: a middle kept above the old overlap would not be kept above the new one.
  mutating func resize(to frame: Rectangle, covering covered: Double, at now: Instant) {
    var resized = layout
    guard resized.resize(to: frame, covering: covered) else { return layout = resized }
    let moved = isMoving
    halt(at: now)
    let before = ViewportChange(from: position, in: layout)
    let wasAtMinimum = position.zoom <= layout.metrics.minimumZoom
    layout = resized

    position.zoom = layout.zoomLimits.clamp(
      layout.conduct.contains(.losesZoom) ? 1 : position.zoom)
    if layout.scene.zoom.limits == .fit, wasAtMinimum {
      position.zoom = layout.metrics.minimumZoom
    }
    for axis in Axis.allCases {
      let kept = before.offset(axis, in: layout, zoom: position.zoom)
      if moved, sequence.isEmpty {
        position.offset[axis] = layout.legal(axis, kept, zoom: position.zoom)
      } else {
        position.offset[axis] =
          layout.conduct.contains(.correctsUnclamped) ? kept : range(axis).clamp(kept)
      }
    }
    emitMovement(at: now)
    if sequence.isEmpty { closeZoom() } else { rememberPage() }
    hold()
  }
}

extension Setting {
  fileprivate var isOfWheel: Bool {
    [Setting.wheelRows.row, Setting.wheelRowHeight.row, Setting.wheelValid.row].contains(row)
  }
}
