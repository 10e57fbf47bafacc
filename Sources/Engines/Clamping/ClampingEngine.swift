public import Model
public import Replay
internal import Text

/// The engine `clamping`: hard edges, no bounce, no zoom. It is the smallest engine that satisfies
/// the invariants, and a template for custom engines.
///
/// An engine has three parts, one per file:
/// - *who* touches what (here): fingers, the view of each finger, and the order of events;
/// - *what* a view does (`ClampingView`): still, dragged, coasting or animated;
/// - *where* a finger is and how fast it moves (`ClampingFinger`).
///
/// Two design rules make the engine correct. Every position is a function of time or of the
/// finger's position, never a sum of small steps, so neither the frame rate nor the batching of
/// touches changes what is shown. The end of every motion is computed when the motion begins, and
/// not detected at a frame.
public struct ClampingEngine: ScrollEngine {
  private var scene: Scene
  private var views: [ClampingView]
  /// The fingers that are down, in the order in which they came down. A view follows the first
  /// finger on it, the leading finger.
  private var fingers: [ClampingFinger] = []
  private var now: Instant?
  private let slop: Double

  /// Creates an engine for a scene; rejects a scene that the engine does not support.
  public init(_ scene: Scene) throws(EngineError) { try self.init(scene, ClampingSettings()) }

  init(_ scene: Scene, _ habits: ClampingSettings) throws(EngineError) {
    try scene.checkViews()
    self.scene = scene
    slop = habits.slop
    views = scene.views.enumerated().map { ClampingView($1, index: $0, habits) }
  }

  /// Moves all views to a time.
  public mutating func advance(to time: Instant) throws(EngineError) {
    if let now, time < now {
      throw EngineError(.timeRanBack, "cannot go back from \(now.text) ms to \(time.text) ms")
    }
    now = time
    for index in views.indices { views[index].advance(to: time) }
  }

  /// Handles all input of a moment.
  public mutating func handle(_ moment: Moment) throws(EngineError) {
    if now != moment.time { try advance(to: moment.time) }
    for event in moment.events {
      switch event.value {
      case .touch(let touch): try apply(touch, at: moment.time)
      case .layout(let change): try apply(change)
      case .setting(let change): try apply(change, at: moment.time)
      case .request(let command):
        try scene.checkView(command.view)
        views[command.view].apply(command, at: moment.time, under: leadingPoint(on: command.view))
      default: break
      }
    }
  }

  /// Writes the state of all views and their callbacks into a frame.
  public mutating func show(in frame: inout Frame) {
    for index in views.indices {
      frame.views[index] = views[index].shown(at: now ?? .zero)
      frame.views[index].frame = frameInWindow(ofView: index)
      if leader(on: index) != nil { frame.views[index].activity.insert(.tracking) }
      views[index].news.report(to: &frame.callbacks)
    }
  }

  private mutating func apply(_ touch: Touch, at time: Instant) throws(EngineError) {
    try touch.checkPosition()
    if touch.phase == .down {
      let view = scene.scrollingView(under: touch.point) { views[$0].offset }
      fingers.append(ClampingFinger(touch, on: view, at: time))
      if let view {
        let caught = stop(view)
        fingers[fingers.count - 1].isTap = !caught && leader(on: view) == fingers.count - 1
      }
      return
    }
    guard let index = fingers.firstIndex(where: { $0.number == touch.finger }) else {
      throw EngineError(.noSuchThing, "finger \(touch.finger) is not down")
    }
    let view = fingers[index].view
    let leads = view.flatMap { leader(on: $0) } == index
    if touch.phase != .cancel {
      let slopPoint = fingers[index].move(to: touch.point, at: time, slop: slop)
      if let view, leads { views[view].follow(touch.point, from: slopPoint) }
    }
    guard touch.phase != .move else { return }
    let finger = fingers.remove(at: index)
    if let view, leads { lift(finger, from: view, at: time, isFling: touch.phase == .up) }
  }

  /// Stops a view and the views around it; returns whether any of them was moving.
  private mutating func stop(_ view: Int) -> Bool {
    let caught = views[view].stop()
    guard let outer = scene.views[view].inside else { return caught }
    return stop(outer) || caught
  }

  /// Handles the lift or cancellation of the leading finger of a view: the next finger leads from
  /// its current position, or the view is released.
  private mutating func lift(
    _ finger: ClampingFinger, from view: Int, at time: Instant, isFling: Bool
  ) {
    if let next = leader(on: view) {
      fingers[next].beginAnew()
      views[view].grip(under: fingers[next].knownPoint)
    } else if views[view].isDragged {
      views[view].release(at: time, fingerVelocity: isFling ? finger.velocity(at: time) : .zero)
    } else if isFling && finger.isTap {
      views[view].tap(at: finger.point, in: frameInWindow(ofView: view))
    }
  }

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

  private mutating func apply(_ change: SettingChange, at time: Instant) throws(EngineError) {
    let before = scene
    try scene.apply(change)
    let view = scene.views[change.view]
    views[change.view].fit(
      to: view, moved: before.views[change.view].growth(by: change, in: view.frame.size), at: time,
      under: leadingPoint(on: change.view))
  }

  /// The index of the finger that a view follows.
  private func leader(on view: Int) -> Int? {
    for index in fingers.indices where fingers[index].view == view { return index }
    return nil
  }

  private func leadingPoint(on view: Int) -> Point? {
    leader(on: view).flatMap { fingers[$0].knownPoint }
  }

  private func frameInWindow(ofView index: Int) -> Rectangle {
    scene.frameInWindow(ofView: index) { parent in (views[parent].offset, 1) }
  }
}

/// The settings of the engine.
struct ClampingSettings: Sendable {
  /// The distance that a finger may move before it begins a drag, in points. The content does not
  /// move by this distance.
  var slop = 10.0
  /// The speed at which coasting stops, in points per second.
  var stopSpeed = 10.0
  /// The duration of an animated request, in seconds.
  var animation = 0.3
}
