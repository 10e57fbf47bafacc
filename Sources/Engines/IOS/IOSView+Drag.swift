internal import Gesture
internal import Replay

// How a touch becomes a drag or a pinch.

extension IOSView {
  /// Whether the path of this moment begins a drag; if so it has begun.
  mutating func beginsDrag(along free: AxisPair<Bool>, at now: Instant) -> Bool {
    hold.hasPath = false
    guard let share = dragBegins(along: free, at: now) else { return false }
    beginDrag(after: share, at: now)
    return true
  }

  /// How much of this moment's path lies before the slop was passed, if it was; nil while the touch
  /// may still be a tap. Only travel along axes the view can move on counts.
  @inline(__always)
  private func dragBegins(along free: AxisPair<Bool>, at now: Instant) -> Double? {
    guard !hold.isDragging, !hold.isIgnored, !hold.isEmpty, mayTakeTouch(at: now) else {
      return nil
    }
    let free = AxisPair(x: free.x && canScroll(.x), y: free.y && canScroll(.y))
    let before = project(hold.travel(to: hold.centroidBefore), on: free)
    let after = project(hold.travel(to: hold.lastCentroid), on: free)
    if hold.dragsAtOnce { return before != after ? 0 : nil }
    let slop = constants.slop
    guard after.x * after.x + after.y * after.y > slop * slop else { return nil }
    let (dx, dy) = (after.x - before.x, after.y - before.y)
    // |before + share·step| = slop, for the share at which it is left.
    let square = dx * dx + dy * dy
    let along = before.x * dx + before.y * dy
    let room = slop * slop - before.x * before.x - before.y * before.y
    guard square > 0, room > 0 else { return 0 }
    let share = ((along * along + square * room).squareRoot() - along) / square
    return max(0, min(share, 1))
  }

  /// The drag begins where the slop was passed; the travel before is given up.
  private mutating func beginDrag(after share: Double, at now: Instant) {
    halt(at: now)
    let start = between(hold.centroidBefore, hold.lastCentroid, share)
    hold.isDragging = true
    hold.wandered = true
    emit(.willBeginDragging)
    rememberPage()
    guard !hold.isPinching else { return pullRefresh() }
    if scene.scroll.directionLock {
      let lock = DirectionLock(degrees: constants.lockAngle).axis(of: hold.travel(to: start))
      hold.lock = lock.flatMap { canScroll($0) ? $0 : nil }
    }
    grip(at: start, spread: hold.lastSpread)
    carry()
  }

  /// The page a swipe counts from.
  mutating func rememberPage() {
    for axis in Axis.allCases {
      hold.page[axis] = pages(axis).page(at: standing.offset[axis])
    }
  }

  /// Whether the content lets go of the touch: not if it may not be cancelled there and had it
  /// already, which it has at once or after the delay.
  @inline(__always)
  private func mayTakeTouch(at now: Instant) -> Bool {
    if scene.scroll.cancelsTouches { return true }
    return scene.scroll.delaysTouches
      && now.seconds(since: hold.began) <= constants.touchDelay
  }

  @inline(__always)
  private func project(_ travel: Point, on free: AxisPair<Bool>) -> Point {
    Point(x: free.x ? travel.x : 0, y: free.y ? travel.y : 0)
  }
}

extension IOSView {
  /// Begins a pinch once two fingers part or close enough; the fingers' movement up to then is not
  /// made good, so that nothing jumps.
  mutating func beginsPinch(at now: Instant) -> Bool {
    guard hold.fingers.count > 1, canZoom else { return false }
    let parted = abs(hold.lastSpread - hold.grip.spread)
    guard parted > constants.pinchSlop else { return false }
    let before = abs(hold.spreadBefore - hold.grip.spread)
    let rest = max(0, constants.pinchSlop - before)
    let share = parted > before ? min(rest / (parted - before), 1) : 0
    halt(at: now)
    hold.isPinching = true
    hold.wandered = true
    hold.lock = nil
    grip(
      at: between(hold.centroidBefore, hold.lastCentroid, share),
      spread: hold.spreadBefore + (hold.lastSpread - hold.spreadBefore) * share)
    openZoom()
    return true
  }

  mutating func openZoom() {
    guard !isZoomOpen else { return }
    isZoomOpen = true
    emit(.willBeginZooming)
  }

  /// Says that the zoom ended, if one began and it did: a zoom beyond its limits has not.
  mutating func closeZoom() {
    guard isZoomOpen, !hold.isPinching, limits.clamp(standing.zoom) == standing.zoom else {
      return
    }
    isZoomOpen = false
    lastZoom = standing.zoom
    emit(.didEndZooming(scale: standing.zoom))
  }
}

private func between(_ one: Point, _ other: Point, _ share: Double) -> Point {
  Point(x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share)
}
