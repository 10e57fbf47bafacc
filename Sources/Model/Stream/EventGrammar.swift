package import Text

/// The rules for the order of events: time never decreases, a finger moves only while it is down,
/// and every referenced object exists.
///
/// All sources of events use this state machine: files, recorders and generators. The grammar
/// stores the scene to reject changes that leave a view with contradictory limits.
package struct EventGrammar: Sendable {
  package private(set) var fingers = FingersDown()
  /// The scene after the changes so far.
  package private(set) var scene: Scene
  /// The time of the last event.
  package private(set) var now = Instant(nanoseconds: .min)
  /// The number of events at the time `now`.
  private var countNow = 0

  /// Creates the grammar of a recording that begins with this scene.
  package init(_ scene: Scene) { self.scene = scene }

  /// Accepts the next event. If the event is not allowed, the method throws an error and changes
  /// nothing.
  package mutating func admit(_ event: InputEvent) throws(Objection) {
    if case .touch(let touch) = event.action { return try admit(touch, at: event.time) }
    try checkTime(event.time)
    try admit(rare: event.action)
    pass(to: event.time)
  }

  /// Accepts a touch as the next event. Most events are touches, so the caller need not construct
  /// an event for a touch.
  package mutating func admit(_ touch: Touch, at time: Instant) throws(Objection) {
    try checkTime(time)
    try admit(touch)
    pass(to: time)
  }

  /// The maximum number of events at one time: twenty fingers with two hundred samples each. A
  /// replay stores all events of one time, so without a limit its memory would grow with the
  /// recording.
  package static let maxAtOnce = 4096

  @inline(__always) private func checkTime(_ time: Instant) throws(Objection) {
    guard time >= now else { throw backwards(time) }
    guard time > now || countNow < Self.maxAtOnce else { throw crowded(time) }
  }

  @inline(__always) private mutating func pass(to time: Instant) {
    countNow = time == now ? countNow &+ 1 : 1
    now = time
  }

  /// Applies a rejected event as far as possible, so that one error is not reported again for all
  /// later events.
  package mutating func follow(_ refused: InputEvent) {
    let event = InputEvent(at: max(refused.time, now), refused.action)
    if case .touch(let touch) = event.action, !fingers.contains(touch.finger) {
      // The finger of a rejected event becomes an additional finger, so that its later events are
      // accepted.
      if touch.phase == .move || (touch.phase == .down && fingers.count >= Touch.maxFingers) {
        fingers.toggle(touch.finger)
      }
    }
    try? admit(event)
  }

  @inline(__always) private mutating func admit(_ touch: Touch) throws(Objection) {
    let isDown = fingers.contains(touch.finger)
    guard (touch.phase == .down) != isDown else { throw outOfTurn(touch) }
    guard touch.phase != .down || fingers.count < Touch.maxFingers else { throw tooMany(touch) }
    if let force = touch.force, !(force >= 0 && force <= 1) {
      throw Objection(.sense, "force \(force.text)", expected: "a number from 0 to 1")
    }
    if let radius = touch.radius, !(radius >= 0) {
      throw Objection(.sense, "radius \(radius.text)", expected: "a number of points")
    }
    if touch.phase != .move { fingers.toggle(touch.finger) }
  }

  @inline(never) private mutating func admit(rare action: InputEvent.Action) throws(Objection) {
    let before = scene
    do {
      try follow(action)
    } catch {
      scene = before
      throw error
    }
  }

  private mutating func follow(_ action: InputEvent.Action) throws(Objection) {
    switch action {
    case .touch, .mark: break
    case .layout(let change): try follow(change)
    case .setting(let change):
      try known(change.view)
      guard !change.settings.isEmpty || change.above != 0 || change.left != 0 else {
        throw Objection(.sense, "a change that changes nothing", expected: "at least one setting")
      }
      var view = scene.views[change.view]
      for setting in change.settings { view.apply(setting) }
      if let objection = view.objection { throw objection }
      scene.views[change.view] = view
    case .request(let command):
      try known(command.view)
      if case .zoomTo(let zoom) = command.request, !(zoom > 0) {
        throw Objection(.sense, "zoom \(zoom.text)", expected: "a zoom above 0")
      }
    case .observation(let observation):
      try known(observation.view)
      guard observation.zoom > 0 else {
        throw Objection(.sense, "zoom \(observation.zoom.text)", expected: "a zoom above 0")
      }
    }
  }

  private mutating func follow(_ change: LayoutChange) throws(Objection) {
    if let window = change.window {
      scene.window.size = window.size
      if let scale = window.scale { scene.window.scale = scale }
      if let objection = scene.window.objection { throw objection }
    }
    if case .turn(let orientation, _, _) = change { scene.window.orientation = orientation }
    try apply(change.frames)
    guard case .keyboard(.shown(let frame, let field)) = change else { return }
    if let objection = frame.size.objection(of: "keyboard") { throw objection }
    guard let field else { return }
    let maximum = scene.views.map { $0.keyboard?.fields.count ?? 0 }.max() ?? 0
    guard (0..<maximum).contains(field) else {
      throw Objection(
        .sense, "field \(field)",
        expected: maximum == 0
          ? "a view that declares fields"
          : maximum == 1 ? "field 0, the only one" : "a field from 0 to \(maximum - 1)")
    }
  }

  private mutating func apply(_ frames: [FrameChange]) throws(Objection) {
    for (index, frame) in frames.enumerated() {
      try known(frame.view)
      if let objection = frame.frame.size.objection(of: "frame") { throw objection }
      scene.views[frame.view].frame = frame.frame
      if frames[..<index].contains(where: { $0.view == frame.view }) {
        throw Objection(
          .sense, "a second frame for view \"\(scene.views[frame.view].id)\"",
          expected: "each view once")
      }
    }
  }

  private func known(_ view: Int) throws(Objection) {
    guard scene.views.indices.contains(view) else {
      throw Objection(.sense, "view number \(view)", expected: "one of \(scene.views.count) views")
    }
  }

  @inline(never) private func backwards(_ time: Instant) -> Objection {
    Objection(.sense, "time runs backwards to \(time.text) ms", expected: "\(now.text) ms or later")
  }

  @inline(never) private func crowded(_ time: Instant) -> Objection {
    Objection(
      .sense, "more than \(Self.maxAtOnce) events at \(time.text) ms",
      expected: "at most \(Self.maxAtOnce) events at one time")
  }

  @inline(never) private func outOfTurn(_ touch: Touch) -> Objection {
    let finger = "finger \(touch.finger)"
    let deed =
      switch touch.phase {
      case .down: "comes down twice"
      case .move: "moves but is not down"
      case .up: "lifts but is not down"
      case .cancel: "is cancelled but is not down"
      }
    return Objection(
      .sense, "\(finger) \(deed)",
      expected: touch.phase == .down
        ? "an up or a cancel of \(finger) between" : "a down of \(finger) before")
  }

  @inline(never) private func tooMany(_ touch: Touch) -> Objection {
    Objection(
      .sense, "finger \(touch.finger) comes down where \(fingers.count) are down",
      expected: "at most \(Touch.maxFingers) fingers at once")
  }
}
