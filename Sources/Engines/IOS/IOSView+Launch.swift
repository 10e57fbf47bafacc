internal import Gesture

// The choice of a motion along each axis for a view that was let go.

extension IOSView {
  mutating func launch(_ velocity: Point, at now: Instant) {
    for axis in Axis.allCases {
      motions[axis] = motion(axis, velocity: velocity[axis], at: now)
    }
  }

  private func motion(_ axis: Axis, velocity: Double, at now: Instant) -> AxisMotion {
    let offset = standing.offset[axis]
    let range = range(axis)
    if axis == .y, scene.wheel != nil { return wheelMotion(velocity: velocity, at: now) }
    if isPaging { return pageMotion(axis, velocity: velocity, at: now) }
    guard range.contains(offset) else {
      return springBack(axis, from: offset, to: range.clamp(offset), velocity: velocity, at: now)
    }
    return coast(axis, from: offset, velocity: velocity, at: now)
  }

  /// Coasts to its own end or to the edge it meets.
  func coast(_ axis: Axis, from offset: Double, velocity: Double, at now: Instant) -> AxisMotion {
    let coast = Deceleration(
      from: offset, velocity: velocity, friction: friction, stopSpeed: constants.stopSpeed)
    guard coast.restTime > 0 else { return AxisMotion() }
    let range = range(axis)
    let leaves = velocity > 0 ? offset >= range.high : offset <= range.low
    guard leaves else { return AxisMotion(coast, at: now, within: range) }
    guard bounces(axis) else { return AxisMotion() }
    return springBack(axis, from: offset, to: offset, velocity: velocity, at: now)
  }

  /// The bounce: out as far as the velocity carries, and back to the edge without crossing it. What
  /// does not bounce and stands outside all the same goes no farther out.
  func springBack(
    _ axis: Axis, from offset: Double, to edge: Double, velocity: Double, at now: Instant
  ) -> AxisMotion {
    let excess = offset - edge
    let decay = constants.bounceDecay
    let headStart = constants.bounceHeadStart
    var velocity = velocity
    let goesOn = constants.inwardFling > 0
    if velocity * excess > 0, !bounces(axis) { velocity = 0 }
    if excess != 0, !goesOn {
      // Slower than its own decay it never crosses: x₀ + v₀/β of the same sign as x₀.
      let most = (1 - headStart) * decay * abs(excess)
      velocity = excess > 0 ? max(velocity, -most) : min(velocity, most)
    }
    let spring = BounceBack.spring(
      from: offset, to: edge, velocity: velocity, decay: decay, headStart: headStart)
    guard spring.restTime > 0 else { return AxisMotion(resting: edge, at: now) }
    if goesOn, let crossing = spring.crossing {
      return AxisMotion(spring, leavingAt: crossing, at: now)
    }
    return AxisMotion(spring, at: now)
  }

  /// Springs to a place inside and never through it: where the velocity would carry it past, the
  /// spring is as much stiffer.
  func slide(
    from offset: Double, to target: Double, velocity: Double, mayTurn: Bool = true, at now: Instant
  ) -> AxisMotion {
    let way = target - offset
    guard abs(way) > 1e-6 else {
      return way == 0 ? AxisMotion() : AxisMotion(resting: target, at: now)
    }
    var velocity = velocity
    if velocity * way < 0, !mayTurn { velocity = 0 }
    let decay = velocity * way > 0 ? max(constants.pageDecay, velocity / way) : constants.pageDecay
    let spring = Spring(
      from: offset, to: target, velocity: velocity, stiffness: decay * decay)
    guard spring.restTime > 0 else { return AxisMotion(resting: target, at: now) }
    return AxisMotion(spring, at: now)
  }
}

extension IOSView {
  private func pageMotion(_ axis: Axis, velocity: Double, at now: Instant) -> AxisMotion {
    let offset = standing.offset[axis]
    let pages = pages(axis)
    let coast = Deceleration(
      from: offset, velocity: velocity, friction: friction, stopSpeed: constants.stopSpeed)
    // Where a page is one place, the natural end is that of the fast rate: a choice.
    let natural =
      pages.length > pages.viewport
      ? coast.destination
      : offset + velocity / Deceleration.friction(rate: constants.fastRate)
    let target = pages.target(
      from: offset, velocity: velocity, began: hold.page[axis], natural: natural,
      fling: constants.pageFling)
    if target == natural, target != offset, pages.length > pages.viewport {
      return AxisMotion(coast, at: now, within: range(axis))
    }
    let range = range(axis)
    if !range.contains(offset), target == range.clamp(offset) {
      return springBack(axis, from: offset, to: target, velocity: velocity, at: now)
    }
    return slide(
      from: offset, to: target, velocity: velocity, mayTurn: bounces(axis), at: now)
  }

  private func wheelMotion(velocity: Double, at now: Instant) -> AxisMotion {
    let offset = standing.offset.y
    let range = range(.y)
    let coast = Deceleration(
      from: offset, velocity: velocity, friction: friction, stopSpeed: constants.stopSpeed)
    let target = rowOffset(nearestRow(to: range.clamp(coast.destination)))
    if !range.contains(offset), target == range.clamp(offset) {
      return springBack(.y, from: offset, to: target, velocity: velocity, at: now)
    }
    let stop = velocity > 0 ? constants.stopSpeed : -constants.stopSpeed
    // Made to go much farther than it does by itself, a coast would creep.
    let way = target - offset
    guard coast.restTime > 0, way * velocity > 0,
      abs(way) <= 2 * abs(coast.destination - offset)
    else {
      return slide(
        from: offset, to: target, velocity: velocity, mayTurn: bounces(.y), at: now)
    }
    // The coast through this place and speed that has just stopped at the row: Flutter's
    // FixedExtentScrollPhysics.
    let through = Deceleration(
      from: offset, velocity: velocity, friction: (velocity - stop) / way,
      stopSpeed: constants.stopSpeed)
    return AxisMotion(through, endingAt: target, at: now)
  }
}

extension IOSView {
  /// The zoom comes back to its limit about the last centroid, and the offset into its range.
  mutating func bounceZoom(at now: Instant) {
    let to = limits.clamp(standing.zoom)
    let middle = hold.lastCentroid
    var place = Standing(zoom: to)
    for axis in Axis.allCases {
      let held = standing.offset[axis] + middle[axis]
      place.offset[axis] = legal(
        axis, held * to / standing.zoom - middle[axis], zoom: to)
    }
    openZoom()
    zoomMotion = ZoomMotion(
      from: standing, to: place, excess: excess, decay: constants.zoomDecay, at: now)
  }

  /// How far the view stands outside, along each axis.
  var excess: Point {
    Point(
      x: range(.x).excess(of: standing.offset.x), y: range(.y).excess(of: standing.offset.y))
  }
}
