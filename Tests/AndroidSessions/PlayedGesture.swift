import Engines
import Model
import Replay
import Text

/// Plays a recording on the engine `android` in virtual time, and writes a script of the gesture
/// for the stand-in for Android.
struct PlayedGesture {
  private(set) var script = Script()
  private(set) var expected: ExpectedSession
  let title: String
  private let scene: Scene
  private var engine: any ScrollEngine
  private var shown = Frame()
  private let density: Double
  private var window: Window
  private var fingers: [UInt8: Script.Pointer] = [:]
  private var moves: [Script.Sample] = []
  /// The device time in nanoseconds at which the session begins.
  private static let zero: Int64 = 5_000_000_000

  /// Plays the whole recording.
  init(_ recording: Recording, density: Double) throws {
    scene = recording.head.scene
    title = recording.head.title
    self.density = density
    window = scene.window
    engine = try BuiltInEngines.android.make(scene)
    shown.views = scene.views.map { _ in ViewState() }
    try engine.advance(to: .zero)
    engine.show(in: &shown)
    let kinds = scene.views.enumerated().map { Kind($1, $0) }
    expected = ExpectedSession(
      scene, density: density, views: Self.pixels(shown, density), isAcross: kinds.map(\.isAcross),
      window: Self.pixels(scene.window, density))
    script.add("density", Float(density))
    addWindow()
    for (index, view) in scene.views.enumerated() {
      script.add("view", view.id, kinds[index].name, view.inside ?? -1, kinds[index].isDescribed)
    }
    show(then: false)
    script.add("begin", title)
    try play(recording)
    script.add("end")
    expected.stop()
  }

  private mutating func play(_ recording: Recording) throws {
    let clock = FrameClock()
    var number: Int64 = 0
    var last = Instant.zero
    var stillSince = Instant.zero
    var before = expected.views
    let events = recording.events.map(\.value).filter(\.action.isInput)
    for event in events {
      while let tick = clock.tick(number), tick < event.time {
        number += 1
        // Frames of long waits are not drawn.
        if tick - last >= .seconds(10), event.time - tick > .seconds(1) { continue }
        try draw(at: tick)
      }
      last = event.time
      try perform(event)
    }
    while let tick = clock.tick(number), tick - last < .seconds(10) {
      number += 1
      try draw(at: tick)
      if expected.views != before { stillSince = tick }
      before = expected.views
      if tick - max(stillSince, last) >= .milliseconds(600) { break }
    }
  }

  private mutating func perform(_ event: InputEvent) throws {
    switch event.action {
    case .touch(let touch): try add(touch, at: event.time)
    case .request(let command):
      try flush()
      guard case .scrollTo(let point) = command.request else { return }
      try engine.advance(to: event.time)
      let (x, y) = (Self.pixels(point.x, density), Self.pixels(point.y, density))
      script.add("clock", Self.milliseconds(event.time))
      script.add("ask", command.view, x, y, command.animated)
      expected.request(
        command.view, x, y, command.animated, at: Self.milliseconds(event.time))
      try handle(event.action, at: event.time)
    case .layout(.keyboard(let keyboard)):
      try flush()
      var bottom = 0
      if case .shown(let frame, _) = keyboard { bottom = Self.pixels(frame.size.height, density) }
      script.add("clock", Self.milliseconds(event.time))
      script.add("insets", bottom)
      expected.inset(bottom, at: Self.milliseconds(event.time))
      try handle(event.action, at: event.time)
    default:
      try flush()
      if case .layout(let change) = event.action, let changed = change.window {
        window.size = changed.size
        if case .turn(let side, _, _) = change { window.orientation = side }
        addWindow()
        expected.resize(Self.pixels(window, density))
      }
      try handle(event.action, at: event.time)
    }
  }

  private mutating func handle(_ action: InputEvent.Action, at time: Instant) throws {
    try engine.handle(Moment(at: time, [Located(action)]))
  }

