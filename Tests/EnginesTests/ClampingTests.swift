import Engines
import Exploration
import Gesture
import Replay
import TestSupport
import Testing

struct ClampingTests {
  static let rates: [any Ticks] =
    [30.0, 60, 90, 120, 144].compactMap { FrameClock(hertz: $0, phase: .milliseconds(2)) } + [
      ListedTicks(
        (0..<2000).map { Instant(nanoseconds: Int64($0) * 9_000_000 + Int64($0 * $0 % 7_000_000)) })
    ]

  func replay(
    _ recording: Recording, at ticks: any Ticks = FrameClock(), settings: [(String, Double)] = []
  ) throws -> Trace {
    try Trace(
      of: LiveSteps(
        Replayable(recording),
        on: ClampingEngine.factory.setting(settings.map { (name: $0.0, value: $0.1) }), at: ticks))
  }

  static let scenes: [Scene] = [
    .page(), .page(content: Size(width: 320, height: 2000)),
    .page(content: Size(width: 100, height: 5000)) { $0.layout.small = .centre },
    .page { $0.insets = Insets(top: 64, left: 3, bottom: 49, right: 0) },
    .page { $0.scroll.deceleration = .fast }, nested,
  ]

  static let nested: Scene = {
    var scene = Scene.page()
    scene.views.append(
      ViewScene(
        id: "inner", frame: Rectangle(x: 20, y: 100, width: 280, height: 200), inside: 0,
        content: Size(width: 2000, height: 200)))
    return scene
  }()

  @Test(arguments: 0..<60)
  func `what is shown at a time does not depend on the frame rate`(seed: Int) throws {
    let scene = Self.scenes[seed % Self.scenes.count]
    let recording = Recording.random(UInt64(seed), on: scene, gestures: 8)
    let traces = try Self.rates.map { try replay(recording, at: $0) }
    for trace in traces {
      for other in traces {
        var known: [Instant: [Step]] = [:]
        for step in other.steps { known[step.time, default: []].append(step) }
        for step in trace.steps {
          guard let twin = known[step.time]?.first(where: { $0.cause == step.cause }) else {
            continue
          }
          for (one, two) in zip(step.frame.views, twin.frame.views) {
            #expect(abs(one.offset.x - two.offset.x) <= 1e-9, "\(step.time.text) ms")
            #expect(abs(one.offset.y - two.offset.y) <= 1e-9, "\(step.time.text) ms")
            #expect(one.activity == two.activity)
          }
        }
      }
      #expect(words(trace) == words(traces[0]))
    }
  }

