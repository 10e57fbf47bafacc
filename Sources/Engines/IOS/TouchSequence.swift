internal import Gesture

/// The touch of a view, from its first finger to the last that lifts: where the fingers are, what they
/// do (tap, drag, pinch), and what they hold.
struct TouchSequence {
  var paths = FingerPaths()
  /// The content under the fingers' middle.
  private(set) var grip = Grip()
  private(set) var began = Instant.zero

  private(set) var isDragging = false
  private(set) var isPinching = false
  /// Once the view took part in something, what is left of the touch drags without a slop.
  private(set) var dragsAtOnce = false
  /// Fingers the app took the view away from do nothing until the last of them lifts.
  private(set) var isIgnored = false
  /// Whether a touch stopped a motion.
  private(set) var hasCaught = false
  /// The velocities the view had when it was caught, for repeated flicks.
  private(set) var caughtVelocity = Point.zero
  /// The axis that the drag is locked to.
  private(set) var lock: Axis?
  /// When the fingers of a locked drag moved last, and where they were after a pause that lets them choose
  /// another axis.
  private var movedLast = Instant.zero
  private var choosesFrom: Point?
  /// The page a drag began on, along each axis.
  var page = Point.zero
  /// Whether this moment brought a path that may begin a drag.
  var hasPath = false

  @inline(__always) var isEmpty: Bool { paths.isEmpty }

  @inline(__always) func contains(_ finger: UInt8) -> Bool { paths.index(of: finger) != nil }

  /// A finger comes down on the view.
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

  /// Another view has taken a finger.
  mutating func lose(_ finger: UInt8) {
    paths.remove(finger)
    paths.wander()
  }

  /// How far a finger went that another view took is nothing to those that are left.
  mutating func forgetPath() {
    paths.forget()
    hasPath = false
  }

  /// The moves of this moment are one step; false if there is no path to where the fingers are now.
  mutating func step(at now: Instant) -> Bool {
    guard paths.step(at: now) else { return false }
    hasPath = !isDragging && !isIgnored
    return true
  }

  /// A view around this one has moved it under its fingers, or zoomed it: they are elsewhere in it
  /// now, and take hold of what is there, so that nothing jumps.
  mutating func shift(toOrigin origin: Point, scale: Double, zoom: Double) {
    guard let (way, ratio) = paths.shift(toOrigin: origin, scale: scale) else { return }
    grip.shift(by: way, growth: zoom / grip.zoom, ratio: ratio)
  }

  /// The last finger lifted.
  mutating func end() {
    paths.end()
    isDragging = false
    isPinching = false
    dragsAtOnce = false
    isIgnored = false
    hasCaught = false
    lock = nil
  }

  /// Whether the fingers carry the view with them.
  @inline(__always) var isCarrying: Bool { isDragging || isPinching }

  /// Whether what the fingers did so far, lifting now, is a tap.
  var isTap: Bool { paths.fingers.count == 1 && !paths.hasWandered && !hasCaught && !isIgnored }

  /// A touch stopped a motion that had this velocity.
  mutating func catchMotion(at velocity: Point) {
    caughtVelocity = velocity
    hasCaught = true
  }

  /// A drag begins.
  mutating func beginDragging() {
    isDragging = true
    paths.wander()
  }

  /// The drag keeps to an axis, or to none.
  mutating func lock(to axis: Axis?, at now: Instant) {
    lock = axis
    movedLast = now
    choosesFrom = nil
  }

  /// The way of a locked drag since it paused, once that is as long as the way that chose its axis first.
  mutating func wayChosen(at now: Instant, slop: Double) -> Point? {
    guard lock != nil, paths.hasMoved else { return nil }
    if now.seconds(since: movedLast) >= DirectionLock.pause { choosesFrom = paths.centroidBefore }
    movedLast = now
    guard let start = choosesFrom else { return nil }
    let way = paths.lastCentroid - start
    // A way of exactly the slop is one in a mirror too, where sums round otherwise.
    guard way.x * way.x + way.y * way.y >= slop * slop * (1 - 1e-12) else { return nil }
    choosesFrom = nil
    return way
  }

  mutating func beginPinching() {
    isPinching = true
    paths.wander()
    lock = nil
  }

  /// One finger is left of a pinch: it drags on.
  mutating func endPinching() {
    isPinching = false
    dragsAtOnce = true
  }

  /// The app moves the view out of the fingers: they do nothing until the last of them lifts.
  mutating func ignore() {
    isDragging = false
    isPinching = false
    isIgnored = true
  }

  /// The fingers take hold of the content as it stands, where they are or as if they were there.
  mutating func hold(
    _ position: ScrollPosition, in layout: ViewLayout, at middle: Point? = nil,
    spread: Double? = nil
  ) {
    grip.hold(
      position, in: layout, at: middle ?? paths.lastCentroid, spread: spread ?? paths.lastSpread,
      isPinching: isPinching)
  }

  /// Where the fingers bring the view.
  @inline(__always) func carried(
    _ position: ScrollPosition, in layout: borrowing ViewLayout
  ) -> ScrollPosition {
    grip.carried(
      position, in: layout, to: paths.lastCentroid, spread: paths.lastSpread,
      isPinching: isPinching, lock: lock)
  }

  /// How much of this moment's path lies before the slop was passed, if it was; nil while the touch
  /// may still be a tap. Only travel along axes the view can move on counts.
  @inline(__always) func dragShare(along free: AxisPair<Bool>, slop: Double) -> Double? {
    let before = project(paths.travel(to: paths.centroidBefore), on: free)
    let after = project(paths.travel(to: paths.lastCentroid), on: free)
    if dragsAtOnce { return before != after ? 0 : nil }
    guard after.x * after.x + after.y * after.y > slop * slop else { return nil }
    let (dx, dy) = (after.x - before.x, after.y - before.y)
    // |before + share·step| = slop, for the share at which it is left.
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
