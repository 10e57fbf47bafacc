import Model
import Replay
import Testing
import TestSupport

@testable import Engines

/// Compares the `android` engine with published values and rules of Android's scrolling views.
struct AndroidEngineTests {
  static let nested: Scene = {
    var scene = Scene.page(content: Size(width: 320, height: 2400))
    scene.views.append(
      ViewScene(
        id: "inner", frame: Rectangle(x: 20, y: 100, width: 280, height: 200), inside: 0,
        content: Size(width: 2000, height: 200)))
    return scene
  }()

  static func replay(
    _ recording: Recording, settings: [(String, Double)] = []
  ) throws -> Trace {
    try trace(
      recording, on: BuiltInEngines.android.setting(settings.map { (name: $0.0, value: $0.1) }))
  }

  static func touch(
    _ phase: Touch.Phase, _ finger: UInt8 = 1, x: Double = 50, y: Double = 150, at time: Double
  ) -> InputEvent {
    InputEvent(
      at: .milliseconds(time), .touch(Touch(phase, finger: finger, at: Point(x: x, y: y))))
  }

  /// A finger that moves vertically at a constant speed and lifts while it still moves.
  static func flick(
    _ speed: Double, lasting: Double = 100, at start: Double = 0, from y: Double = 300
  ) -> [InputEvent] {
    let moves = stride(from: 10.0, through: lasting, by: 10).map {
      touch(.move, y: y + speed * $0 / 1000, at: start + $0)
    }
    return [touch(.down, y: y, at: start)] + moves + [
      touch(.up, y: y + speed * lasting / 1000, at: start + lasting)
    ]
  }

  static func shown(_ trace: Trace) -> [Double] {
    trace.steps.filter { $0.cause == .after }.map { $0.frame.views[0].offset.y }
  }

  static let column = Scene.page(content: Size(width: 320, height: 9000)) {
    $0.start = Start(y: 3000)
  }

