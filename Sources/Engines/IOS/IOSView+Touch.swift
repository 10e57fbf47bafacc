internal import Gesture
internal import Replay

// Fingers come down, move and lift.

extension IOSView {
  /// Whether the fingers carry the view with them.
  @inline(__always)
  var isCarried: Bool { hold.isDragging || hold.isPinching }

  /// A finger comes down: it stops what moves, and takes part in what other fingers do.
  mutating func touchDown(
    _ number: UInt8, at place: Point, origin: Point, scale: Double, now: Instant
  ) {
    if isMoving && !hold.isIgnored { intercept(at: now) }
    let isFirst = hold.isEmpty
    hold.add(number, at: place)
    if isFirst {
      hold.begin(at: now, origin: origin, scale: scale)
      rememberPage()
    }
    hold.startPath(at: now)
    grip()
  }

  /// Follows the fingers to where this moment left them. What is shown moves if they carry the
  /// view; whether they begin to is for all views to decide together.
  ///
  /// Returns whether a pinch began.
  mutating func follow(at now: Instant) -> Bool {
    guard hold.step(at: now) else {
      grip()
      return false
    }
    guard !hold.isIgnored else { return false }
    let pinches = !hold.isPinching && beginsPinch(at: now)
    // Exactly nothing is shown of fingers that did not move.
    if isCarried, hold.hasMoved { carry() }
    return pinches
  }

  /// Fingers lifted or were taken away; some may be left.
  mutating func fingersLeft(at now: Instant, cancelled: Bool) {
    guard !hold.isEmpty else { return release(at: now, cancelled: cancelled) }
    if hold.isPinching && hold.fingers.count < 2 {
      hold.isPinching = false
      hold.dragsAtOnce = true
      rememberPage()
      closeZoom()
    }
    hold.startPath(at: now)
    grip()
  }

  /// A touch stops whatever moves where it is shown.
  private mutating func intercept(at now: Instant) {
    if case .deceleration = errand, let velocity = velocity(at: now) {
      hold.carried = velocity
    } else {
      hold.carried = .zero
    }
    halt(at: now)
    hold.caught = true
  }

  /// The view may be elsewhere in the window than when its fingers were last seen.
  mutating func findFingers(origin: Point, scale: Double) {
    hold.shift(toOrigin: origin, scale: scale, growth: standing.zoom / hold.grip.zoom)
  }

  /// The window turned or the frame changed: the fingers are nowhere until they move.
  mutating func loseFingers(origin: Point, scale: Double) {
    hold.lose()
    hold.origin = origin
    hold.scale = scale
  }

  /// Whether what the fingers did so far, lifting now, is a tap.
  var isTapped: Bool {
    hold.fingers.count == 1 && !hold.wandered && !hold.caught && !hold.isIgnored
  }
}

extension IOSView {
  /// The app moves the view out of the fingers: they do nothing until the last of them lifts.
  mutating func takeAway(at now: Instant) {
    guard isCarried else { return }
    emit(at: now)
    let wasDragging = hold.isDragging
    hold.isDragging = false
    hold.isPinching = false
    hold.isIgnored = true
    closeZoom()
    if wasDragging {
      emit(.willEndDragging(velocity: .zero, target: standing.offset))
      emit(.didEndDragging(willDecelerate: false))
    }
  }

  /// Stops whatever moves where it is shown, and says that it ended.
  mutating func halt(at now: Instant) {
    guard isMoving else { return }
    emit(at: now)
    standing = shown(at: now)
    let endsAnimation = zoomMotion?.endsAnimation ?? false
    zoomMotion = nil
    motions = AxisPair(x: AxisMotion(), y: AxisMotion())
    switch errand {
    case .none, .settling: break
    case .deceleration: emit(.didEndDecelerating)
    case .ask: emit(.didEndScrollingAnimation)
    }
    errand = .none
    closeZoom()
    if endsAnimation { emit(.didEndScrollingAnimation) }
  }
}
