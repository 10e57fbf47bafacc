internal import Model
internal import Replay
internal import Text

/// The reference engine: scrolls like iOS, according to public sources and recorded traces.
///
/// The engine knows the window, the views and the view of each finger; each view has its own state
/// machine. Time advances only from one computed end of a motion to the next, so the state at a
/// time does not depend on how often the engine is queried.
struct IOSEngine {
  let constants: IOSConstants
  var views: [IOSView]
  /// For each view, the index of the view that contains it; nil for an outermost view.
  let parents: [Int?]
  var window: Window
  var keyboard: KeyboardMotion
  var touches = Touches()
  /// The viewport of each view in the window, not clipped to the views around it. These rectangles
  /// determine the view on which a finger comes down. They are updated at the beginning of a moment
  /// in which a finger comes down, and after each change by the app or the keyboard.
  var seen: [Rectangle] = []
  /// The coordinates in which each view was last shown: the view's origin in the window, and the
  /// length of a point of the view there.
  var located: [(origin: Point, scale: Double)] = []
  /// Whether any view is inside another view.
  let isNested: Bool
  private(set) var now = Instant(nanoseconds: .min)
  /// The time before which no motion ends, so that `advance` need not search the views for ends.
  private var nothingEnds = Instant(nanoseconds: .max)

  init(_ scene: Scene, constants: IOSConstants = IOSConstants()) throws(EngineError) {
    if let objection = scene.window.objection { throw EngineError(.unsupported, objection.message) }
    guard !scene.views.isEmpty else { throw EngineError(.unsupported, "a scene without a view") }
    self.constants = constants
    window = scene.window
    keyboard = KeyboardMotion(of: scene)
    parents = scene.views.map { $0.inside }
    isNested = parents.contains { $0 != nil }
    views = []
    views.reserveCapacity(scene.views.count)
    for (index, view) in scene.views.enumerated() {
      if let objection = view.objection { throw EngineError(.unsupported, objection.message) }
      if let parent = view.inside, !(0..<index).contains(parent) {
        throw EngineError(.unsupported, "a view inside one that is not listed before it")
      }
      let pixels = constants.pixels > 0 ? window.scale : 0
      views.append(IOSView(view, index: index, constants: constants, pixels: pixels))
    }
    seen = Array(repeating: Rectangle(x: 0, y: 0, width: 0, height: 0), count: views.count)
    located = Array(repeating: (.zero, 1), count: views.count)
  }

  private mutating func apply(_ moment: Moment, _ index: Int) throws(EngineError) {
    switch moment.events[index].value {
    case .touch(let touch):
      if touch.phase == .down { moveOthers(of: moment, after: index) }
      try apply(touch)
    case .layout:
      flush()
      try applyLayout(of: moment, from: index)
    case .setting(let change):
      flush()
      try check(change.view)
      try check(change)
      views[change.view].apply(change, at: now)
      noteSeen()
    case .request(let command):
      flush()
      try check(command.view)
      views[command.view].perform(command, at: now)
      fitPagesOutOfSight(of: command.view)
      noteSeen()
    case .observation, .mark: break
    }
  }

  /// A view and the views around it, the innermost first; empty for a finger outside all views.
  func outward(from view: Int?) -> ViewsOutward { ViewsOutward(parents: parents, view: view) }

  func check(_ view: Int) throws(EngineError) {
    guard views.indices.contains(view) else {
      throw EngineError(.noSuchThing, "view number \(view) does not exist")
    }
  }

  /// Rejects settings that would make a view invalid, before any view moves.
  private func check(_ change: SettingChange) throws(EngineError) {
    var scene = views[change.view].content.layout.scene
    for setting in change.settings { scene.apply(setting) }
    if let objection = scene.objection { throw EngineError(.unsupported, objection.message) }
  }
}

extension IOSEngine: ScrollEngine {
  mutating func handle(_ moment: Moment) throws(EngineError) {
    try advance(to: moment.time)
    nothingEnds = now
    if moment.hasLanding { noteSeen() }
    for index in moment.events.indices { try apply(moment, index) }
    flush()
    pullKeyboard()
    for index in views.indices { views[index].emitMovement(at: now) }
    runEnds(until: now)
  }

  mutating func advance(to time: Instant) throws(EngineError) {
    guard time >= now else {
      throw EngineError(.timeRanBack, "cannot go back from \(now.text) ms to \(time.text) ms")
    }
    if time >= nothingEnds { runEnds(until: time) }
    now = time
  }

  mutating func show(in frame: inout Frame) {
    if frame.views.count != views.count {
      frame.views = Array(repeating: ViewState(), count: views.count)
    }
    if isNested { locate() }
    for index in views.indices {
      views[index].show(in: &frame, view: index, now)
      if parents[index] != nil { frame.views[index].frame = windowFrame(index) }
      if views[index].content.layout.scene.shows.contains(.keyboard) {
        frame.views[index].readouts.keyboard = keyboard.top(at: now, bottom: window.size.height)
      }
    }
  }

  /// Processes the ends of motions in order of time. At equal times, the keyboard's arrival comes
  /// first, and then the views follow in the order of the scene.
  private mutating func runEnds(until time: Instant) {
    while true {
      nothingEnds = Instant(nanoseconds: .max)
      var next = 0
      for index in views.indices where views[index].content.motion.nextEnd < nothingEnds {
        nothingEnds = views[index].content.motion.nextEnd
        next = index
      }
      if keyboard.arrival <= nothingEnds {
        nothingEnds = keyboard.arrival
        guard nothingEnds <= time else { return }
        now = nothingEnds
        keyboardArrives()
        continue
      }
      guard nothingEnds <= time else { return }
      views[next].end(at: nothingEnds)
      fitPagesOutOfSight(of: next)
      // A page may still have been moving when it was scrolled out of sight.
      if let album = parents[next] { fitPagesOutOfSight(of: album) }
    }
  }
}

/// A view and the views around it, the innermost first.
struct ViewsOutward: Sequence, IteratorProtocol {
  let parents: [Int?]
  var view: Int?

  mutating func next() -> Int? {
    defer { view = view.flatMap { parents[$0] } }
    return view
  }
}
