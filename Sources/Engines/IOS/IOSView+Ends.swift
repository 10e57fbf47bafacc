internal import Gesture
internal import Replay

// The ends of motions, each at its own computed time.

extension IOSView {
  /// Ends what ends at this time; something else may begin there and then.
  mutating func end(at now: Instant) {
    if let zoomMotion, zoomMotion.end <= now { return endZoom(zoomMotion, at: now) }
    for axis in Axis.allCases where motions[axis].isMoving && motions[axis].end <= now {
      end(axis, at: motions[axis].end)
    }
    if !isMoving { comeToRest(at: now) }
  }

  private mutating func end(_ axis: Axis, at now: Instant) {
    let motion = motions[axis]
    standing.offset[axis] = motion.target
    motions[axis] = AxisMotion()
    guard motion.meetsEdge else { return }
    let velocity = motion.velocity(at: motion.end)
    if case .springing = motion.course {
      motions[axis] = coast(axis, from: motion.target, velocity: velocity, at: now)
    } else if bounces(axis) {
      motions[axis] = springBack(
        axis, from: motion.target, to: motion.target, velocity: velocity, at: now)
    }
  }

  private mutating func comeToRest(at now: Instant) {
    emit(at: now)
    let errand = errand
    self.errand = .none
    switch errand {
    case .none, .settling: break
    case .deceleration:
      emit(.didEndDecelerating)
      settled(at: now)
    case .ask(let ask):
      emit(.didEndScrollingAnimation)
      if ask == .top { emit(.didScrollToTop) }
      comeBack(at: now)
    }
    if !hold.isEmpty { grip() }
  }

  private mutating func endZoom(_ motion: ZoomMotion, at now: Instant) {
    standing = motion.to
    // The range may have changed on the way, and the edge held what was shown.
    for axis in Axis.allCases {
      standing.offset[axis] = range(axis).clamp(standing.offset[axis])
    }
    zoomMotion = nil
    emit(at: now)
    closeZoom()
    if motion.endsAnimation { emit(.didEndScrollingAnimation) }
    comeBack(at: now)
    if !hold.isEmpty { grip() }
  }

  /// The room may have changed on the way: what was a fair place then is left now.
  mutating func comeBack(at now: Instant) {
    guard hold.isEmpty, !isMoving else { return }
    if limits.clamp(standing.zoom) != standing.zoom { return bounceZoom(at: now) }
    // What fingers left open beyond limits that are wider now ends here.
    closeZoom()
    guard !isInRange else { return }
    for axis in Axis.allCases {
      let offset = standing.offset[axis]
      motions[axis] = slide(from: offset, to: range(axis).clamp(offset), velocity: 0, at: now)
    }
    if isMoving { errand = .settling }
  }
}
