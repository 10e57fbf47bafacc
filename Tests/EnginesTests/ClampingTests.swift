import Engines
import Exploration
import Model
import Replay
import Testing
import TestSupport
import Text

struct ClampingTests {
  func replay(
    _ recording: Recording, at ticks: any Ticks = FrameClock(), settings: [(String, Double)] = []
  ) throws -> Trace {
    try Trace(
      of: LiveSteps(
        Replayable(recording),
        on: ClampingEngine.factory.setting(settings.map { (name: $0.0, value: $0.1) }), at: ticks))
  }

  static let nested: Scene = {
    var scene = Scene.page()
    scene.views.append(
      ViewScene(
        id: "inner", frame: Rectangle(x: 20, y: 100, width: 280, height: 200), inside: 0,
        content: Size(width: 2000, height: 200)))
    return scene
  }()

  @Test(arguments: 0..<40)
  func `a recording split at a rest continues from the same state`(seed: Int) throws {
    let scene = Scene.page()
    let first = Recording.generated(UInt64(seed), in: scene)
    var second = Recording.generated(UInt64(seed) + 500, in: scene)
    let gap = TimeSpan.seconds(20)
    let start = (first.events.last?.value.time ?? .zero) + gap
    var whole = first
    whole.events += second.events.map {
      Located(InputEvent(at: start + ($0.value.time - .zero), $0.value.action))
    }
    let rest = try #require(try replay(first).steps.last?.frame.views[0])
    // The second part starts at the rest offset of the first part, in the scene as changed by the
    // first part's events.
    var grammar = EventGrammar(scene)
    for event in first.events { try grammar.admit(event.value) }
    second.head.scene = grammar.scene
    second.head.scene.views[0].start = Start(x: rest.offset.x, y: rest.offset.y)
    let (one, two) = (try replay(whole).steps.last, try replay(second).steps.last)
    #expect(try #require(one).frame.views == #require(two).frame.views)
  }

  @Test func `a drag starts at the end of the slop and follows the finger one to one`() throws {
    let trace = try replay(
      swipe([(0, 300), (10, 292), (20, 280), (30, 250)], start: 500, hold: 200))
    let shown = trace.steps.filter { $0.cause == .after }.map { $0.frame.views[0].offset.y }
    #expect(shown.prefix(4) == [500, 500, 510, 540])
    #expect(trace.steps.last?.frame.views[0].offset.y == 540)
  }

  @Test
  func `a finger that moved past an edge must return as far before the content moves`() throws {
    let trace = try replay(
      swipe([(0, 100), (10, 110), (20, 210), (30, 160), (40, 100)], start: 50, hold: 200))
    let shown = trace.steps.filter { $0.cause == .after }.map { $0.frame.views[0].offset.y }
    #expect(shown.prefix(5) == [50, 50, 0, 0, 60])
  }

  @Test func `a second finger takes over the drag without a jump`() throws {
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

  @Test func `a coast that reaches an edge ends on the edge with a single end callback`() throws {
    let moves = (0...6).map { (Double($0) * 10, 100 + Double($0) * 30) }
    let trace = try replay(swipe(moves, start: 400, hold: 0))
    #expect(trace.steps.last?.frame.views[0].offset.y == 0)
    let ends = trace.steps.flatMap(\.frame.callbacks).filter { $0.kind == .didEndDecelerating }
    #expect(ends.count == 1)
  }

  @Test func `a nested view follows the finger that touches it`() throws {
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

  @Test func `impossible input and invalid settings throw typed errors`() throws {
    var engine = try ClampingEngine(.page())
    try engine.advance(to: .milliseconds(10))
    #expect(throws: EngineError.self) { try engine.advance(to: .milliseconds(9)) }
    let wrong: [InputEvent.Action] = [
      .request(Command(view: 1, .page(1))), .setting(SettingChange(view: -1, [.paging(true)])),
      .layout(.frame(FrameChange(view: 7, frame: Rectangle(x: 0, y: 0, width: 1, height: 1)))),
      .layout(.frame(FrameChange(view: 0, frame: Rectangle(x: 0, y: 0, width: 0, height: 1)))),
      .setting(SettingChange(view: 0, [.deceleration(.rate(1))])),
      .touch(Touch(.move, finger: 3, at: .zero)), .touch(Touch(.up, finger: 3, at: .zero)),
    ]
    for action in wrong {
      #expect(throws: EngineError.self, "\(action)") {
        try engine.handle(Moment(at: .milliseconds(10), [Located(action)]))
      }
    }
    var scene = Scene.page()
    scene.views[0].inside = 0
    #expect(throws: EngineError.self) { try ClampingEngine(scene) }
    #expect(throws: EngineError.self) { try ClampingEngine.factory.setting([("wobble", 1)]) }
    #expect(throws: EngineError.self) { try ClampingEngine.factory.setting([("slop", .nan)]) }
  }

  @Test func `extreme numbers do not trap`() throws {
    for rate in [1e-300, 0.9999999999999999] {
      for far in [1e-300, 1e17, -1e17] {
        var recording = Recording.extreme(far) { $0.scroll.deceleration = .rate(rate) }
        recording.head.scene.window.size = Size(width: 1e17, height: 1e-17)
        #expect(try replay(recording).ending != nil)
      }
    }
  }

  private func swipe(_ points: [(time: Double, y: Double)], start: Double, hold: Double)
    -> Recording
  {
    var events: [InputEvent] = []
    for (index, point) in points.enumerated() {
      events.append(
        InputEvent(
          at: .milliseconds(point.time),
          .touch(Touch(index == 0 ? .down : .move, finger: 1, at: Point(x: 50, y: point.y)))))
    }
    let last = points.last ?? (0, 0)
    events.append(
      InputEvent(
        at: .milliseconds(last.time + hold),
        .touch(Touch(.up, finger: 1, at: Point(x: 50, y: last.y)))))
    return Recording(.page { $0.start = Start(y: start) }, events)
  }
}
