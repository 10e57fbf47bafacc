internal import Gesture

/// The fingers on a view, from the first that comes down to the last that lifts: where they are in
/// the view, and how far and how fast their middle went.
struct FingerPaths {
  private(set) var fingers: [Finger] = []
  /// Whether the fingers can no longer be a tap.
  private(set) var hasWandered = false

  /// Where view coordinates begin in the window, and how large their points are there.
  private var origin = Point.zero
  private var scale = 1.0

  /// How far the fingers' middle has travelled, but for the last path.
  private var travelled = Point.zero
  /// Where that path began, and where the middle was when last seen.
  private var pathStart = Point.zero
  private(set) var lastCentroid = Point.zero
  private(set) var lastSpread = 0.0
  /// Where they were before this moment's moves.
  private(set) var centroidBefore = Point.zero
  private(set) var spreadBefore = 0.0
  /// Whether a finger was reported since the view last followed, whether at another place, and
  /// whether from nowhere.
  private(set) var isTouched = false
  private var isStirred = false
  private var hasLostWay = false
  /// Whether the last step went anywhere.
  private(set) var hasMoved = false
  private(set) var flick = FlickVelocity()

  struct Finger {
    let number: UInt8
    let down: Point
    var place: Point
    /// After a turn it is nowhere until it moves.
    var isLost = false
  }

  init() { fingers.reserveCapacity(Touch.mostFingers) }

  @inline(__always) var isEmpty: Bool { fingers.isEmpty }

  @inline(__always)
  func index(of number: UInt8) -> Int? { fingers.firstIndex { $0.number == number } }

  mutating func add(_ number: UInt8, at place: Point) {
    fingers.append(Finger(number: number, down: place, place: place))
    if fingers.count > 1 { hasWandered = true }
  }

  /// A finger lifted or was taken away.
  mutating func remove(_ number: UInt8) { fingers.removeAll { $0.number == number } }

  /// A finger moved.
  mutating func move(_ number: UInt8, to place: Point, slop: Double) {
    guard let index = index(of: number) else { return }
    isTouched = true
    if fingers[index].place != place { isStirred = true }
    if fingers[index].isLost { hasLostWay = true }
    fingers[index].place = place
    fingers[index].isLost = false
    let (dx, dy) = (place.x - fingers[index].down.x, place.y - fingers[index].down.y)
    if dx * dx + dy * dy > slop * slop { hasWandered = true }
  }

  /// The moves of this moment are one step; false if there is no path to where the fingers are now.
  mutating func step(at time: Instant) -> Bool {
    isTouched = false
    guard !hasLostWay else {
      hasLostWay = false
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
    return true
  }

  /// The view is elsewhere in the window, or of another size: its fingers are elsewhere in it now.
  ///
  /// - Returns: how far their middle went in the view, and by what their distances grew.
  mutating func shift(toOrigin new: Point, scale newScale: Double) -> (way: Point, ratio: Double)? {
    guard new != origin || newScale != scale else { return nil }
    let ratio = scale / newScale
    let way = (origin - new) / newScale
    func shifted(_ position: Point) -> Point { position * ratio + way }
    let middle = shifted(lastCentroid)
    let movement = middle - lastCentroid
    lastCentroid = middle
    lastSpread *= ratio
    pathStart = shifted(pathStart)
    travelled = travelled * ratio
    flick.shift(shifted)
    origin = new
    scale = newScale
    return (movement, ratio)
  }

  /// The window turned or the frame changed: the fingers are nowhere until they move.
  mutating func lose(origin: Point, scale: Double) {
    for index in fingers.indices { fingers[index].isLost = true }
    hasWandered = true
    self.origin = origin
    self.scale = scale
  }

  /// The fingers' middle in the view's coordinates.
  @inline(__always) var centroid: Point {
    guard !fingers.isEmpty else { return lastCentroid }
    var sum = Point.zero
    for finger in fingers { sum += finger.place }
    return (sum / Double(fingers.count) - origin) / scale
  }

  /// The fingers' mean distance from their middle, never nothing.
  @inline(__always) var spread: Double {
    guard fingers.count > 1 else { return 0.5 }
    let middle = centroid
    var sum = 0.0
    for finger in fingers { sum += ((finger.place - origin) / scale - middle).length }
    // Two fingers cannot be in one place; reports of it must not divide by zero.
    return max(0.5, sum / Double(max(1, fingers.count)))
  }

  /// All travel of the middle since the first finger came down.
  @inline(__always) func travel(to middle: Point) -> Point { travelled + middle - pathStart }

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
  mutating func forget() { travelled = .zero }

  /// The fingers drag or pinch.
  mutating func wander() { hasWandered = true }

  /// The first finger came down.
  mutating func begin(origin: Point, scale: Double) {
    self.origin = origin
    self.scale = scale
    travelled = .zero
    lastCentroid = centroid
    pathStart = lastCentroid
  }

  /// The last finger lifted: what is left is where they were.
  mutating func end() {
    fingers.removeAll(keepingCapacity: true)
    hasWandered = false
    travelled = .zero
    flick.clear()
  }

  /// The middle at a share of this moment's path.
  func middle(at share: Double) -> Point {
    centroidBefore + (lastCentroid - centroidBefore) * share
  }
}
