internal import Model

/// The touch on a view, from the first finger down to the last lift: the positions of the fingers,
/// their action (tap, drag, pinch), and their grip on the content.
struct TouchSequence {
  var paths = FingerPaths()
  /// The offset and the zoom at which the fingers grip the content.
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
  /// The velocity of the motion that the touch stopped, for the gain of repeated flicks.
  private(set) var caughtVelocity = Point.zero
  /// The axis to which the drag is locked; nil without a lock.
  private(set) var lock: Axis?
  /// The time at which the fingers of a locked drag last moved, and their centroid at the end of a
  /// pause that allows a change of the axis.
  private var movedLast = Instant.zero
  private var choosesFrom: Point?
  /// The page on which a drag began, along each axis.
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

  /// Removes a finger that another view has taken.
  mutating func lose(_ finger: UInt8) {
    paths.remove(finger)
    paths.wander()
  }

  /// Discards the distance covered so far by a finger that another view took.
  mutating func forgetPath() {
    paths.forget()
    hasPath = false
  }

  /// Combines the moves of this moment into one step; returns false if there is no path, because a
  /// previous position was unknown.
  mutating func step(at now: Instant) -> Bool {
    guard paths.step(at: now) else { return false }
    hasPath = !isDragging && !isIgnored
    return true
  }

  /// Adapts to a view around this view that moved or zoomed it under its fingers. The fingers grip
  /// the content at their new positions in the view, so that nothing jumps.
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

  /// Stores the velocity of the motion that the touch stopped.
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

  /// The displacement of a locked drag since its last pause, once this displacement has reached the
  /// slop; nil before that, and without a pause.
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

  /// The share of this step before the slop is passed; nil if it is not passed yet. Only travel
  /// along axes on which the view can move counts.
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
