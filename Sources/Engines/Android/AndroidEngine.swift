internal import Model
internal import Replay
internal import Text

/// The engine `android`: scrolls as Android's own views do, according to their published source.
///
/// Under the finger, views follow the rules of ScrollView and HorizontalScrollView; after the lift,
/// the rules of OverScroller; with paging, the rules of ViewPager. There is no rubber band: an edge
/// is hard, and the glow that Android draws at an edge is not an offset. There is no zoom, because
/// no view of Android both scrolls and zooms. Apps build such views with a gesture detector, each
/// with its own rules, which no single engine would represent.
struct AndroidEngine: ScrollEngine {
  private var scene: Scene
  private var views: [AndroidView]
  /// The fingers that are down, in the order in which they came down. A view follows the last
  /// finger on it, the leading finger.
  private var fingers: [AndroidFinger] = []
  private var now: Instant?
  private let habits: AndroidSettings

  init(_ scene: Scene, _ habits: AndroidSettings = AndroidSettings()) throws(EngineError) {
    try scene.checkViews()
    self.scene = scene
    self.habits = habits
    views = scene.views.enumerated().map { AndroidView($1, index: $0, habits) }
  }

  mutating func advance(to time: Instant) throws(EngineError) {
    if let now, time < now {
      throw EngineError(.timeRanBack, "cannot go back from \(now.text) ms to \(time.text) ms")
    }
    now = time
    for index in views.indices { views[index].advance(to: time) }
  }

  mutating func handle(_ moment: Moment) throws(EngineError) {
    if now != moment.time { try advance(to: moment.time) }
    for event in moment.events {
      switch event.value {
      case .touch(let touch): try apply(touch, at: moment.time)
      case .layout(let change): try apply(change)
      case .setting(let change):
        let before = scene
        try scene.apply(change)
        let view = scene.views[change.view]
        views[change.view].fit(
          to: view, moved: before.views[change.view].growth(by: change, in: view.frame.size),
          at: moment.time, under: leadingPoint(on: change.view))
      case .request(let command):
        try scene.checkView(command.view)
        views[command.view].apply(command, at: moment.time, under: leadingPoint(on: command.view))
      default: break
      }
    }
  }

  mutating func show(in frame: inout Frame) {
    for index in views.indices {
      frame.views[index] = views[index].shown(at: now ?? .zero)
      frame.views[index].frame = frameInWindow(ofView: index)
      if leader(on: index) != nil { frame.views[index].activity.insert(.tracking) }
      views[index].news.report(to: &frame.callbacks)
    }
  }
}

// Fingers.
extension AndroidEngine {
  private mutating func apply(_ touch: Touch, at time: Instant) throws(EngineError) {
    try touch.checkPosition()
    guard touch.phase != .down else { return land(touch, at: time) }
    guard let index = fingers.firstIndex(where: { $0.number == touch.finger }) else {
      throw EngineError(.noSuchThing, "finger \(touch.finger) is not down")
    }
    if touch.phase != .cancel {
      fingers[index].move(touch, at: time)
      follow(index, at: time)
    }
    guard touch.phase != .move else { return }
    let view = fingers[index].view
    let leads = view.flatMap { leader(on: $0) } == index
    let finger = fingers.remove(at: index)
    guard let view else { return }
    if leads { lift(finger, from: view, at: time, isFling: touch.phase == .up) }
    settle(inside: view, at: time)
  }

