internal import Gesture

/// The fingers on a view, from the first that comes down to the last that lifts.
struct Hold {
  private(set) var fingers: [Finger] = []
  /// The content under the fingers' middle, and what the fingers have done to it.
  var grip = Grip()

  var isDragging = false
  var isPinching = false
  /// Once the view took part in something, what is left of the touch drags without a slop.
  var dragsAtOnce = false
  /// Fingers the app took the view away from do nothing until the last of them lifts.
  var isIgnored = false
  /// Whether a touch stopped a motion.
  var caught = false
  /// Whether it can no longer be a tap.
  var wandered = false
  var lock: Axis?
  /// The velocities the view had when it was caught, for repeated flicks.
  var carried = Point.zero
  var began = Instant.zero
  /// The page a drag began on, along each axis.
  var page = Point.zero

  /// Where view coordinates begin in the window, and how large their points are there.
  var origin = Point.zero
  var scale = 1.0

  /// How far the fingers' middle has travelled, but for the last path.
  var travelled = Point.zero
  /// Where that path began, and where the middle was when last seen.
  var pathStart = Point.zero
  var lastCentroid = Point.zero
  var lastSpread = 0.0
  /// Where they were before this moment's moves.
  var centroidBefore = Point.zero
  var spreadBefore = 0.0
  /// Whether a finger was reported since the view last followed, whether at another place, and
  /// whether from nowhere.
  private(set) var isTouched = false
  private var isStirred = false
  private(set) var lostItsWay = false
  /// Whether the last step went anywhere.
  private(set) var hasMoved = false
  /// Whether this moment brought a path that may begin a drag.
  var hasPath = false
  var flick = FlickVelocity()

  struct Finger {
    let number: UInt8
    let down: Point
    var place: Point
    /// After a turn it is nowhere until it moves.
    var isLost = false
  }

  init() {
    fingers.reserveCapacity(Touch.mostFingers)
  }
}

/// What a hand holds: closed forms of it give offset and zoom, whatever came between.
struct Grip {
  /// The raw offset plus the fingers' middle, which is constant while they only move.
  var held = Point.zero
  /// The zoom it was taken at, the scale of a pinch that shows that zoom, and the spread it had.
  var zoom = 1.0
  var scale = 1.0
  var spread = 0.0
  /// How far outside it was taken: a pinch does not go further.
  var excess = Point.zero
  /// The length of the rubber band along each axis.
  var band = Size.zero
}

extension Hold {
  @inline(__always)
  var isEmpty: Bool { fingers.isEmpty }

  @inline(__always)
  func index(of number: UInt8) -> Int? {
    for index in fingers.indices where fingers[index].number == number { return index }
    return nil
  }

  mutating func add(_ number: UInt8, at place: Point) {
    fingers.append(Finger(number: number, down: place, place: place))
    if fingers.count > 1 { wandered = true }
  }

  mutating func remove(_ number: UInt8) {
    guard let index = index(of: number) else { return }
    fingers.remove(at: index)
  }

  /// Puts a finger where it is now.
  mutating func place(_ number: UInt8, at place: Point, slop: Double) {
    guard let index = index(of: number) else { return }
    isTouched = true
    if fingers[index].place != place { isStirred = true }
    if fingers[index].isLost { lostItsWay = true }
    fingers[index].place = place
    fingers[index].isLost = false
    let (dx, dy) = (place.x - fingers[index].down.x, place.y - fingers[index].down.y)
    if dx * dx + dy * dy > slop * slop { wandered = true }
  }

  /// Takes the places of this moment as one step; false if there is no path to them.
  mutating func step(at time: Instant) -> Bool {
    isTouched = false
    guard !lostItsWay else {
      lostItsWay = false
      startPath(at: time)
      return false
    }
    centroidBefore = lastCentroid
    spreadBefore = lastSpread
    lastCentroid = centroid
    lastSpread = spread
    hasMoved = isStirred && (lastCentroid != centroidBefore || lastSpread != spreadBefore)
    isStirred = false
    flick.add(lastCentroid, at: time)
    hasPath = !isDragging && !isIgnored
    return true
  }

