internal import Model

/// The fingers on a view, from the first that comes down to the last that lifts: their positions in
/// the view, and the distance and the speed of their centroid.
struct FingerPaths {
  private(set) var fingers: [Finger] = []
  /// Whether the touch can no longer be a tap.
  private(set) var hasWandered = false

  /// The origin of the view's coordinates in the window, and the scale of its points there.
  private var origin = Point.zero
  private var scale = 1.0

  /// The displacement of the centroid on all paths before the current path.
  private var travelled = Point.zero
  /// The start of the current path, and the last position of the centroid.
  private var pathStart = Point.zero
  private(set) var lastCentroid = Point.zero
  private(set) var lastSpread = 0.0
  /// The centroid before the last step.
  private(set) var centroidBefore = Point.zero
  private(set) var spreadBefore = 0.0
  /// Whether a finger was reported since the last step, whether a position changed, and whether a
  /// previous position was unknown.
  private(set) var isTouched = false
  private var isStirred = false
  private var hasLostDistance = false
  /// Whether the last step changed the centroid or the spread.
  private(set) var hasMoved = false
  private(set) var flick = FlickVelocity()

  struct Finger {
    let number: UInt8
    let down: Point
    var point: Point
    /// Whether the position is unknown: after a layout change, until the finger moves.
    var isLost = false
  }

  init() { fingers.reserveCapacity(Touch.maxFingers) }

  @inline(__always) var isEmpty: Bool { fingers.isEmpty }

  @inline(__always)
  func index(of number: UInt8) -> Int? { fingers.firstIndex { $0.number == number } }

  mutating func add(_ number: UInt8, at point: Point) {
    fingers.append(Finger(number: number, down: point, point: point))
    if fingers.count > 1 { hasWandered = true }
  }

  /// Removes a finger that lifted or was cancelled.
  mutating func remove(_ number: UInt8) { fingers.removeAll { $0.number == number } }

  mutating func move(_ number: UInt8, to point: Point, slop: Double) {
    guard let index = index(of: number) else { return }
    isTouched = true
    if fingers[index].point != point { isStirred = true }
    if fingers[index].isLost { hasLostDistance = true }
    fingers[index].point = point
    fingers[index].isLost = false
    let (dx, dy) = (point.x - fingers[index].down.x, point.y - fingers[index].down.y)
    if dx * dx + dy * dy > slop * slop { hasWandered = true }
  }

  /// Combines this moment's moves into a single step. If a previous position was unknown, starts a
  /// new path instead and returns false.
  mutating func step(at time: Instant) -> Bool {
    isTouched = false
    guard !hasLostDistance else {
      hasLostDistance = false
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

  /// Adapts to a new position or size of the view in the window, which changes the fingers'
  /// positions in the view.
  ///
  /// - Returns: The displacement of the fingers' centroid in the view, and the factor by which
  ///   their distances grew; nil if neither the position nor the scale changed.
  mutating func shift(toOrigin new: Point, scale newScale: Double) -> (way: Point, ratio: Double)? {
    guard new != origin || newScale != scale else { return nil }
    let ratio = scale / newScale
    let displacement = (origin - new) / newScale
    func shifted(_ position: Point) -> Point { position * ratio + displacement }
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

  /// Marks the positions of the fingers as unknown until they move, because the window or a frame
  /// changed. The touch can then no longer be a tap.
  mutating func lose(origin: Point, scale: Double) {
    for index in fingers.indices { fingers[index].isLost = true }
    hasWandered = true
    self.origin = origin
    self.scale = scale
  }

  /// The fingers' centroid in the view's coordinates.
  @inline(__always) var centroid: Point {
    guard !fingers.isEmpty else { return lastCentroid }
    var sum = Point.zero
    for finger in fingers { sum += finger.point }
    return (sum / Double(fingers.count) - origin) / scale
  }

  /// The fingers' mean distance from their centroid, which is never 0.
  @inline(__always) var spread: Double {
    guard fingers.count > 1 else { return 0.5 }
    let middle = centroid
    var sum = 0.0
    for finger in fingers { sum += ((finger.point - origin) / scale - middle).length }
    // Reports of two fingers at the same point must not cause a division by zero.
    return max(0.5, sum / Double(max(1, fingers.count)))
  }

  /// The total travel of the centroid since the first finger came down.
  @inline(__always) func travel(to middle: Point) -> Point { travelled + middle - pathStart }

  /// Starts a new path because the set of fingers or their known positions changed: the centroid
  /// jumps, but no finger has moved.
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

  /// Discards the travel so far, because another view took a finger.
  mutating func forget() { travelled = .zero }

  /// Records that the touch is not a tap, because the fingers drag or pinch.
  mutating func wander() { hasWandered = true }

  /// Starts the paths after the first finger has come down.
  mutating func begin(origin: Point, scale: Double) {
    self.origin = origin
    self.scale = scale
    travelled = .zero
    lastCentroid = centroid
    pathStart = lastCentroid
  }

  /// Ends the paths after the last finger has lifted; keeps the last centroid and spread.
  mutating func end() {
    fingers.removeAll(keepingCapacity: true)
    hasWandered = false
    travelled = .zero
    flick.clear()
  }

  /// The centroid after this share of the current step.
  func middle(at share: Double) -> Point {
    centroidBefore + (lastCentroid - centroidBefore) * share
  }
}