  @Test(arguments: 0..<300)
  func `it comes to rest within its range and tells its callbacks in order`(seed: Int) throws {
    let scene = Self.scenes[seed % Self.scenes.count]
    let trace = try replay(Recording.random(UInt64(seed) &+ 1000, on: scene, gestures: 10))
    #expect(trace.ending == .rest)
    var last: [Point]?
    for step in trace.steps {
      for (index, view) in step.frame.views.enumerated() {
        for axis in Axis.allCases {
          #expect(view.offset[axis] >= view.lowest(axis) && view.offset[axis] <= view.highest(axis))
        }
        let told = step.frame.callbacks.contains { $0.view == index && $0.kind == .didScroll }
        if let last, last[index] != view.offset { #expect(told) }
      }
      last = step.frame.views.map(\.offset)
    }
    for view in scene.views.indices {
      var word = ""
      for callback in trace.steps.flatMap(\.frame.callbacks) where callback.view == view {
        switch callback.kind {
        case .willBeginDragging: word += "b"
        case .willEndDragging: word += "E"
        case .didEndDragging(let more): word += more ? "y" : "x"
        case .willBeginDecelerating: word += "B"
        case .didEndDecelerating: word += "e"
        case .didEndScrollingAnimation: word += "a"
        default: break
        }
      }
      #expect(word.wholeMatch(of: /(a|bEx|bEyBe)*/) != nil, "\(word)")
    }
    #expect(trace.steps.last?.frame.views.allSatisfy { $0.activity.isEmpty } == true)
  }

  @Test(arguments: 0..<40)
  func `twice is the same, bit by bit`(seed: Int) throws {
    let recording = Recording.random(UInt64(seed), on: .page())
    #expect(try replay(recording) == replay(recording))
  }

  @Test(arguments: 0..<40)
  func `later by whole frames is the same, later`(seed: Int) throws {
    let recording = Recording.random(UInt64(seed), on: .page())
    var later = recording
    for index in later.events.indices {
      later.events[index].value.time = later.events[index].value.time + .seconds(6)
    }
    let (one, two) = (try replay(recording), try replay(later))
    #expect(one.steps.map(\.frame) == two.steps.map(\.frame))
    #expect(one.steps.map { $0.time + .seconds(6) } == two.steps.map(\.time))
  }

  @Test(arguments: 0..<40)
  func `cut at a rest it goes on from there`(seed: Int) throws {
    let scene = Scene.page()
    let first = Recording.random(UInt64(seed), on: scene, gestures: 3)
    var second = Recording.random(UInt64(seed) + 500, on: scene, gestures: 3)
    let gap = Lapse.seconds(20)
    let start = (first.events.last?.value.time ?? .zero) + gap
    var whole = first
    whole.events += second.events.map {
      Placed(InputEvent(at: start + ($0.value.time - .zero), $0.value.action))
    }
    guard let rest = try replay(first).steps.last?.frame.views[0] else { return }
    // The tail begins where the head came to rest, in the scene as it is by then.
    var grammar = EventGrammar(scene)
    for event in first.events { try grammar.admit(event.value) }
    second.head.scene = grammar.scene
    second.head.scene.views[0].start = Start(x: rest.offset.x, y: rest.offset.y)
    let (one, two) = (try replay(whole).steps.last, try replay(second).steps.last)
    #expect(one?.frame.views == two?.frame.views)
  }

  @Test(arguments: 0..<40)
  func `a straight path in finer moves is the same path`(seed: Int) throws {
    var dice = SeededNumbers(seed: UInt64(seed))
    let way = Point(
      x: .random(in: -200...200, using: &dice), y: .random(in: -300...300, using: &dice))
    func swipe(moves: Int) -> Recording {
      let touch = { (phase: Touch.Phase, share: Double) in
        InputEvent(
          at: .milliseconds(share * 120),
          .touch(
            Touch(phase, finger: 0, at: Point(x: 160 + way.x * share, y: 240 + way.y * share))))
      }
      var path = [touch(.down, 0)]
      for move in 1..<moves { path.append(touch(.move, Double(move) / Double(moves))) }
      return Recording(.page { $0.start = Start(x: 200, y: 900) }, path + [touch(.up, 1)])
    }
    let (coarse, fine) = (try replay(swipe(moves: 10)), try replay(swipe(moves: 40)))
    let ends = [coarse, fine].compactMap { $0.steps.last?.frame.views[0].offset }
    #expect(abs(ends[0].x - ends[1].x) < 1e-6 && abs(ends[0].y - ends[1].y) < 1e-6)
  }

  @Test func `a drag begins where it left the slop and follows one to one`() throws {
    let trace = try replay(
      swipe([(0, 300), (10, 292), (20, 280), (30, 250)], start: 500, hold: 200))
    let shown = trace.steps.filter { $0.cause == .after }.map { $0.frame.views[0].offset.y }
    #expect(shown.prefix(4) == [500, 500, 510, 540])
    #expect(trace.steps.last?.frame.views[0].offset.y == 540)
  }

  @Test func `a finger beyond an edge must come back as far`() throws {
    let trace = try replay(
      swipe([(0, 100), (10, 110), (20, 210), (30, 160), (40, 100)], start: 50, hold: 200))
    let shown = trace.steps.filter { $0.cause == .after }.map { $0.frame.views[0].offset.y }
    #expect(shown.prefix(5) == [50, 50, 0, 0, 60])
  }

  @Test func `a second finger takes over without a jump`() throws {
    func touch(_ phase: Touch.Phase, _ finger: UInt8, _ y: Double, at time: Double) -> InputEvent {
      InputEvent(
        at: .milliseconds(time), .touch(Touch(phase, finger: finger, at: Point(x: 50, y: y))))
    }
    let trace = try replay(
      Recording(
        .page { $0.start = Start(y: 500) },
        [
          touch(.down, 1, 300, at: 0), touch(.move, 1, 260, at: 10), touch(.down, 2, 100, at: 20),
          touch(.move, 2, 70, at: 30), touch(.up, 1, 260, at: 40), touch(.move, 2, 60, at: 50),
          touch(.up, 2, 60, at: 300),
        ]))
    let shown = trace.steps.filter { $0.cause == .after }.map { $0.frame.views[0].offset.y }
    #expect(shown == [500, 530, 530, 530, 530, 540, 540])
  }

  @Test func `a coast into an edge ends on the edge at its own time`() throws {
    let moves = (0...6).map { (Double($0) * 10, 100 + Double($0) * 30) }
    let trace = try replay(swipe(moves, start: 400, hold: 0))
    #expect(trace.steps.last?.frame.views[0].offset.y == 0)
    let ends = trace.steps.flatMap(\.frame.callbacks).filter { $0.kind == .didEndDecelerating }
    #expect(ends.count == 1)
  }

  @Test func `a nested view follows the finger that came down on it`() throws {
    let touch = { (phase: Touch.Phase, x: Double, time: Double) in
      InputEvent(
        at: .milliseconds(time), .touch(Touch(phase, finger: 1, at: Point(x: x, y: 150))))
    }
    let trace = try replay(
      Recording(Self.nested, [touch(.down, 250, 0), touch(.move, 150, 20), touch(.up, 150, 300)]))
    let views = trace.steps.last?.frame.views
    #expect(views?.map(\.offset) == [.zero, Point(x: 90, y: 0)])
    #expect(views?[1].frame.origin == Point(x: 20, y: 100))
  }

  @Test func `it refuses what no engine can do, and does not trap`() throws {
    var engine = try ClampingEngine(.page())
    try engine.advance(to: .milliseconds(10))
    #expect(throws: EngineError.self) { try engine.advance(to: .milliseconds(9)) }
    let wrong: [InputEvent.Action] = [
      .ask(Command(view: 1, .page(1))), .setting(SettingChange(view: -1, [.paging(true)])),
      .layout(.frame(FrameChange(view: 7, frame: Rectangle(x: 0, y: 0, width: 1, height: 1)))),
      .layout(.frame(FrameChange(view: 0, frame: Rectangle(x: 0, y: 0, width: 0, height: 1)))),
      .setting(SettingChange(view: 0, [.deceleration(.rate(1))])),
      .touch(Touch(.move, finger: 3, at: .zero)), .touch(Touch(.up, finger: 3, at: .zero)),
    ]
    for action in wrong {
      #expect(throws: EngineError.self, "\(action)") {
        try engine.handle(Moment(at: .milliseconds(10), [Placed(action)]))
      }
    }
    var scene = Scene.page()
    scene.views[0].inside = 0
    #expect(throws: EngineError.self) { try ClampingEngine(scene) }
    #expect(throws: EngineError.self) { try ClampingEngine.factory.setting([("wobble", 1)]) }
    #expect(throws: EngineError.self) { try ClampingEngine.factory.setting([("slop", .nan)]) }
  }

