internal import Model

/// Selects the motion of a released view along an axis: a coast, a spring back, a page turn or a
/// motion to a wheel's row. The choice depends only on layout, zoom, offset and velocity.
struct MotionChoice {
  let layout: ViewLayout
  let zoom: Double
  let now: Instant

  private var constants: IOSConstants { layout.constants }

  private func range(_ axis: Axis) -> AxisRange { layout.range(axis, zoom: zoom) }

  private func bounces(_ axis: Axis) -> Bool { layout.bounces(axis, zoom: zoom) }

  private func deceleration(from offset: Double, _ velocity: Double) -> Deceleration {
    Deceleration(
      from: offset, velocity: velocity, friction: layout.friction, stopSpeed: constants.stopSpeed)
  }

  /// - Parameter page: The page on which the drag began.
  func motion(_ axis: Axis, from offset: Double, velocity: Double, page: Double) -> AxisMotion {
    let range = range(axis)
    if axis == .y, layout.scene.wheel != nil { return row(from: offset, velocity: velocity) }
    if layout.isPaging(zoom: zoom) {
      return turn(axis, from: offset, velocity: velocity, began: page)
    }
    guard range.contains(offset) else {
      return springBack(
        axis, from: offset, to: range.clamp(offset), velocity: velocity,
        goesOn: constants.inwardFling > 0)
    }
    return coast(axis, from: offset, velocity: velocity)
  }

  /// A coast that ends by friction or at an edge; if it would start outward from an edge, a bounce.
  func coast(_ axis: Axis, from offset: Double, velocity: Double) -> AxisMotion {
    let coast = deceleration(from: offset, velocity)
    guard coast.restTime > 0 else { return AxisMotion() }
    let range = range(axis)
    let leaves = velocity > 0 ? offset >= range.high : offset <= range.low
    guard leaves else { return AxisMotion(coast, at: now, within: range) }
    guard bounces(axis) else { return AxisMotion() }
    return springBack(axis, from: offset, to: offset, velocity: velocity)
  }

  /// The bounce moves outward as far as the velocity allows, and back to the edge. Without
  /// `goesOn`, the bounce never crosses the edge. A view that is outside but does not bounce moves
  /// no farther out.
  ///
  /// - Parameter goesOn: Whether the motion ends at the edge, so that the content coasts on inside
  ///   with its speed there.
  func springBack(
    _ axis: Axis, from offset: Double, to edge: Double, velocity: Double, goesOn: Bool = false
  ) -> AxisMotion {
    let excess = offset - edge
    let decay = constants.bounceDecay
    let headStart = constants.bounceHeadStart
    var velocity = velocity
    if velocity * excess > 0, !bounces(axis) { velocity = 0 }
    if excess != 0, !goesOn {
      // With an inward speed of at most β·|x₀|, where β is the decay, the spring never crosses the
      // target: x₀ + v₀/β has the same sign as x₀, or is 0.
      let maximum = (1 - headStart) * decay * abs(excess)
      velocity = excess > 0 ? max(velocity, -maximum) : min(velocity, maximum)
    }
    let spring = BounceBack.spring(
      from: offset, to: edge, velocity: velocity, decay: decay, headStart: headStart)
    guard spring.restTime > 0 else {
      return abs(excess) < 1e-9 ? AxisMotion() : AxisMotion(resting: edge, at: now)
    }
    return AxisMotion(spring, leavingAt: goesOn ? spring.crossing : nil, at: now)
  }

  /// A spring motion to a position inside the range, but never past that position: if the velocity
  /// would move the content past it, the spring is made stiffer.
  func slide(
    from offset: Double, to target: Double, velocity: Double, mayTurn: Bool = true
  ) -> AxisMotion {
    let distance = target - offset
    guard abs(distance) > 1e-6 else {
      // A distance caused by rounding alone is not animated.
      return abs(distance) < 1e-9 ? AxisMotion() : AxisMotion(resting: target, at: now)
    }
    var velocity = velocity
    if velocity * distance < 0, !mayTurn { velocity = 0 }
    let decay =
      velocity * distance > 0 ? max(constants.pageDecay, velocity / distance) : constants.pageDecay
    let spring = Spring(from: offset, to: target, velocity: velocity, stiffness: decay * decay)
    guard spring.restTime > 0 else { return AxisMotion(resting: target, at: now) }
    return AxisMotion(spring, at: now)
  }

  private func turn(
    _ axis: Axis, from offset: Double, velocity: Double, began: Double
  ) -> AxisMotion {
    let pages = layout.pages(axis, zoom: zoom)
    let coast = deceleration(from: offset, velocity)
    // If a page has a single resting position, our choice is to compute the natural end with the
    // fast rate.
    let natural =
      pages.length > pages.viewport
      ? coast.destination : offset + velocity / Deceleration.friction(rate: constants.fastRate)
    let target = pages.target(
      from: offset, velocity: velocity, began: began, natural: natural, fling: constants.pageFling)
    if target == natural, target != offset, pages.length > pages.viewport {
      return AxisMotion(coast, at: now, within: range(axis))
    }
    let range = range(axis)
    if !range.contains(offset), target == range.clamp(offset) {
      return springBack(axis, from: offset, to: target, velocity: velocity)
    }
    return slide(from: offset, to: target, velocity: velocity, mayTurn: bounces(axis))
  }

  private func row(from offset: Double, velocity: Double) -> AxisMotion {
    let range = range(.y)
    let coast = deceleration(from: offset, velocity)
    let target = layout.rowOffset(layout.nearestRow(to: range.clamp(coast.destination)))
    if !range.contains(offset), target == range.clamp(offset) {
      return springBack(.y, from: offset, to: target, velocity: velocity)
    }
    let stop = velocity > 0 ? constants.stopSpeed : -constants.stopSpeed
    // If the target is much farther away than the natural end, a coast would be too slow.
    let distance = target - offset
    guard coast.restTime > 0, distance * velocity > 0,
      abs(distance) <= 2 * abs(coast.destination - offset)
    else {
      return slide(from: offset, to: target, velocity: velocity, mayTurn: bounces(.y))
    }
    // The coast starts at this offset with this velocity and stops exactly at the wheel's row, as
    // in Flutter's FixedExtentScrollPhysics.
    let through = Deceleration(
      from: offset, velocity: velocity, friction: (velocity - stop) / distance,
      stopSpeed: constants.stopSpeed)
    return AxisMotion(through, endingAt: target, at: now)
  }
}
