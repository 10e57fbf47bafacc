public import Model
public import Replay
internal import Text

/// A scroll engine that acts at frames, as most toolkits do.
///
/// A touch is accepted at once and shown at the next frame. A coast loses a share of its speed at
/// each frame, the speed of a drag is measured from frame to frame, and an animated request covers
/// a part of the distance at each frame. So one additional or missing frame changes everything that
/// the engine shows afterwards: tests use the engine to prove that the points at which a replay is
/// split have no effect.
public struct FrameEngine: ScrollEngine {
  var grammar: EventGrammar
  var motions: [FrameMotion]
  /// The views as they will be shown at the next frame.
  var states: [ViewState]
  var fingers: [FrameFinger] = []
  let habits: FrameHabits
  /// The views as the last frame showed them.
  private var shown: [ViewState]
  /// The moments since the last frame, and earlier moments that are not due yet.
  private var waiting: [Moment] = []
  private var late: [[Moment]] = []
  private var last: Instant?
  /// The time of the last moment that was handled without waiting for a frame.
  private var handled: Instant?

  package init(_ scene: Scene, _ habits: FrameHabits) throws(EngineError) {
    guard !scene.views.isEmpty else { throw EngineError(.unsupported, "a scene without views") }
    grammar = EventGrammar(scene)
    self.habits = habits
    motions = Array(repeating: FrameMotion(), count: scene.views.count)
    states = scene.startingStates
    for view in states.indices where scene.views[view].start.zoom == nil {
      if scene.views[view].zoom.limits != .fixed { states[view].zoom = states[view].minimumZoom }
    }
    shown = states
    for view in states.indices { settle(view) }
    shown = states
    for view in shown.indices { report(view) }
  }
}

extension FrameEngine {
  public mutating func handle(_ moment: Moment) throws(EngineError) {
    guard habits.framesLate == 0 else { return waiting.append(moment) }
    handled = moment.time
    let frames = states.map(\.frame)
    try apply(moment, at: moment.time)
    fit()
    for view in states.indices where states[view].frame != frames[view] { followOuter(view) }
    for view in states.indices { motions[view].remember(states[view].offset, at: moment.time) }
    show()
  }

  public mutating func advance(to time: Instant) { last = last ?? time }

  public mutating func drawFrame(at time: Instant) throws(EngineError) {
    let elapsed = last.map { time.seconds(since: $0) } ?? 0
    last = time
    late.append(waiting)
    waiting = []
    if late.count >= max(1, habits.framesLate) {
      for moment in late.removeFirst() { try apply(moment, at: time) }
    }
    for view in states.indices {
      motions[view].remember(states[view].offset, at: time)
      // No time has passed since a request at this time was handled.
      if case .animated = motions[view].kind, handled == time { continue }
      move(view, for: elapsed)
    }
    fit()
    for view in states.indices where grammar.scene.views[view].inside != nil { followOuter(view) }
    show()
  }

  /// Lets fingers hold the content at its new position, if a view moved together with the view
  /// around it.
  private mutating func followOuter(_ view: Int) {
    if case .dragged = motions[view].kind { holdOn(view) }
  }

  private mutating func show() {
    shown = states
    for view in shown.indices { report(view) }
  }

  public mutating func show(in frame: inout Frame) {
    for view in shown.indices { frame.views[view] = shown[view] }
    guard habits.folds > 0 else { return }
    let header = min(max(habits.folds - shown[0].offset.y, 0), habits.folds)
    frame.signals["header"] = .number(header)
    frame.signals["title"] = .text(header == 0 ? "It's folded" : "Inbox")
  }

  private mutating func apply(_ moment: Moment, at time: Instant) throws(EngineError) {
    for event in moment.events {
      let before = grammar.scene
      do throws(Objection) {
        try grammar.admit(InputEvent(at: moment.time, event.value))
      } catch {
        throw EngineError(.noSuchThing, error.message)
      }
      switch event.value {
      case .touch(let touch): apply(touch, with: moment, at: time)
      case .layout(let change): apply(change)
      case .setting(let change):
        let (view, bounds) = (before.views[change.view], states[change.view].bounds)
        apply(change, growth: view.growth(by: change, in: bounds))
      case .request(let command): apply(command)
      default: break
      }
    }
  }

  /// Advances the view's motion by one frame.
  private mutating func move(_ view: Int, for elapsed: Double) {
    switch motions[view].kind {
    case .still, .dragged: break
    case .animated(let target):
      let start = states[view].offset
      for axis in Axis.allCases {
        let rest = target[axis] - start[axis]
        states[view].offset[axis] = rest.magnitude < 0.5 ? target[axis] : target[axis] - 0.8 * rest
      }
      motions[view].pace = elapsed > 0 ? (states[view].offset - start) / elapsed : .zero
      if states[view].offset == target { motions[view].kind = .still }
    case .coasting(var speed):
      // The frame in which the finger lifted has already shown the offset of the lift, unless
      // touches are shown at once.
      if !motions[view].hasBegun, habits.framesLate > 0 { return motions[view].hasBegun = true }
      for axis in Axis.allCases {
        speed[axis] *= habits.friction
        if speed[axis].magnitude < 20 { speed[axis] = 0 }
        states[view].offset[axis] += speed[axis] * elapsed
      }
      let free = states[view].offset
      settle(view)
      for axis in Axis.allCases where states[view].offset[axis] != free[axis] { speed[axis] = 0 }
      motions[view].kind = speed == .zero ? .still : .coasting(speed)
    }
  }

  /// Updates the values derived from the scene, and limits the offset to its range.
  mutating func settle(_ view: Int) {
    fit()
    for axis in Axis.allCases {
      let (low, high) = (states[view].lowest(axis), states[view].highest(axis))
      states[view].offset[axis] = min(max(states[view].offset[axis], low), high)
    }
    // The views inside this view follow its new position.
    fit()
  }

  mutating func fit() { grammar.scene.fitStates(&states) }

  /// Rounds the shown offsets, and fills in activity and velocity if the engine reports them.
  private mutating func report(_ view: Int) {
    if habits.pixel > 0 {
      for axis in Axis.allCases {
        let offset = shown[view].offset[axis] / habits.pixel
        shown[view].offset[axis] = offset.rounded() * habits.pixel
      }
    }
    guard habits.reports else { return }
    let own = fingers.count { $0.view == view }
    shown[view].velocity = motions[view].speed
    shown[view].activity = motions[view].activity
    if own > 0 { shown[view].activity.insert(.tracking) }
    if case .dragged(let pinch, _) = motions[view].kind, pinch {
      shown[view].activity.insert(.zooming)
    }
  }
}