  /// A view around this one has moved it under its fingers, or zoomed it: they are elsewhere in it
  /// now, and take hold of what is there, so that nothing jumps.
  ///
  /// - Parameter growth: how much larger the view's content is than when they took hold.
  mutating func shift(toOrigin new: Point, scale newScale: Double, growth: Double) {
    guard new != origin || newScale != scale else { return }
    let ratio = scale / newScale
    let way = Point(x: (origin.x - new.x) / newScale, y: (origin.y - new.y) / newScale)
    func shifted(_ place: Point) -> Point {
      Point(x: place.x * ratio + way.x, y: place.y * ratio + way.y)
    }
    let middle = shifted(lastCentroid)
    grip.held.x += (middle.x - lastCentroid.x) / growth
    grip.held.y += (middle.y - lastCentroid.y) / growth
    grip.spread *= ratio
    lastCentroid = middle
    lastSpread *= ratio
    pathStart = shifted(pathStart)
    travelled = Point(x: travelled.x * ratio, y: travelled.y * ratio)
    flick.shift(shifted)
    (origin, scale) = (new, newScale)
  }

  mutating func lose() {
    for index in fingers.indices { fingers[index].isLost = true }
    wandered = true
  }

  /// The fingers' middle in the view's coordinates.
  @inline(__always)
  var centroid: Point {
    guard !fingers.isEmpty else { return lastCentroid }
    var sum = Point.zero
    for finger in fingers {
      sum.x += finger.place.x
      sum.y += finger.place.y
    }
    let count = Double(fingers.count)
    return Point(
      x: (sum.x / count - origin.x) / scale, y: (sum.y / count - origin.y) / scale)
  }

  /// The fingers' mean distance from their middle, never nothing.
  @inline(__always)
  var spread: Double {
    guard fingers.count > 1 else { return 0.5 }
    let middle = centroid
    var sum = 0.0
    for finger in fingers {
      let dx = (finger.place.x - origin.x) / scale - middle.x
      let dy = (finger.place.y - origin.y) / scale - middle.y
      sum += (dx * dx + dy * dy).squareRoot()
    }
    // Two fingers cannot be in one place; reports of it must not divide by zero.
    return max(0.5, sum / Double(max(1, fingers.count)))
  }

  /// All travel of the middle since the first finger came down.
  @inline(__always)
  func travel(to middle: Point) -> Point {
    Point(
      x: travelled.x + middle.x - pathStart.x, y: travelled.y + middle.y - pathStart.y)
  }

  /// The set of fingers changed or lost its way: their middle is elsewhere, but nothing moved.
  mutating func startPath(at time: Instant) {
    travelled = travel(to: lastCentroid)
    lastCentroid = centroid
    lastSpread = spread
    pathStart = lastCentroid
    centroidBefore = lastCentroid
    spreadBefore = lastSpread
    flick.clear()
    flick.add(lastCentroid, at: time)
  }

  /// Another view took a finger: how far that one went is nothing to those that are left.
  mutating func forgetPath() {
    travelled = .zero
    hasPath = false
  }

  /// The first finger came down.
  mutating func begin(at time: Instant, origin: Point, scale: Double) {
    began = time
    self.origin = origin
    self.scale = scale
    travelled = .zero
    lastCentroid = centroid
    pathStart = lastCentroid
  }

  /// The last finger lifted: what is left is where they were.
  mutating func end() {
    fingers.removeAll(keepingCapacity: true)
    isDragging = false
    isPinching = false
    dragsAtOnce = false
    isIgnored = false
    caught = false
    wandered = false
    lock = nil
    travelled = .zero
    flick.clear()
  }
}
