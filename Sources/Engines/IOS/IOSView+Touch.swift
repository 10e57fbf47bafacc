internal import Model
internal import Replay

// Fingers come down, drag, pinch and lift.

extension IOSView {
  /// Handles a finger that comes down: stops any motion, unless the fingers on the view are
  /// ignored, and adds the finger to the touch.
  mutating func touchDown(
    _ finger: UInt8, at point: Point, origin: Point, scale: Double, now: Instant
  ) {
    if content.isMoving && !sequence.isIgnored {
      sequence.catchMotion(
        at: content.motion.cause == .deceleration ? content.motion.velocity(at: now) : .zero)
      halt(at: now)
    }
    if sequence.isEmpty { rememberPage() }
    sequence.add(finger, at: point, origin: origin, scale: scale, now: now)
    hold()
  }

  /// Moves the content to the fingers' positions after this moment, if the fingers drag or pinch
  /// the view. Whether they begin a drag is decided later, for all views together.
  ///
  /// Returns whether a pinch began.
  mutating func follow(at now: Instant) -> Bool {
    guard sequence.step(at: now) else {
      hold()
      return false
    }
    guard !sequence.isIgnored else { return false }
    let pinches = !sequence.isPinching && beginsPinch(at: now)
    chooseAgain(at: now)
    // If the fingers did not move, rounding errors must not move the content.
    if sequence.isCarrying, sequence.paths.hasMoved { carry() }
    return pinches
  }

  /// Changes the lock if the finger paused and continues along the other axis. The content does not
  /// jump.
  private mutating func chooseAgain(at now: Instant) {
    let slop = content.layout.constants.slop
    guard sequence.isDragging, let displacement = sequence.chosenDisplacement(at: now, slop: slop)
    else { return }
    let lock = DirectionLock(degrees: content.layout.constants.lockAngle)
    guard let axis = lock.axis(of: displacement), axis != sequence.lock, content.canScroll(axis)
    else {
      return
    }
    sequence.lock(to: axis, at: now)
    hold()
  }

  private mutating func carry() {
    // The position is passed by value, because an inout access would copy the whole layout.
    content.position = sequence.carried(content.position, in: content.layout)
    if sequence.isDragging { pullRefresh() }
  }

  /// Begins a drag if the fingers passed the slop in this moment; returns whether a drag began.
  mutating func beginsDrag(along free: AxisPair<Bool>, at now: Instant) -> Bool {
    sequence.hasPath = false
    guard !sequence.isDragging, !sequence.isIgnored, !sequence.isEmpty, mayTakeTouch(at: now)
    else { return false }
    let free = AxisPair(x: free.x && content.canScroll(.x), y: free.y && content.canScroll(.y))
    guard let share = sequence.dragShare(along: free, slop: content.layout.constants.slop) else {
      return false
    }
    beginDrag(after: share, at: now)
    return true
  }

  /// Begins a drag at the point where the fingers passed the slop; discards the travel before that
  /// point.
  private mutating func beginDrag(after share: Double, at now: Instant) {
    halt(at: now)
    let start = sequence.paths.middle(at: share)
    sequence.beginDragging()
    reports.emit(.willBeginDragging)
    rememberPage()
    guard !sequence.isPinching else { return pullRefresh() }
    if content.layout.scene.scroll.directionLock {
      let axis = DirectionLock(degrees: content.layout.constants.lockAngle)
        .axis(of: sequence.paths.travel(to: start))
      sequence.lock(to: axis.flatMap { content.canScroll($0) ? $0 : nil }, at: now)
    }
    sequence.hold(content.position, in: content.layout, at: start)
    carry()
  }

  /// Whether a drag may take the touch from the content: always, unless the content has received
  /// the touch, at once or after the delay, and the scene does not allow the touch to be cancelled.
  @inline(__always) private func mayTakeTouch(at now: Instant) -> Bool {
    if content.layout.scene.scroll.cancelsTouches { return true }
    return content.layout.scene.scroll.delaysTouches
      && now.seconds(since: sequence.began) <= content.layout.constants.touchDelay
  }

  /// Begins a pinch if the distance of the fingers changed by more than the slop; returns whether a
  /// pinch began. The change within the slop is discarded, so that nothing jumps.
  private mutating func beginsPinch(at now: Instant) -> Bool {
    guard sequence.paths.fingers.count > 1, content.layout.canZoom else { return false }
    // A spread is the mean distance from the centroid: half of the distance between two fingers.
    let (paths, slop) = (sequence.paths, content.layout.constants.pinchSlop / 2)
    let parted = abs(paths.lastSpread - sequence.grip.spread)
    guard parted > slop else { return false }
    let before = abs(paths.spreadBefore - sequence.grip.spread)
    let rest = max(0, slop - before)
    let share = parted > before ? min(rest / (parted - before), 1) : 0
    halt(at: now)
    sequence.beginPinching()
    sequence.hold(
      content.position, in: content.layout, at: paths.middle(at: share),
      spread: paths.spreadBefore + (paths.lastSpread - paths.spreadBefore) * share)
    reports.openZoom()
    return true
  }

  /// Handles fingers that lifted or were cancelled; other fingers may remain.
  mutating func fingersLeft(at now: Instant, cancelled: Bool) {
    guard !sequence.isEmpty else { return release(at: now, cancelled: cancelled) }
    if sequence.isPinching && sequence.paths.fingers.count < 2 {
      sequence.endPinching()
      rememberPage()
      closeZoom()
    }
    sequence.paths.startPath(at: now)
    hold()
  }

  /// Ignores the fingers until the last of them lifts, because the app moves the view.
  mutating func ignoreFingers(at now: Instant) {
    guard sequence.isCarrying else { return }
    emitMovement(at: now)
    let wasDragging = sequence.isDragging
    sequence.ignore()
    closeZoom()
    if wasDragging { reports.emitEndOfDrag(.zero, content.position.offset, willDecelerate: false) }
  }

  /// Begins a refresh during a drag that passes the pull distance, if the scene declares refreshing
  /// during the drag.
  private mutating func pullRefresh() {
    guard let policy = content.layout.scene.refresh, policy.fires == .cross else { return }
    if isPulled(policy), refresh.pull() { reports.emit(.refresh) }
  }

  /// Begins a refresh at the lift after a pull, if the scene declares refreshing at the lift.
  /// Reserves space for the control of any running refresh, also if the app began the refresh
  /// during the touch.
  mutating func releaseRefresh(isPull: Bool) {
    guard let policy = content.layout.scene.refresh else { return }
    if policy.fires == .release, isPull, isPulled(policy), refresh.pull() { reports.emit(.refresh) }
    refresh.rearm()
    if refresh.isRefreshing { content.layout.reserve(forRefresh: policy.height) }
  }

  private func isPulled(_ policy: Refresh) -> Bool {
    -content.layout.scene.insets.top - content.position.offset.y >= policy.distance
  }
}
