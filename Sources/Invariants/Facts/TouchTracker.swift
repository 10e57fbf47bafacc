internal import Model

/// The position of every finger, and the view that it came down on.
///
/// A finger belongs to the deepest view under it when it came down, and to every view around that
/// view: any of these views may move with the finger. This is a class, so that queries copy
/// nothing.
final class TouchTracker {
  /// The fingers that are down, and the fingers that lifted in this moment.
  @exclusivity(unchecked) private var fingers: [Finger] = []
  /// Whether any finger lifted in this moment.
  @exclusivity(unchecked) private var hasLifted = false
  /// For each view, the number of fingers that came down on it in this moment while no other finger
  /// was on it. Fingers that are on a view inside it do not count as other fingers, because the
  /// inner view may have taken them.
  @exclusivity(unchecked) private(set) var begun: [Int]
  /// For each view, the maximum number of fingers that were on it together in this moment; 0 if
  /// none came down.
  @exclusivity(unchecked) private(set) var together: [Int]
  /// Whether any finger came down in this moment.
  @exclusivity(unchecked) private var hasBegun = false

  struct Finger {
    let number: UInt8
    let owner: Int
    var path: FingerPath
    /// Whether a layout change interrupted the path. The next report of the finger starts a new
    /// path.
    var isBroken = false
    var isFound = false
    var isLifted = false
  }

  init(views: Int) {
    begun = Array(repeating: 0, count: views)
    together = begun
    fingers.reserveCapacity(Touch.maxFingers)
  }

  /// Starts a new moment: removes lifted fingers, and resets the travel of all other fingers.
  func begin() {
    if hasLifted { fingers.removeAll { $0.isLifted } }
    if hasBegun { for index in begun.indices { (begun[index], together[index]) = (0, 0) } }
    hasLifted = false
    hasBegun = false
    for index in fingers.indices {
      fingers[index].isFound = false
      fingers[index].path.travel = .zero
      fingers[index].path.length = .zero
      fingers[index].path.speed = .zero
    }
  }

  func land(_ touch: Touch, on owner: Int, at time: Instant, _ scene: Scene) {
    for view in begun.indices where scene.isView(owner, insideOrSame: view) {
      let isHeld = fingers.contains { !$0.isLifted && $0.owner == view }
      if !isHeld { begun[view] += 1 }
    }
    hasBegun = true
    fingers.append(
      Finger(
        number: touch.finger, owner: owner, path: FingerPath(from: touch.point, at: time)))
    for view in together.indices where scene.isView(owner, insideOrSame: view) {
      let count = fingers.count { !$0.isLifted && scene.isView($0.owner, insideOrSame: view) }
      together[view] = max(together[view], count)
    }
  }

  func add(_ touch: Touch, at time: Instant) {
    for index in fingers.indices
    where fingers[index].number == touch.finger && !fingers[index].isLifted {
      if fingers[index].isBroken {
        fingers[index].path.start(from: touch.point, at: time)
        fingers[index].isBroken = false
        fingers[index].isFound = true
      } else {
        fingers[index].path.go(to: touch.point, at: time)
      }
      if touch.phase != .move { (fingers[index].isLifted, hasLifted) = (true, true) }
    }
  }

  /// Interrupts the path of each finger on a view whose position in the window changes.
  func invalidatePaths(where isMoved: (_ owner: Int) -> Bool) {
    for index in fingers.indices where isMoved(fingers[index].owner) {
      fingers[index].isBroken = true
    }
  }

  /// Whether a finger of a view was reported in this moment for the first time since a layout
  /// change.
  func isFound(on view: Int, _ scene: Scene) -> Bool {
    fingers.contains { $0.isFound && scene.isView($0.owner, insideOrSame: view) }
  }

  /// Whether a finger, which may have lifted in this moment, is on a view or on a view inside it.
  func isAny(on view: Int, _ scene: Scene) -> Bool {
    for index in fingers.indices where scene.isView(fingers[index].owner, insideOrSame: view) {
      return true
    }
    return false
  }

  /// Whether a finger, which may have lifted in this moment, is on a view inside this view.
  func isOnInner(of view: Int, _ scene: Scene) -> Bool {
    fingers.contains { $0.owner != view && scene.isView($0.owner, insideOrSame: view) }
  }

  /// The number of fingers that are down, on any view.
  var count: Int { fingers.count { !$0.isLifted } }

  /// Whether a finger that is down came down on a view inside this view.
  func isTouched(inside view: Int, _ scene: Scene) -> Bool {
    fingers.contains {
      $0.owner != view && !$0.isLifted && scene.isView($0.owner, insideOrSame: view)
    }
  }

  /// The fingers that are down on a view, the last finger's path, and the total path length in this
  /// moment. The path and the length include fingers that lifted in this moment.
  func fingers(
    of view: Int, _ scene: Scene
  ) -> (fingers: Fingers, path: FingerPath?, length: Point) {
    var result = Fingers()
    var path: FingerPath?
    var length = Point.zero
    for index in fingers.indices {
      let owner = fingers[index].owner
      guard owner == view || scene.isView(owner, insideOrSame: view) else { continue }
      let new = fingers[index].path
      path = new
      length += new.length
      guard !fingers[index].isLifted else { continue }
      result.include(new.travel)
      result.count += 1
      result.centroid += new.point
    }
    guard result.count > 1 else { return (result, path, length) }
    result.centroid = result.centroid / Double(result.count)
    for finger in fingers
    where !finger.isLifted && scene.isView(finger.owner, insideOrSame: view) {
      result.spread += (finger.path.point - result.centroid).length
    }
    result.spread /= Double(result.count)
    return (result, path, length)
  }
}

extension FingerPath {
  init(from point: Point, at time: Instant) { start(from: point, at: time) }

  mutating func start(from point: Point, at time: Instant) {
    self = FingerPath()
    start = point
    self.point = point
    lastMove = time
    lastReport = time
    landed = time
  }

  mutating func go(to new: Point, at time: Instant) {
    let step = new - point
    // Several reports may have one time.
    let lapse = max(0.001, time.seconds(since: lastReport))
    point = new
    lastReport = time
    guard step.x != 0 || step.y != 0 else { return }
    travel += step
    length += Point(x: step.x.magnitude, y: step.y.magnitude)
    speed = Point(
      x: max(speed.x, step.x.magnitude / lapse), y: max(speed.y, step.y.magnitude / lapse))
    pace.add(step, from: lastMove, to: time)
    lastMove = time
    if step.x > 0 { lastForth.x = time } else if step.x < 0 { lastBack.x = time }
    if step.y > 0 { lastForth.y = time } else if step.y < 0 { lastBack.y = time }
    reach = max(reach, displacement.length)
    let (x, y) = (displacement.x.magnitude, displacement.y.magnitude)
    reachAlongAxis = max(reachAlongAxis, max(x, y))
    reachInSum = max(reachInSum, x + y)
  }
}
