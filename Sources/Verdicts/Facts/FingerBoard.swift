internal import Gesture
internal import Replay

/// Where every finger is, and which view it came down on.
///
/// A finger belongs to the deepest view under it when it came down, and to every view that one is
/// inside of: any of them may move with it.
struct FingerBoard {
  private var places: [Point]
  private var owners: [Int]
  private(set) var down = FingersDown()
  /// Fingers whose path is broken by a change of layout: their next move starts a new one.
  private var broken = FingersDown()
  /// How far each finger has moved in this moment.
  private var travels: [Point]

  init() {
    places = Array(repeating: .zero, count: 256)
    owners = Array(repeating: -1, count: 256)
    travels = Array(repeating: .zero, count: 256)
  }
}

extension FingerBoard {
  mutating func begin() {
    each { board, finger in board.travels[finger] = .zero }
  }

  mutating func take(_ touch: Touch, _ scene: Scene, _ views: [ViewState]) {
    let finger = Int(touch.finger)
    switch touch.phase {
    case .down:
      if !down.contains(touch.finger) { down.toggle(touch.finger) }
      owners[finger] = Self.deepest(at: touch.place, scene, views)
      travels[finger] = .zero
    case .move:
      if broken.contains(touch.finger) {
        broken.toggle(touch.finger)
      } else {
        travels[finger].x += touch.place.x - places[finger].x
        travels[finger].y += touch.place.y - places[finger].y
      }
    case .up, .cancel:
      if !broken.contains(touch.finger) {
        travels[finger].x += touch.place.x - places[finger].x
        travels[finger].y += touch.place.y - places[finger].y
      } else {
        broken.toggle(touch.finger)
      }
      if down.contains(touch.finger) { down.toggle(touch.finger) }
    }
    places[finger] = touch.place
  }

  /// A finger that is down while the layout changes has no path across the change.
  mutating func breakPaths() {
    each { board, finger in
      if !board.broken.contains(UInt8(finger)) { board.broken.toggle(UInt8(finger)) }
    }
  }

  /// The fingers of a view, and how far its only one has travelled.
  func fingers(of view: Int, _ scene: Scene) -> (fingers: Fingers, travel: Point) {
    var fingers = Fingers()
    var travel = Point.zero
    each { finger in
      guard scene.isView(owners[finger], insideOrSame: view) else { return }
      fingers.count += 1
      fingers.centroid.x += places[finger].x
      fingers.centroid.y += places[finger].y
      travel = travels[finger]
    }
    guard fingers.count > 0 else { return (fingers, travel) }
    fingers.centroid.x /= Double(fingers.count)
    fingers.centroid.y /= Double(fingers.count)
    if fingers.count > 1 {
      each { finger in
        guard scene.isView(owners[finger], insideOrSame: view) else { return }
        let x = places[finger].x - fingers.centroid.x
        let y = places[finger].y - fingers.centroid.y
        fingers.spread += (x * x + y * y).squareRoot()
      }
      fingers.spread /= Double(fingers.count)
    }
    return (fingers, travel)
  }

  private func each(_ work: (Int) -> Void) {
    guard down.count > 0 else { return }
    for finger in 0..<256 where down.contains(UInt8(finger)) { work(finger) }
  }

  private mutating func each(_ work: (inout FingerBoard, Int) -> Void) {
    guard down.count > 0 else { return }
    for finger in 0..<256 where down.contains(UInt8(finger)) { work(&self, finger) }
  }

  private static func deepest(at place: Point, _ scene: Scene, _ views: [ViewState]) -> Int {
    var deepest = -1
    // A parent stands before what is inside it, so the last hit is the deepest.
    for index in views.indices where views[index].frame.contains(place) {
      if deepest < 0 || scene.isView(index, insideOrSame: deepest)
        || scene.views[index].inside == nil
      {
        deepest = index
      }
    }
    return deepest
  }
}

extension Scene {
  func isView(_ index: Int, insideOrSame outer: Int) -> Bool {
    var view = index
    while view >= 0 {
      if view == outer { return true }
      guard let parent = views[view].inside, parent < view else { return false }
      view = parent
    }
    return false
  }
}
