internal import Gesture
internal import Replay

// The ends of motions, each at its own computed time, and what follows them.

extension IOSView {
  /// Ends what ends at this time; something else may begin there and then.
  mutating func end(at now: Instant) {
    if let zooming = motion.zooming, zooming.end <= now { return end(zooming, at: now) }
    for axis in Axis.allCases where motion.axes[axis].isMoving && motion.axes[axis].end <= now {
      end(axis, at: motion.axes[axis].end)
    }
    if !isMoving { comeToRest(at: now) }
  }

  private mutating func end(_ axis: Axis, at now: Instant) {
    let ended = motion.axes[axis]
    position.offset[axis] = ended.target
    motion.set(axis, AxisMotion())
    guard ended.meetsEdge else { return }
    let choice = choice(at: now)
    let velocity = ended.velocity(at: ended.end)
    if case .springing = ended.course {
      motion.set(axis, choice.coast(axis, from: ended.target, velocity: velocity))
    } else if layout.bounces(axis, zoom: position.zoom) {
      motion.set(
        axis,
        choice.springBack(axis, from: ended.target, to: ended.target, velocity: velocity))
    }
  }

  private mutating func comeToRest(at now: Instant) {
    emitMovement(at: now)
    let cause = motion.rest()
    switch cause {
    case .none, .adjustment: break
    case .deceleration:
      emit(.didEndDecelerating)
      notifyOfRest(at: now)
    case .request, .requestForTop:
      emit(.didEndScrollingAnimation)
      if cause == .requestForTop { emit(.didScrollToTop) }
      comeBack(at: now)
    }
    hold()
  }

  private mutating func end(_ zooming: ZoomMotion, at now: Instant) {
    position = zooming.to
    // The range may have changed on the way, and the edge held what was shown.
    for axis in Axis.allCases {
      position.offset[axis] = range(axis).clamp(position.offset[axis])
    }
    motion.endZoom()
    emitMovement(at: now)
    closeZoom()
    if zooming.endsAnimation { emit(.didEndScrollingAnimation) }
    comeBack(at: now)
    hold()
  }

  /// The layout may have changed on the way: what was a fair place then is left now.
  mutating func comeBack(at now: Instant) {
    guard sequence.isEmpty, !isMoving else { return }
    if !isZoomInLimits { return bounceZoom(at: now) }
    // What fingers left open beyond limits that are wider now ends here.
    closeZoom()
    guard !isInRange else { return }
    let choice = choice(at: now)
    for axis in Axis.allCases {
      let offset = position.offset[axis]
      motion.set(axis, choice.slide(from: offset, to: range(axis).clamp(offset), velocity: 0))
    }
    motion.attribute(to: .adjustment)
  }

  /// The zoom comes back to its limit about the last centroid, and the offset into its range.
  mutating func bounceZoom(at now: Instant) {
    let to = layout.zoomLimits.clamp(position.zoom)
    let middle = sequence.paths.lastCentroid
    var place = ScrollPosition(zoom: to)
    for axis in Axis.allCases {
      let held = position.offset[axis] + middle[axis]
      place.offset[axis] = layout.legal(
        axis, held * to / position.zoom - middle[axis], zoom: to)
    }
    openZoom()
    motion.set(
      ZoomMotion(
        from: position, to: place, excess: excess, decay: constants.zoomDecay, at: now))
  }

  /// Stops whatever moves where it is shown, and notifies the app that it ended.
  mutating func halt(at now: Instant) {
    guard isMoving else { return }
    emitMovement(at: now)
    position = shown(at: now)
    let (cause, endsAnimation) = motion.stop()
    switch cause {
    case .none, .adjustment: break
    case .deceleration: emit(.didEndDecelerating)
    case .request, .requestForTop: emit(.didEndScrollingAnimation)
    }
    closeZoom()
    if endsAnimation { emit(.didEndScrollingAnimation) }
  }
}

// Cells and rows: an app brings them to where they belong.

extension IOSView {
  /// A finger's motion has come to rest: what the app does then.
  mutating func notifyOfRest(at now: Instant) {
    if layout.scene.wheel != nil {
      emit(.select(RowIndex(nearestWhole(layout.nearestRow(to: position.offset.y)))))
    }
    bringCell(at: now)
  }

  /// The nearest cell comes to where it belongs.
  private mutating func bringCell(at now: Instant) {
    guard let snap = layout.scene.snap,
      let target = layout.cellOffset(nearest: position.offset[snap.axis], zoom: position.zoom),
      target != position.offset[snap.axis]
    else { return }
    var place = position.offset
    place[snap.axis] = target
    animate(to: place, at: now)
  }
}
