internal import Gesture
internal import Replay

// What happens when the last finger lifts.

extension IOSView {
  /// The last finger lifted or was cancelled: the view goes where physics and policy bring it.
  ///
  /// A pinch that ended beyond the limits comes back first and throws nothing; a drag goes on with
  /// the fingers' velocity; a touch that only stopped a motion lets it come to rest where it may.
  mutating func release(at now: Instant, cancelled: Bool) {
    // What only rounding put beyond a limit is not on its way back to it.
    let limit = layout.zoomLimits.clamp(position.zoom)
    if abs(position.zoom - limit) < 1e-9 * limit { position.zoom = limit }
    emitMovement(at: now)
    let velocity = sequence.isDragging && !cancelled ? throwing(at: now) : .zero
    let wasDragging = sequence.isDragging
    let mustRest = sequence.hasCaught || wasDragging || sequence.isPinching || sequence.dragsAtOnce
    let wasIgnored = sequence.isIgnored
    if sequence.isPinching { rememberPage() }
    let caught = sequence.caughtVelocity
    sequence.end()
    closeZoom()
    releaseRefresh(isPull: wasDragging && !cancelled)
    guard !isMoving else { return }

    if !isZoomInLimits {
      bounceZoom(at: now)
      if wasDragging {
        emit(
          .willEndDragging(velocity: .zero, target: motion.zooming?.to.offset ?? position.offset))
        emit(.didEndDragging(willDecelerate: false))
      }
      return
    }
    guard mustRest || !isInRange else { return }
    launch(boosted(velocity, over: caught), at: now)
    let target = Point(x: destination(.x), y: destination(.y))
    if wasDragging {
      emit(
        .willEndDragging(
          velocity: Point(x: velocity.x / 1000, y: velocity.y / 1000), target: target))
      emit(.didEndDragging(willDecelerate: isMoving))
    }
    if isMoving {
      motion.attribute(to: wasIgnored ? .adjustment : .deceleration)
      if !wasIgnored { emit(.willBeginDecelerating) }
    } else if !wasIgnored {
      notifyOfRest(at: now)
    }
  }

  mutating func launch(_ velocity: Point, at now: Instant) {
    let choice = choice(at: now)
    for axis in Axis.allCases {
      motion.set(
        axis,
        choice.motion(
          axis, from: position.offset[axis], velocity: velocity[axis],
          page: sequence.page[axis]))
    }
  }

  /// Where the view comes to rest along an axis as it now moves.
  func destination(_ axis: Axis) -> Double {
    motion.axes[axis].isMoving ? motion.axes[axis].target : position.offset[axis]
  }

  /// The offset's velocity as the fingers' path throws it.
  private func throwing(at now: Instant) -> Point {
    var velocity = Point.zero
    for axis in Axis.allCases where canScroll(axis) && (sequence.lock ?? axis) == axis {
      let finger = sequence.paths.flick.velocity(
        along: axis, at: now, step: constants.sampleStep, patience: constants.heldStill)
      velocity[axis] = max(-constants.mostFling, min(-finger, constants.mostFling))
    }
    let speed = (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot()
    return speed < constants.leastFling ? .zero : velocity
  }

  /// Flutter's gain of repeated flicks: `0.000816·|v|^1.967`, for a flick at least half as fast as the
  /// coast it caught and the same way.
  private func boosted(_ velocity: Point, over caught: Point) -> Point {
    guard constants.flickGain > 0 else { return velocity }
    var boosted = velocity
    for axis in Axis.allCases {
      let (new, old) = (velocity[axis], caught[axis])
      guard new * old > 0, abs(new) >= abs(old) / 2 else { continue }
      let gain = constants.flickGain * min(0.000816 * power(abs(old), 1.967), 40_000)
      boosted[axis] += new > 0 ? gain : -gain
    }
    return boosted
  }
}