  @Test func `extreme numbers are shown, not trapped on`() throws {
    for rate in [1e-300, 0.9999999999999999] {
      for far in [1e-300, 1e17, -1e17] {
        var scene = Scene.page(content: Size(width: 1e17, height: 1e17)) {
          $0.scroll.deceleration = .rate(rate)
          $0.start.item = .min
          $0.layout.onResize = .keepPage
        }
        scene.window.size = Size(width: 1e17, height: 1e-17)
        let touches = [
          (0.0, Touch.Phase.down, 0.0), (0.000001, .move, far), (0.000002, .up, -far),
        ].map {
          InputEvent(
            at: .milliseconds($0.0), .touch(Touch($0.1, finger: 0, at: Point(x: $0.2, y: $0.2))))
        }
        let small = FrameChange(view: 0, frame: Rectangle(x: 0, y: 0, width: 1e-17, height: 1e17))
        let turn = InputEvent(at: .milliseconds(5), .layout(.frame(small)))
        let trace = try replay(Recording(scene, touches + [turn]))
        #expect(trace.ending != nil)
      }
    }
  }

  private func swipe(_ places: [(time: Double, y: Double)], start: Double, hold: Double)
    -> Recording
  {
    var events: [InputEvent] = []
    for (index, place) in places.enumerated() {
      events.append(
        InputEvent(
          at: .milliseconds(place.time),
          .touch(Touch(index == 0 ? .down : .move, finger: 1, at: Point(x: 50, y: place.y)))))
    }
    let last = places.last ?? (0, 0)
    events.append(
      InputEvent(
        at: .milliseconds(last.time + hold),
        .touch(Touch(.up, finger: 1, at: Point(x: 50, y: last.y)))))
    return Recording(.page { $0.start = Start(y: start) }, events)
  }

  /// Every callback but the notes of scrolling, which come as often as somebody looks.
  private func words(_ trace: Trace) -> [Callback] {
    trace.steps.flatMap(\.frame.callbacks).filter { $0.kind != .didScroll }
  }
}
