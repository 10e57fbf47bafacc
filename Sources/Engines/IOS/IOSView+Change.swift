internal import Gesture

// The app changes the view, or the keyboard its room: what moves goes on as far as it still can.

extension IOSView {
  mutating func apply(_ change: SettingChange, at now: Instant) {
    let wasEnabled = scene.scroll.enabled
    self.change(at: now, above: change.above, left: change.left) { view in
      for setting in change.settings { view.scene.apply(setting) }
    }
    if wasEnabled, !scene.scroll.enabled, hold.isDragging { takeAway(at: now) }
    if change.settings.contains(where: { $0.isOfWheel }) { goToAllowedRow(at: now) }
  }

  /// Other rows are allowed now: the wheel goes to the nearest, or changes its way there.
  private mutating func goToAllowedRow(at now: Instant) {
    guard scene.wheel != nil, hold.isEmpty, zoomMotion == nil else { return }
    let end = destination(.y)
    let row = rowOffset(nearestRow(to: end))
    guard abs(row - end) > 1e-6 else { return }
    let offset = offset(.y, at: now)
    let velocity = motions.y.velocity(at: now)
    motions.y = slide(from: offset, to: row, velocity: velocity, at: now)
    if case .none = errand { errand = .settling }
  }

  /// Changes what the room is computed from and brings the view into the new one.
  ///
  /// Growth before what is seen moves the view with its content, motions and fingers included. A
  /// motion whose end is still a fair place goes on untouched; a coast goes on to its new end; what
  /// is now outside springs back with the speed it has, and what was asked for arrives at the nearest
  /// fair place. Under fingers nothing is seen to move.
  mutating func change(
    at now: Instant, above: Double = 0, left: Double = 0, _ edit: (inout IOSView) -> Void
  ) {
    let before = Limits(of: self)
    let shown = shown(at: now)
    edit(&self)
    room.lay(out: scene)
    move(.x, by: left)
    move(.y, by: above)
    adaptZoom(from: before, at: now)
    if let zoomMotion {
      adapt(
        zoomMotion, from: before, hasGrown: above != 0 || left != 0, at: now,
        shown: Standing(
          offset: Point(
            x: shown.offset.x + left * shown.zoom, y: shown.offset.y + above * shown.zoom),
          zoom: shown.zoom))
    } else {
      // A range that stayed has nobody out of it, unless the content moved in it.
      let grew = above != 0 || left != 0
      for axis in Axis.allCases where hold.isEmpty || motions[axis].isMoving {
        guard grew || range(axis) != before.ranges[axis] else { continue }
        adapt(axis, to: range(axis), at: now)
      }
      if isMoving, case .none = errand { errand = .settling }
    }
    if !hold.isEmpty { grip() }
  }

  /// What a change may move: the ranges now, and at the ends of a motion of the zoom.
  private struct Limits {
    let ranges: AxisPair<AxisRange>
    let ends: AxisPair<AxisRange>
    let zooms: SoftZoom
    let bounds: Size
    let isAtMinimum: Bool

    init(of view: IOSView) {
      let from = view.zoomMotion?.from.zoom ?? view.standing.zoom
      let to = view.zoomMotion?.to.zoom ?? view.standing.zoom
      ranges = AxisPair(x: view.range(.x, zoom: from), y: view.range(.y, zoom: from))
      ends = AxisPair(x: view.range(.x, zoom: to), y: view.range(.y, zoom: to))
      zooms = view.limits
      bounds = view.room.bounds
      isAtMinimum = to <= view.room.minimumZoom
    }
  }

  /// The content before what is seen grew by so much, unzoomed.
  private mutating func move(_ axis: Axis, by growth: Double) {
    guard growth != 0 else { return }
    zoomMotion?.move(axis, by: growth)
    standing.offset[axis] += growth * standing.zoom
    motions[axis].move(by: growth * standing.zoom)
  }

  /// At rest a zoom outside new limits is brought to them at once, about the middle; one that stood
  /// at the least that fits stays there.
  private mutating func adaptZoom(from before: Limits, at now: Instant) {
    let haveMoved =
      limits.minimum != before.zooms.minimum || limits.maximum != before.zooms.maximum
    guard haveMoved, zoomMotion == nil, hold.isEmpty else { return }
    var zoom = limits.clamp(standing.zoom)
    if scene.zoom.limits == .fit, before.isAtMinimum { zoom = room.minimumZoom }
    guard zoom != standing.zoom else { return }
    halt(at: now)
    let growth = zoom / standing.zoom
    standing.zoom = zoom
    for axis in Axis.allCases {
      let middle = (standing.offset[axis] + before.bounds[axis] / 2) * growth
      standing.offset[axis] = range(axis).clamp(middle - room.bounds[axis] / 2)
    }
    // What fingers left open beyond the old limits ends here.
    emit(at: now)
    closeZoom()
  }

  private mutating func adapt(_ axis: Axis, to range: AxisRange, at now: Instant) {
    let motion = motions[axis]
    let offset = offset(axis, at: now)
    let velocity = motion.velocity(at: now)
    let endsOnRow = axis == .y && scene.wheel != nil
    switch motion.course {
    case .still:
      guard !range.contains(offset) else { return }
      motions[axis] = slide(from: offset, to: range.clamp(offset), velocity: 0, at: now)
    case .coasting where !endsOnRow && range.contains(offset):
      motions[axis].aim(within: range)
    case .coasting, .springing:
      // A coast that is outside now bounces; what was on its way to a fair place goes on.
      guard !range.contains(motion.target) || !range.contains(offset) && isCoasting(motion)
      else { return }
      let target = range.clamp(motion.target)
      motions[axis] =
        range.contains(offset)
        ? slide(from: offset, to: target, velocity: velocity, at: now)
        : springBack(
          axis, from: offset, to: range.clamp(offset), velocity: velocity, at: now)
    case .easing:
      guard !range.contains(motion.target) else { return }
      motions[axis] = slide(
        from: offset, to: range.clamp(motion.target), velocity: velocity, at: now)
    }
  }

  private func isCoasting(_ motion: AxisMotion) -> Bool {
    if case .coasting = motion.course { true } else { false }
  }

  /// The ways of zoom and offset begin anew from what is shown if anything they keep to moved.
  private mutating func adapt(
    _ motion: ZoomMotion, from before: Limits, hasGrown: Bool, at now: Instant, shown: Standing
  ) {
    let after = Limits(of: self)
    guard
      hasGrown || after.ranges.x != before.ranges.x || after.ranges.y != before.ranges.y
        || after.ends.x != before.ends.x || after.ends.y != before.ends.y
        || limits.clamp(motion.to.zoom) != motion.to.zoom
    else { return }
    standing = shown
    let zoom = limits.clamp(motion.to.zoom)
    var place = Standing(zoom: zoom)
    for axis in Axis.allCases {
      place.offset[axis] = range(axis, zoom: zoom).clamp(motion.to.offset[axis])
    }
    zoomMotion = ZoomMotion(
      from: shown, to: place, excess: excess, decay: constants.zoomDecay, at: now)
    zoomMotion?.endsAnimation = motion.endsAnimation
  }
}

extension Setting {
  fileprivate var isOfWheel: Bool {
    switch self {
    case Setting.wheelRows, Setting.wheelRowHeight, Setting.wheelValid: true
    default: false
    }
  }
}
