internal import Model
internal import Replay
internal import Text

/// The fingers that are down, and the view on which each came down.
struct Touches {
  struct Finger {
    let number: UInt8
    /// The innermost view on which the finger came down; nil if it came down outside all views.
    let view: Int?
    let down: Point
    var point: Point
    var phase = Touch.Phase.down

    var isGone: Bool { phase == .up || phase == .cancel }
  }

  var fingers: [Finger] = []
  /// Whether the views have not yet processed a move or a lift.
  var isFresh = false

  init() { fingers.reserveCapacity(Touch.maxFingers) }

  /// The index of the finger that is down and has this number. The number of a lifted finger is
  /// available again, even in the same moment.
  func index(of number: UInt8) -> Int? { fingers.firstIndex { $0.number == number && !$0.isGone } }
}

extension IOSEngine {
  /// Applies a touch. The views process moves and lifts at the end of the moment, because the
  /// fingers of one moment move together. When a finger comes down, the other fingers are already
  /// at their positions at the end of the moment.
  mutating func apply(_ touch: Touch) throws(EngineError) {
    guard touch.point.x.isFinite, touch.point.y.isFinite else {
      throw EngineError(.unsupported, "a finger without a position")
    }
    let known = touches.index(of: touch.finger)
    guard (known == nil) == (touch.phase == .down) else {
      throw EngineError(
        .noSuchThing,
        known == nil
          ? "finger \(touch.finger) is not down" : "finger \(touch.finger) is down already")
    }
    guard let known else { return touchDown(touch) }
    touches.fingers[known].phase = touch.phase
    move(known, to: touch.point)
  }

  private mutating func move(_ known: Int, to point: Point) {
    let finger = touches.fingers[known]
    touches.fingers[known].point = point
    touches.isFresh = true
    if let view = finger.view { move(finger.number, to: point, on: view) }
  }

  /// Moves a finger first on the views around a view, then on the view itself. Returns the length
  /// of a point of the view's content in the window.
  @discardableResult
  private mutating func move(_ finger: UInt8, to point: Point, on view: Int) -> Double {
    var scale = 1.0
    if let parent = parents[view] { scale = move(finger, to: point, on: parent) }
    // The slop is in points of the view, so that a finger that drags a zoomed view is not also a
    // tap.
    views[view].sequence.paths.move(finger, to: point, slop: constants.slop * scale)
    return scale * position(view).zoom
  }

  /// Moves the other fingers before a finger comes down, so that the order of the touches has no
  /// effect: applies the positions of the touches after `index`, up to the first event that is not
  /// a touch.
  mutating func moveOthers(of moment: Moment, after index: Int) {
    for index in (index + 1)..<max(index + 1, moment.events.count) {
      guard case .touch(let touch) = moment.events[index].value, touch.point.x.isFinite,
        touch.point.y.isFinite
      else { return }
      let known = touches.index(of: touch.finger)
      // If the number is reused, the later touches belong to another finger.
      if touch.phase == .down, known != nil { return }
      if touch.phase != .down, let known { move(known, to: touch.point) }
    }
  }

  private mutating func touchDown(_ touch: Touch) {
    flush()
    let hit = touchedView(at: touch.point)
    touches.fingers.append(
      Touches.Finger(number: touch.finger, view: hit, down: touch.point, point: touch.point))
    // If fingers drag or pinch one of the views, the new finger joins them; otherwise every view
    // under the new finger may still begin to drag.
    let owner = outward(from: hit).first { views[$0].sequence.isCarrying }
    for index in outward(from: hit) where owner == nil || owner == index {
      let (origin, scale) = coordinates(index)
      views[index].touchDown(touch.finger, at: touch.point, origin: origin, scale: scale, now: now)
    }
  }

  /// Lets the views process the moves and lifts of this moment: first all moves, then all lifts.
  mutating func flush() {
    guard touches.isFresh else { return }
    touches.isFresh = false
    // Adapts the fingers to the positions that the views have before any view moves in this moment.
    for index in views.indices
    where views[index].sequence.paths.isTouched && parents[index] != nil {
      let (origin, scale) = coordinates(index)
      views[index].sequence.shift(
        toOrigin: origin, scale: scale, zoom: views[index].content.position.zoom)
    }
    for index in views.indices.reversed() where views[index].sequence.paths.isTouched {
      if views[index].follow(at: now) { claim(index) }
    }
    for index in views.indices.reversed() where views[index].sequence.hasPath {
      guard views[index].beginsDrag(along: free(index), at: now) else { continue }
      claim(index)
      dismissKeyboard(by: index)
    }
    pullKeyboard()
    lift()
    pullKeyboard()
  }

  private mutating func lift() {
    guard touches.fingers.contains(where: { $0.isGone }) else { return }
    for finger in touches.fingers where finger.phase == .up { tap(finger) }
    for index in views.indices.reversed() where !views[index].sequence.isEmpty {
      var left = false
      var cancelled = false
      for finger in touches.fingers
      where finger.isGone && views[index].sequence.contains(finger.number) {
        views[index].sequence.paths.remove(finger.number)
        left = true
        if finger.phase == .cancel { cancelled = true }
      }
      guard left else { continue }
      views[index].fingersLeft(at: now, cancelled: cancelled)
      fitPagesOutOfSight(of: index)
      if let album = parents[index] { fitPagesOutOfSight(of: album) }
    }
    touches.fingers.removeAll { $0.isGone }
  }

  /// Makes a view the only view that follows its fingers.
  private mutating func claim(_ owner: Int) {
    for finger in touches.fingers where views[owner].sequence.contains(finger.number) {
      for index in outward(from: finger.view)
      where index != owner && views[index].sequence.contains(finger.number) {
        views[index].sequence.lose(finger.number)
        views[index].fingersLeft(at: now, cancelled: true)
        views[index].sequence.forgetPath()
      }
    }
  }

  /// The axes along which a view may begin to drag. At its edge, an inner view leaves the axis to
  /// an outer view that can still move in that direction. After the drag has begun, no speed is
  /// transferred to another view.
  private func free(_ index: Int) -> AxisPair<Bool> {
    guard parents[index] != nil else { return AxisPair(x: true, y: true) }
    return AxisPair(x: isFree(.x, index), y: isFree(.y, index))
  }

  private func isFree(_ axis: Axis, _ index: Int) -> Bool {
    let paths = views[index].sequence.paths
    let travel = paths.travel(to: paths.lastCentroid)[axis]
    if canScroll(index, axis, travel) { return true }
    return !outward(from: parents[index]).contains { view in
      !views[view].sequence.isEmpty && views[view].content.canScroll(axis)
        && canScroll(view, axis, travel)
    }
  }

  /// Whether a view can scroll further with this finger travel. Negative travel increases the
  /// offset.
  private func canScroll(_ index: Int, _ axis: Axis, _ travel: Double) -> Bool {
    let range = views[index].content.range(axis)
    let offset = views[index].content.offset(axis, at: now)
    return travel < 0 ? offset < range.high : offset > range.low
  }
}

extension Moment {
  /// Whether a finger comes down in this moment.
  var hasLanding: Bool {
    for index in events.indices {
      if case .touch(let touch) = events[index].value, touch.phase == .down { return true }
    }
    return false
  }
}
