internal import Model
internal import Replay

// The lift of the last finger.

extension IOSView {
  /// Handles the lift or cancellation of the last finger: starts the motion that follows.
  ///
  /// After a pinch that ended outside the zoom limits, the zoom returns to its limit without a
  /// fling. After a drag, the content continues with the fingers' velocity. After a touch that only
  /// stopped a motion, the view moves to a resting position.
  mutating func release(at now: Instant, cancelled: Bool) {
    // If the zoom exceeds a limit only by a rounding error, the zoom is set to the limit and no
    // return is animated.
    let limit = content.layout.zoomLimits.clamp(content.position.zoom)
    if abs(content.position.zoom - limit) < 1e-9 * limit { content.position.zoom = limit }
    emitMovement(at: now)
    let velocity = sequence.isDragging && !cancelled ? sequence.throwing(content, at: now) : .zero
    let wasDragging = sequence.isDragging
    let mustRest = sequence.hasCaught || wasDragging || sequence.isPinching || sequence.dragsAtOnce
    let wasIgnored = sequence.isIgnored
    if sequence.isPinching { rememberPage() }
    let start = sequence.boosted(velocity, gain: content.layout.constants.flickGain)
    sequence.end()
    closeZoom()
    releaseRefresh(isPull: wasDragging && !cancelled)
    guard !content.isMoving else { return }

    if !content.isZoomInLimits {
      bounceZoom(at: now)
      if wasDragging {
        let target = content.motion.zooming?.to.offset ?? content.position.offset
        reports.emitEndOfDrag(.zero, target, willDecelerate: false)
      }
      return
    }
    guard mustRest || !content.isInRange else { return }
    content.launch(start, from: sequence.page, at: now)
    if wasDragging {
      reports.emitEndOfDrag(
        start / 1000, Point(each: content.destination), willDecelerate: content.isMoving)
    }
    if content.isMoving {
      content.motion.attribute(to: wasIgnored ? .adjustment : .deceleration)
      if !wasIgnored { reports.emit(.willBeginDecelerating) }
    } else if !wasIgnored {
      notifyOfRest(at: now)
    }
  }
}

extension TouchSequence {
  /// The velocity of the offset that results from the fingers' path; zero below the minimum speed
  /// of a fling.
  fileprivate func throwing(_ content: ViewContent, at now: Instant) -> Point {
    let constants = content.layout.constants
    var velocity = Point.zero
    for axis in Axis.allCases where content.canScroll(axis) && (lock ?? axis) == axis {
      let finger = paths.flick.velocity(
        along: axis, at: now, step: constants.sampleStep, patience: constants.heldStill)
      velocity[axis] = max(-constants.maxFling, min(-finger, constants.maxFling))
    }
    return velocity.length < constants.minFling ? .zero : velocity
  }

  /// Adds Flutter's gain for repeated flicks to a velocity: `0.000816·|v|^1.967`, where v is the
  /// velocity of the fling that the touch stopped. The gain is at most 40,000 pt/s. Only a flick in
  /// the same direction and with at least half of that speed gets the gain.
  fileprivate func boosted(_ velocity: Point, gain share: Double) -> Point {
    guard share > 0 else { return velocity }
    var boosted = velocity
    for axis in Axis.allCases {
      let (new, old) = (velocity[axis], caughtVelocity[axis])
      guard new * old > 0, abs(new) >= abs(old) / 2 else { continue }
      let gain = share * min(0.000816 * power(abs(old), 1.967), 40_000)
      boosted[axis] += new > 0 ? gain : -gain
    }
    return boosted
  }
}
