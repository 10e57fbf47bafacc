internal import Model
internal import Replay

// The ends of motions, each at its computed time, and the motions that follow.

extension IOSView {
  /// Processes the ends of motions at this time; another motion may begin immediately.
  mutating func end(at now: Instant) {
    if let zooming = content.motion.zooming, zooming.share.end <= now {
      return end(zooming, at: now)
    }
    for axis in Axis.allCases
    where content.motion.axes[axis].isMoving && content.motion.axes[axis].end <= now {
      content.end(axis)
    }
    if !content.isMoving { comeToRest(at: now) }
  }

  mutating func comeToRest(at now: Instant) {
    emitMovement(at: now)
    let cause = content.motion.rest()
    reports.emitEnd(of: cause)
    switch cause {
    case .none, .adjustment: break
    case .deceleration: notifyOfRest(at: now)
    case .request, .requestForTop:
      if cause == .requestForTop { reports.emit(.didScrollToTop) }
      comeBack(at: now)
    }
    hold()
  }

  private mutating func end(_ zooming: ZoomMotion, at now: Instant) {
    content.end(zooming)
    emitMovement(at: now)
    closeZoom()
    if zooming.endsAnimation { reports.emit(.didEndScrollingAnimation) }
    comeBack(at: now)
    hold()
  }

  /// Moves back from an offset or a zoom that is not allowed, because a request or a change of the
  /// layout may have left the view there. Does nothing while the view moves or fingers are on it.
  mutating func comeBack(at now: Instant) {
    guard sequence.isEmpty, !content.isMoving else { return }
    if !content.isZoomInLimits { return bounceZoom(at: now) }
    // If fingers left the zoom outside limits that have been widened since, the app learns only now
    // that the zoom has ended.
    closeZoom()
    if !content.isInRange { content.slide(aligned: false, at: now) }
  }

  /// Brings the zoom back to its limit, around the last centroid of the fingers.
  mutating func bounceZoom(at now: Instant) {
    reports.openZoom()
    content.zoomBack(about: sequence.paths.lastCentroid, at: now)
  }

  /// Stops any motion at its shown position, and notifies the app of its end.
  mutating func halt(at now: Instant) {
    guard content.isMoving else { return }
    emitMovement(at: now)
    let (cause, endsAnimation) = content.stop(at: now)
    reports.emitEnd(of: cause)
    closeZoom()
    if endsAnimation { reports.emit(.didEndScrollingAnimation) }
  }

  /// Handles the view's rest after fingers moved it: reports the selected row of a wheel, and
  /// scrolls to the nearest cell, as an app would.
  mutating func notifyOfRest(at now: Instant) {
    let (layout, position) = (content.layout, content.position)
    if let wheel = layout.scene.wheel {
      reports.emit(.select(layout.selection(of: wheel, at: position.offset.y)))
    }
    guard let snap = layout.scene.snap,
      let target = layout.cellOffset(nearest: position.offset[snap.axis], zoom: position.zoom),
      target != position.offset[snap.axis]
    else { return }
    var point = position.offset
    point[snap.axis] = target
    content.ease(to: point, .request, isHeld: !sequence.isEmpty, at: now)
  }
}