  /// The expected values come from Android's OverScroller: 194.31 dp and 555 ms at 1000 dp/s,
  /// 2156.95 dp and 1540 ms at 4000 dp/s.
  @Test(arguments: [(-1000.0, 194.31, 0.555), (-4000, 2156.95, 1.540), (1000, -194.31, 0.555)])
  func `a fling has the distance and duration of OverScroller`(
    speed: Double, distance: Double, duration: Double
  ) throws {
    let trace = try Self.replay(Recording(Self.column, Self.flick(speed, from: 250)))
    let lift = try #require(trace.steps.last { $0.cause == .after })
    let rest = try #require(trace.steps.last)
    let length = rest.frame.views[0].offset.y - lift.frame.views[0].offset.y
    #expect(abs(length - distance) < 0.01)
    let end = try #require(
      trace.steps.first { $0.frame.callbacks.contains { $0.kind == .didEndDecelerating } })
    let lasted = end.time.seconds(since: lift.time)
    #expect(lasted >= duration && lasted < duration + 0.02)
  }

  /// OverScroller truncates the distance to 194 px. At these times the offset is 15.92, 88.62 and
  /// 159.22 px before rounding.
  @Test(arguments: [(116.0, 16.0), (200, 89), (350, 159)])
  func `with density 1, a fling shows the whole pixels of OverScroller`(
    time: Double, position: Double
  )
    throws
  {
    let engine = try BuiltInEngines.android.setting([("density", 1)])
    #expect(engine.contract.offsetResolution == 1)
    let recording = Recording(Self.column, Self.flick(-1000))
    let trace = try trace(recording, on: engine, at: ListedTicks([.milliseconds(time)]))
    let lift = try #require(trace.steps.last { $0.cause == .after }).frame.views[0].offset.y
    let step = try #require(trace.steps.last { $0.cause == .frame })
    #expect(step.frame.views[0].offset.y - lift == position)
  }

  @Test(arguments: [0.0, 1, 2, 3])
  func `with a density set, every offset is a whole number of pixels`(item: Double) throws {
    let engine = try BuiltInEngines.android.setting([("density", 2.625), ("overfling", 6)])
    let scene = Scene.page(content: Size(width: 901.7, height: 2399.3)) {
      $0.frame.size.width = 300.1
      $0.insets = Insets(top: 10.1, left: 0.3, bottom: 7.7, right: 0)
      $0.scroll.paging = item == 3
      $0.start = Start(x: 100.3 * item, y: 900.1)
    }
    let requests = [(Point(x: 33.3, y: 333.3), false), (Point(x: 1e6, y: 444.4), true)].enumerated()
      .map { index, request in
        InputEvent(
          at: .milliseconds(1000 * Double(index + 1)),
          .request(Command(view: 0, .scrollTo(request.0), animated: request.1)))
      }
    let recording = Recording(
      scene, Self.flick(-700) + requests + Self.flick(4000, at: 2500, from: 50))
    for step in try trace(recording, on: engine).steps {
      let point = step.frame.views[0].offset
      for pixels in [point.x * 2.625, point.y * 2.625] {
        #expect(abs(pixels - pixels.rounded()) < 1e-6, "\(step.time.text) ms")
      }
    }
  }

  @Test func `without bouncing, a fling shows no overscroll`() throws {
    let engine = try BuiltInEngines.android.setting([("overfling", 60)])
    func lowest(bounces: Bool) throws -> Double? {
      let scene = Scene.page(content: Size(width: 320, height: 9000)) {
        $0.start = Start(y: 400)
        $0.scroll.bounces = bounces
      }
      return try trace(Recording(scene, Self.flick(3000, from: 50)), on: engine).steps
        .map { $0.frame.views[0].offset.y }.min()
    }
    #expect(try #require(try lowest(bounces: true)) < -10)
    #expect(try lowest(bounces: false) == 0)
  }

  @Test func `a drag starts at the end of the slop and follows the finger one to one`() throws {
    let events = [
      Self.touch(.down, y: 300, at: 0), Self.touch(.move, y: 293, at: 10),
      Self.touch(.move, y: 280, at: 20), Self.touch(.up, y: 280, at: 300),
    ]
    #expect(
      Self.shown(try Self.replay(Recording(Self.column, events))) == [3000, 3000, 3012, 3012])
  }

  @Test func `a drag along an axis without scroll range moves nothing`() throws {
    let events = [
      Self.touch(.down, x: 50, at: 0), Self.touch(.move, x: 150, at: 20),
      Self.touch(.up, x: 150, at: 40),
    ]
    let trace = try Self.replay(Recording(Self.column, events))
    #expect(trace.words(ofView: 0).isEmpty)
  }

  @Test func `neither a slow release nor a finger held still starts a fling`() throws {
    for events in [
      Self.flick(-45, lasting: 500),
      Array(Self.flick(-1000).dropLast()) + [Self.touch(.up, y: 200, at: 141)],
    ] {
      let trace = try Self.replay(Recording(Self.column, events))
      #expect(trace.words(ofView: 0).contains(.didEndDragging(willDecelerate: false)))
      #expect(trace.steps.last?.frame.views[0].offset.y == Self.shown(trace).last)
    }
  }

  @Test func `a touch that stops a fling leaves the content at its position`() throws {
    let catching = [Self.touch(.down, 2, y: 300, at: 300), Self.touch(.up, 2, y: 300, at: 400)]
    let trace = try Self.replay(Recording(Self.column, Self.flick(-3000) + catching))
    let shown = Self.shown(trace)
    #expect(shown[shown.count - 2] == trace.steps.last?.frame.views[0].offset.y)
    #expect(trace.words(ofView: 0).last == .didEndDecelerating)
  }

  @Test func `a second finger takes over the drag and returns it without a jump`() throws {
    let events = [
      Self.touch(.down, 1, y: 300, at: 0), Self.touch(.move, 1, y: 252, at: 10),
      Self.touch(.down, 2, y: 100, at: 20), Self.touch(.move, 1, y: 200, at: 30),
      Self.touch(.move, 2, y: 80, at: 40), Self.touch(.up, 2, y: 80, at: 50),
      Self.touch(.move, 1, y: 190, at: 60), Self.touch(.up, 1, y: 190, at: 300),
    ]
    #expect(
      Self.shown(try Self.replay(Recording(Self.column, events))) == [
        3000, 3040, 3040, 3040, 3060, 3060, 3070, 3070,
      ])
  }

  @Test func `a fling that reaches an edge stops on it immediately`() throws {
    let scene = Scene.page(content: Size(width: 320, height: 9000)) { $0.start = Start(y: 400) }
    let trace = try Self.replay(Recording(scene, Self.flick(3000, from: 50)))
    for step in trace.steps { #expect(step.frame.views[0].offset.y >= 0) }
    #expect(trace.steps.last?.frame.views[0].offset.y == 0)
    let end = try #require(
      trace.steps.first { $0.frame.callbacks.contains { $0.kind == .didEndDecelerating } })
    #expect(end.time < .milliseconds(200))
  }

  @Test func `with overfling set, a fling passes the edge by that distance and returns`() throws {
    let engine = try BuiltInEngines.android.setting([("overfling", 6)])
    #expect(engine.abilities.contains(.overscroll))
    let scene = Scene.page(content: Size(width: 320, height: 9000)) { $0.start = Start(y: 400) }
    let recording = Recording(scene, Self.flick(3000, from: 50))
    let positions = try trace(recording, on: engine, at: FrameClock(hertz: 1000) ?? FrameClock())
      .steps.map { $0.frame.views[0].offset.y }
    #expect(abs((positions.min() ?? 0) + 6) < 0.01)
    #expect(positions.last == 0)
    // If a finger stops content outside its range, the content returns after the finger lifts.
    let catching = [Self.touch(.down, 2, y: 9, at: 163), Self.touch(.up, 2, y: 9, at: 900)]
    let caught = try trace(Recording(scene, Self.flick(3000, from: 50) + catching), on: engine)
    let held = try #require(caught.steps.last { $0.cause == .after })
    #expect(held.frame.views[0].offset.y < -1)
    #expect(caught.steps.last?.frame.views[0].offset.y == 0)
  }

  @Test func `an animated request takes 250 ms and starts fast`() throws {
    let query = Command(view: 0, .scrollTo(Point(x: 0, y: 4000)), animated: true)
    let trace = try trace(
      Recording(Self.column, [InputEvent(at: .zero, .request(query))]), on: BuiltInEngines.android,
      at: ListedTicks([0, 50, 100, 200, 249, 250, 300].map { Instant.milliseconds($0) }))
    let positions = trace.steps.filter { $0.cause == .frame }.map { $0.frame.views[0].offset.y }
    #expect(positions[1] > 3300 && positions[2] > 3800 && positions[4] < 4000)
    #expect(positions[5] == 4000)
  }

  @Test func `the parent scrolls along the axis along which the nested view cannot scroll`() throws
  {
    func drag(x: Double, y: Double) throws -> [Point]? {
      let events = [
        Self.touch(.down, x: 150, y: 150, at: 0), Self.touch(.move, x: x, y: y, at: 20),
        Self.touch(.up, x: x, y: y, at: 300),
      ]
      return try Self.replay(Recording(Self.nested, events)).steps.last?.frame.views.map(\.offset)
    }
    #expect(try drag(x: 50, y: 150) == [.zero, Point(x: 92, y: 0)])
    #expect(try drag(x: 150, y: 50) == [Point(x: 0, y: 92), .zero])
  }

  @Test func `a fling continues if the content grows, and stops if the content shrinks`() throws {
    let scene = Scene.page(content: Size(width: 320, height: 4400)) { $0.start = Start(y: 3000) }
    func rest(_ height: Double) throws -> Double? {
      let change = InputEvent(
        at: .milliseconds(150), .setting(SettingChange(view: 0, [.contentHeight(height)])))
      return try Self.replay(Recording(scene, Self.flick(-4000, from: 450) + [change]))
        .steps.last?.frame.views[0].offset.y
    }
    let free = 3000 + 400 - 8 + 2156.95
    #expect(abs(try #require(try rest(9000)) - free) < 0.01)
    #expect(try rest(4400) == 3920)
    #expect(try rest(3500) == 3020)
  }

  @Test(
    arguments: 0..<14, [("overfling", 6.0), ("density", 2.625), ("density", 1), ("catch-slop", 0)])
  func `the engine passes the tests of frame rates and of rest with any settings`(
    seed: Int, setting: (String, Double)
  ) throws {
    let engine = try BuiltInEngines.android.setting([(name: setting.0, value: setting.1)])
    try FrameRateTests.compare(.gestures(seed), engine)
    try RestTests.check(.gestures(seed), engine)
  }
}