  /// Assigns a finger that comes down to the deepest view under it; if this view or a view around
  /// it is moving or dragged, to the outermost such view. Stops the motions of all these views. A
  /// finger that joins other fingers becomes the leading finger at its current position ("new
  /// pointers take over dragging duties").
  private mutating func land(_ touch: Touch, at time: Instant) {
    let landed = scene.scrollingView(under: touch.point) { views[$0].offset }
    var view = landed
    var ancestor = landed
    var hasCaught = false
    while let outer = ancestor {
      if views[outer].isDragged {
        view = outer
      } else if views[outer].stop() {
        view = outer
        hasCaught = true
      }
      ancestor = scene.views[outer].inside
    }
    let isFirst = view.flatMap { leader(on: $0) } == nil
    var finger = AndroidFinger(
      touch, on: view, over: landed, at: time, slop: hasCaught ? habits.catchSlop : habits.slop,
      fastest: habits.maxFling)
    finger.isTap = isFirst && !hasCaught && view != nil
    fingers.append(finger)
    guard let view else { return }
    views[view].grip(under: touch.point)
    if views[view].isDragged { settle(inside: view, at: time) }
  }

  /// Handles the move of a finger: the view of a leading finger follows it or begins to follow it.
  /// A view that cannot scroll in the finger's direction leaves the finger to the view around it.
  private mutating func follow(_ index: Int, at time: Instant) {
    guard let view = fingers[index].view, leader(on: view) == index else { return }
    if views[view].isDragged { return views[view].follow(fingers[index].point) }
    var candidate: Int? = view
    while let taker = candidate {
      if let slopPoint = fingers[index].leftSlop(along: views[taker].axes) {
        for other in fingers.indices where fingers[other].view == view {
          fingers[other].view = taker
        }
        guard leader(on: taker) == index else { return }
        guard !views[taker].isDragged else { return views[taker].grip(under: fingers[index].point) }
        views[taker].drag(from: slopPoint)
        settle(inside: taker, at: time)
        return views[taker].follow(fingers[index].point)
      }
      candidate = scene.views[taker].inside
    }
  }

  /// Handles the lift or cancellation of the leading finger of a view: another finger leads from
  /// its current position, or the view is released.
  private mutating func lift(
    _ finger: AndroidFinger, from view: Int, at time: Instant, isFling: Bool
  ) {
    if let next = leader(on: view) {
      fingers[next].beginAnew()
      views[view].grip(under: fingers[next].knownPoint)
    } else if views[view].isDragged {
      views[view].release(at: time, fingerVelocity: isFling ? finger.velocity(at: time) : .zero)
    } else {
      if isFling && finger.isTap {
        views[view].tap(at: finger.point, in: frameInWindow(ofView: view))
      }
      views[view].settle(.fling, at: time)
    }
  }

  /// Completes the motions that fingers stopped in views inside `outer`, unless a finger still
  /// holds these views. If `outer` is dragged, its fingers hold no view inside it.
  private mutating func settle(inside outer: Int, at time: Instant) {
    for view in views.indices where view != outer && scene.isView(view, insideOrSame: outer) {
      let isHeld = fingers.contains { finger in
        finger.view == view
          || finger.view == outer && !views[outer].isDragged
            && finger.landed.map { scene.isView($0, insideOrSame: view) } ?? false
      }
      if !isHeld { views[view].settle(.settling, at: time) }
    }
  }

  /// The index of the finger that a view follows.
  private func leader(on view: Int) -> Int? {
    for index in fingers.indices.reversed() where fingers[index].view == view { return index }
    return nil
  }

  private func leadingPoint(on view: Int) -> Point? {
    leader(on: view).flatMap { fingers[$0].knownPoint }
  }
}

// The layout of the views.
extension AndroidEngine {
  private mutating func apply(_ change: LayoutChange) throws(EngineError) {
    for frame in change.frames {
      try scene.apply(frame)
      views[frame.view].resize(to: scene.views[frame.view])
    }
    // A layout change that moves a view ends the paths of the fingers on the view: the next
    // position of each finger starts a new path.
    for index in fingers.indices {
      if let view = fingers[index].view, change.moves(view, of: scene) { fingers[index].lose() }
    }
    for index in views.indices where change.moves(index, of: scene) {
      views[index].grip(under: nil)
    }
  }

  private func frameInWindow(ofView index: Int) -> Rectangle {
    scene.frameInWindow(ofView: index) { parent in (views[parent].offset, 1) }
  }
}
