internal import Model

/// The touch on a view, from the first finger down to the last lift: the positions of the fingers,
/// their action (tap, drag, pinch), and their grip on the content.
struct TouchSequence {
  var paths = FingerPaths()
  /// The point where the fingers grip the content, with the zoom.
  private(set) var grip = Grip()
  private(set) var began = Instant.zero

  private(set) var isDragging = false
  private(set) var isPinching = false
  /// Whether the remaining finger of a pinch drags without a slop.
  private(set) var dragsAtOnce = false
  /// Whether the fingers are ignored until the last of them lifts, because the app moved the view.
  private(set) var isIgnored = false
  /// Whether the touch stopped a motion.
  private(set) var hasCaught = false
  /// The velocity of the fling that the touch stopped, for the gain of repeated flicks; zero for
  /// other motions.
  private(set) var caughtVelocity = Point.zero
  /// The axis to which the drag is locked; nil without a lock.
  private(set) var lock: Axis?
  /// The time at which the fingers of a locked drag last moved, and the centroid at the end of a
  /// pause after which the axis may change.
  private var movedLast = Instant.zero
  private var choosesFrom: Point?
  /// The page from which a swipe counts, along each axis.
  var page = Point.zero
  /// Whether the fingers' movement in this moment may begin a drag.
  var hasPath = false

  @inline(__always) var isEmpty: Bool { paths.isEmpty }

  @inline(__always) func contains(_ finger: UInt8) -> Bool { paths.index(of: finger) != nil }

  /// Adds a finger that comes down on the view.
  mutating func add(
    _ finger: UInt8, at position: Point, origin: Point, scale: Double, now: Instant
  ) {
    let isFirst = isEmpty
    paths.add(finger, at: position)
    if isFirst {
      began = now
      paths.begin(origin: origin, scale: scale)
    }
    paths.startPath(at: now)
  }

  /// Removes a finger that another view has taken. The touch can then no longer be a tap.
  mutating func lose(_ finger: UInt8) {
    paths.remove(finger)
    paths.wander()
  }

  /// Discards the travel so far, because another view took a finger.
  mutating func forgetPath() {
    paths.forget()
    hasPath = false
  }

  /// Combines this moment's moves into a single step. If a previous position was unknown, starts a
  /// new path instead and returns false.
  mutating func step(at now: Instant) -> Bool {
    guard paths.step(at: now) else { return false }
    hasPath = !isDragging && !isIgnored
    return true
  }

  /// Adapts to the movement or zoom of an outer view, which moved this view under its fingers. The
  /// fingers grip the content at their new positions in the view, so that nothing jumps.
  mutating func shift(toOrigin origin: Point, scale: Double, zoom: Double) {
    guard let (displacement, ratio) = paths.shift(toOrigin: origin, scale: scale) else { return }
    grip.shift(by: displacement, growth: zoom / grip.zoom, ratio: ratio)
  }

  /// Ends the touch: the last finger has lifted.
  mutating func end() {
    paths.end()
    isDragging = false
    isPinching = false
    dragsAtOnce = false
    isIgnored = false
    hasCaught = false
    lock = nil
  }

  /// Whether the fingers drag or pinch the view.
  @inline(__always) var isCarrying: Bool { isDragging || isPinching }

  /// Whether the touch would be a tap if the finger lifted now.
  var isTap: Bool { paths.fingers.count == 1 && !paths.hasWandered && !hasCaught && !isIgnored }

  /// Records that the touch stopped a motion, with the velocity that counts for the gain of
  /// repeated flicks.
  mutating func catchMotion(at velocity: Point) {
    caughtVelocity = velocity
    hasCaught = true
  }

  mutating func beginDragging() {
    isDragging = true
    paths.wander()
  }

  /// Locks the drag to an axis, or unlocks it.
  mutating func lock(to axis: Axis?, at now: Instant) {
    lock = axis
    movedLast = now
    choosesFrom = nil
  }

  /// Records the movement of a locked drag. Returns the displacement since its last pause when this
  /// displacement has reached the slop, and forgets the pause; returns nil if the displacement is
  /// smaller, or if there was no pause.
  mutating func chosenDisplacement(at now: Instant, slop: Double) -> Point? {
    guard lock != nil, paths.hasMoved else { return nil }
    if now.seconds(since: movedLast) >= DirectionLock.pause { choosesFrom = paths.centroidBefore }
    movedLast = now
    guard let start = choosesFrom else { return nil }
    let displacement = paths.lastCentroid - start
    // A displacement of exactly the slop must also count in a mirror image, where sums are rounded
    // differently.
    guard
      displacement.x * displacement.x + displacement.y * displacement.y >= slop * slop * (1 - 1e-12)
    else { return nil }
    choosesFrom = nil
    return displacement
  }

  mutating func beginPinching() {
    isPinching = true
    paths.wander()
    lock = nil
  }

  /// Ends a pinch; the remaining finger drags without a slop.
  mutating func endPinching() {
    isPinching = false
    dragsAtOnce = true
  }

  /// Ignores the fingers until the last of them lifts, because the app moves the view.
  mutating func ignore() {
    isDragging = false
    isPinching = false
    isIgnored = true
  }

  /// Makes the fingers grip the content at its current position. `middle` and `spread` replace the
  /// current centroid and spread of the fingers.
  mutating func hold(
    _ position: ScrollPosition, in layout: ViewLayout, at middle: Point? = nil,
    spread: Double? = nil
  ) {
    grip.hold(
      position, in: layout, at: middle ?? paths.lastCentroid, spread: spread ?? paths.lastSpread,
      isPinching: isPinching)
  }

  /// The offset and the zoom that result from the current positions of the fingers.
  @inline(__always) func carried(
    _ position: ScrollPosition, in layout: borrowing ViewLayout
  ) -> ScrollPosition {
    grip.carried(
      position, in: layout, to: paths.lastCentroid, spread: paths.lastSpread,
      isPinching: isPinching, lock: lock)
  }

  /// The share of this step before the slop is passed; nil if the slop is not passed yet. Only
  /// travel along the `free` axes counts. After a pinch the slop is 0.
  @inline(__always) func dragShare(along free: AxisPair<Bool>, slop: Double) -> Double? {
    let before = project(paths.travel(to: paths.centroidBefore), on: free)
    let after = project(paths.travel(to: paths.lastCentroid), on: free)
    if dragsAtOnce { return before != after ? 0 : nil }
    guard after.x * after.x + after.y * after.y > slop * slop else { return nil }
    let (dx, dy) = (after.x - before.x, after.y - before.y)
    // |before + share·step| = slop, solved for the share at which the slop is left.
    let square = dx * dx + dy * dy
    let along = before.x * dx + before.y * dy
    let left = slop * slop - before.x * before.x - before.y * before.y
    guard square > 0, left > 0 else { return 0 }
    let share = ((along * along + square * left).squareRoot() - along) / square
    return max(0, min(share, 1))
  }

  @inline(__always) private func project(_ travel: Point, on free: AxisPair<Bool>) -> Point {
    Point(x: free.x ? travel.x : 0, y: free.y ? travel.y : 0)
  }
}
