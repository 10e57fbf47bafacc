internal import Gesture

/// Where every finger is, and which view it came down on.
///
/// A finger belongs to the deepest view under it when it came down, and to every view that one is
/// inside of: any of them may move with it. At most twenty are down at once. A class, so that nothing is
/// copied to ask it.
final class TouchTracker {
  /// Those that are down, and those that lifted in this moment.
  @exclusivity(unchecked) private var fingers: [Finger] = []
  /// Whether any of them lifted.
  @exclusivity(unchecked) private var hasLifted = false
  /// For each view how many fingers came down on it in this moment while no other was there, but
  /// for those on a view inside it: that view may have claimed them.
  @exclusivity(unchecked) private(set) var begun: [Int]
  /// Whether any did.
  @exclusivity(unchecked) private var hasBegun = false

  struct Finger {
    let number: UInt8
    let owner: Int
    var path: FingerPath
    /// Its path is broken by a change of layout: the moment in which it is next reported starts a
    /// new one, with the first of its reports or the last of them.
    var isBroken = false
    var isFound = false
    var isLifted = false
  }

  init(views: Int) {
    begun = Array(repeating: 0, count: views)
    fingers.reserveCapacity(Touch.mostFingers)
  }

  /// A new moment: those that lifted are gone, the others have not moved yet.
  func begin() {
    if hasLifted { fingers.removeAll { $0.isLifted } }
    if hasBegun { for index in begun.indices { begun[index] = 0 } }
    hasLifted = false
    hasBegun = false
    for index in fingers.indices {
      fingers[index].isFound = false
      fingers[index].path.travel = .zero
      fingers[index].path.length = .zero
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
        number: touch.finger, owner: owner, path: FingerPath(from: touch.place, at: time)))
  }

  func add(_ touch: Touch, at time: Instant) {
    for index in fingers.indices
    where fingers[index].number == touch.finger && !fingers[index].isLifted {
      if fingers[index].isBroken {
        fingers[index].path.start(from: touch.place, at: time)
        fingers[index].isBroken = false
        fingers[index].isFound = true
      } else {
        fingers[index].path.go(to: touch.place, at: time)
      }
      if touch.phase != .move { (fingers[index].isLifted, hasLifted) = (true, true) }
    }
  }

  /// A finger that is down while its view gets another frame has no path across the change.
  func breakPaths(where isMoved: (_ owner: Int) -> Bool) {
    for index in fingers.indices where isMoved(fingers[index].owner) {
      fingers[index].isBroken = true
    }
  }

  /// Whether a finger of a view was found again in this moment, after a change of layout.
  func isFound(on view: Int, _ scene: Scene) -> Bool {
    fingers.contains { $0.isFound && scene.isView($0.owner, insideOrSame: view) }
  }

  /// Whether a finger is on a view inside this one.
  func isOnInner(of view: Int, _ scene: Scene) -> Bool {
    fingers.contains { $0.owner != view && scene.isView($0.owner, insideOrSame: view) }
  }

  /// Whether a finger that is down came down on a view inside a view.
  func isTouched(inside view: Int, _ scene: Scene) -> Bool {
    fingers.contains {
      $0.owner != view && !$0.isLifted && scene.isView($0.owner, insideOrSame: view)
    }
  }

  /// The fingers of a view, the path of the last of them, and how far they all went in this moment.
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
      result.centroid += new.place
    }
    guard result.count > 1 else { return (result, path, length) }
    result.centroid = result.centroid / Double(result.count)
    for finger in fingers
    where !finger.isLifted && scene.isView(finger.owner, insideOrSame: view) {
      result.spread += (finger.path.place - result.centroid).length
    }
    result.spread /= Double(result.count)
    return (result, path, length)
  }
}

extension FingerPath {
  init(from place: Point, at time: Instant) { start(from: place, at: time) }

  mutating func start(from place: Point, at time: Instant) {
    self = FingerPath()
    start = place
    self.place = place
    lastMove = time
  }

  mutating func go(to new: Point, at time: Instant) {
    let step = new - place
    place = new
    guard step.x != 0 || step.y != 0 else { return }
    travel += step
    length += Point(x: step.x.magnitude, y: step.y.magnitude)
    lastMove = time
    if step.x > 0 { lastForth.x = time } else if step.x < 0 { lastBack.x = time }
    if step.y > 0 { lastForth.y = time } else if step.y < 0 { lastBack.y = time }
    reach = max(reach, way.length)
  }
}