  /// Moves wait for the next frame, which delivers them as one event with a history.
  private mutating func add(_ touch: Touch, at time: Instant) throws {
    let milliseconds = Self.milliseconds(time)
    let pointer = Script.Pointer(
      id: Int(touch.finger), x: Float(touch.point.x * density), y: Float(touch.point.y * density),
      major: Float((touch.radius ?? 0) * 2 * density))
    if touch.phase == .move {
      fingers[touch.finger] = pointer
      if moves.last?.milliseconds == milliseconds { moves.removeLast() }
      moves.append(Script.Sample(milliseconds: milliseconds, pointers: pointers))
      return try handle(.touch(touch), at: time)
    }
    try flush()
    fingers[touch.finger] = pointer
    let all = pointers
    let index = all.firstIndex { $0.id == pointer.id } ?? 0
    let action: Script.Action =
      switch touch.phase {
      case .down: all.count == 1 ? .down : .pointerDown
      case .up: all.count == 1 ? .up : .pointerUp
      case .cancel, .move: .cancel
      }
    try handle(.touch(touch), at: time)
    send(action, index, [Script.Sample(milliseconds: milliseconds, pointers: all)])
    // A cancelled event cancels all fingers.
    if touch.phase == .cancel {
      fingers = [:]
    } else if touch.phase == .up {
      fingers[touch.finger] = nil
    }
  }

  private var pointers: [Script.Pointer] { fingers.values.sorted { $0.id < $1.id } }

  private mutating func flush() throws {
    guard !moves.isEmpty else { return }
    let samples = moves
    moves = []
    send(.move, 0, samples)
  }

  private mutating func send(_ action: Script.Action, _ index: Int, _ samples: [Script.Sample]) {
    engine.show(in: &shown)
    let next = Self.pixels(shown, density)
    for (number, view) in next.enumerated() { script.show(view, number, then: true) }
    script.touch(action, index, samples)
    expected.touch(action, index, samples, showing: next)
  }

  private mutating func draw(at tick: Instant) throws {
    try flush()
    try engine.drawFrame(at: tick)
    script.add("frame", tick.nanoseconds + Self.zero)
    show(then: false)
    script.add("drawn")
    expected.frame(at: tick.nanoseconds + Self.zero, showing: Self.pixels(shown, density))
  }

  private mutating func show(then: Bool) {
    shown.callbacks.removeAll()
    engine.show(in: &shown)
    for (index, view) in Self.pixels(shown, density).enumerated() {
      script.show(view, index, then: then)
    }
  }

  private mutating func addWindow() {
    let (width, height, side) = Self.pixels(window, density)
    script.add("window", side, width, height)
  }
}

extension PlayedGesture {
  /// The Android class of a view of a scene.
  private struct Kind {
    let name: String
    /// Whether the view scrolls horizontally only or vertically only; nil for a list, which scrolls
    /// along both axes.
    let isAcross: Bool?
    /// Whether the app describes the pages of the view to the recorder.
    let isDescribed: Bool

    init(_ view: ViewScene, _ index: Int) {
      let across = view.content.width > view.frame.size.width + 0.5
      let along = view.content.height > view.frame.size.height + 0.5
      isDescribed = view.scroll.paging && !index.isMultiple(of: 2)
      if view.scroll.paging {
        (name, isAcross) = (isDescribed ? "RecyclerView" : "ViewPager2", nil)
      } else if across == along {
        (name, isAcross) = ("RecyclerView", nil)
      } else {
        (name, isAcross) = (across ? "HorizontalScrollView" : "ScrollView", across)
      }
    }
  }

  /// The device time in milliseconds.
  private static func milliseconds(_ time: Instant) -> Int {
    Int((time.nanoseconds + zero + 500_000) / 1_000_000)
  }

  private static func pixels(_ points: Double, _ density: Double) -> Int {
    Int((points * density).rounded())
  }

  private static func pixels(_ window: Window, _ density: Double) -> (Int, Int, Int) {
    let side = ExpectedSession.sides.firstIndex(of: window.orientation) ?? 0
    return (pixels(window.size.width, density), pixels(window.size.height, density), side)
  }

  private static func pixels(_ frame: Frame, _ density: Double) -> [Script.ViewPixels] {
    frame.views.map { state in
      Script.ViewPixels(
        x: pixels(state.frame.origin.x, density), y: pixels(state.frame.origin.y, density),
        width: pixels(state.frame.size.width, density),
        height: pixels(state.frame.size.height, density),
        content: (pixels(state.content.width, density), pixels(state.content.height, density)),
        offset: (pixels(state.offset.x, density), pixels(state.offset.y, density)))
    }
  }
}
