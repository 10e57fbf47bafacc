import Gesture
import Replay
import Testing

@testable import Engines

/// Numbers of other people's tests and of formulas, on the engine (each with its source).
@Suite struct IOSVectorsTests {
  private let window = Window(size: Size(width: 480, height: 1000))

  private func view(
    _ size: Size, content: Size, _ edit: (inout ViewScene) -> Void = { _ in }
  ) -> IOSView {
    var scene = ViewScene(
      id: "v", frame: Rectangle(x: 0, y: 0, width: size.width, height: size.height),
      content: content)
    edit(&scene)
    return IOSView(scene, index: 0, constants: IOSConstants())
  }

  private func last(_ scene: Scene, _ events: [InputEvent], until: Double = 3000) throws
    -> ViewState
  {
    try #require(try ride(scene, events, until: until).last).view
  }

  /// ScrollMechanics' formula: a coast from 900 at 1000 pt/s meets the edge at 1000 with
  /// 799.80 pt/s after 0.1116 s.
  @Test func `a coast hands over to the bounce at the edge with the speed it has`() throws {
    var view = view(Size(width: 320, height: 480), content: Size(width: 320, height: 1480))
    view.standing.offset.y = 900
    view.launch(Point(x: 0, y: 1000), at: .zero)
    let end = try #require(view.nextEnd)
    #expect(abs(end.seconds(since: .zero) - 0.111585) < 1e-6)
    view.end(at: end)
    let velocity = try #require(view.velocity(at: end)).y
    #expect(abs(velocity - 799.7997) < 1e-3)
  }

  /// With the plain spring of ScrollMechanics, β = 10.
  @Test func `set to the plain spring it bounces like ScrollMechanics`() throws {
    var constants = IOSConstants()
    constants.bounceDecay = 10
    constants.bounceHeadStart = 0
    var scene = ViewScene(
      id: "v", frame: Rectangle(x: 0, y: 0, width: 320, height: 480),
      content: Size(width: 320, height: 1480))
    scene.start.y = 1100
    var view = IOSView(scene, index: 0, constants: constants)
    view.launch(.zero, at: .zero)
    let expected = [
      (0.05, 90.9796), (0.1, 73.5759), (0.2, 40.6006), (0.3, 19.9148), (0.5, 4.0428),
    ]
    for (seconds, overshoot) in expected {
      #expect(abs(view.offset(.y, at: Instant.zero.after(seconds)) - 1000 - overshoot) < 1e-4)
    }

    view.motions = AxisPair(x: AxisMotion(), y: AxisMotion())
    view.standing.offset.y = 900
    view.launch(Point(x: 0, y: 1000), at: .zero)
    let edge = try #require(view.nextEnd)
    view.end(at: edge)
    #expect(abs(view.offset(.y, at: edge.after(0.1)) - 1029.423) < 1e-3)
  }

  /// Least `−inset`, greatest `content − bounds + inset`, as WinObjC and flowkey have it.
  @Test func `insets widen the range and small content has one place`() {
    let large = view(Size(width: 320, height: 480), content: Size(width: 1000, height: 2000)) {
      $0.insets = Insets(top: 64, bottom: 49)
    }
    #expect(large.range(.y).low == -64 && large.range(.y).high == 1569)
    #expect(large.range(.x).low == 0 && large.range(.x).high == 680)
    let small = view(Size(width: 320, height: 480), content: Size(width: 200, height: 100)) {
      $0.insets = Insets(top: 10, left: 10, bottom: 10, right: 10)
    }
    #expect(small.range(.x).isEmpty && small.range(.x).low == -10)
    #expect(small.range(.y).isEmpty && small.range(.y).low == -10)
    #expect(small.standing.offset == Point(x: -10, y: -10))
  }

  /// Chameleon's and WinObjC's rule.
  @Test func `a reveal scrolls just enough, and not at all twice`() throws {
    let scene = scene(content: Size(width: 1000, height: 2000))
    let rectangle = Rectangle(x: 300, y: 500, width: 100, height: 100)
    let state = try last(scene, [.ask(.reveal(rectangle), at: 0)])
    #expect(state.offset == Point(x: 80, y: 120))
    let twice = try ride(
      scene, [.ask(.reveal(rectangle), at: 0), .ask(.reveal(rectangle), animated: true, at: 10)],
      until: 1000)
    #expect(twice.callbacks() == [.didScroll])
  }

  /// Centred, which is our choice.
  @Test func `a zoom to a rectangle shows it as large as it can in the middle`() throws {
    let scene = scene(
      Rectangle(x: 0, y: 0, width: 320, height: 480), content: Size(width: 1000, height: 2000)
    ) { $0.zoom = ZoomPolicy(minimum: 1, maximum: 4) }
    let ask = Command.Request.zoomToRect(Rectangle(x: 100, y: 100, width: 160, height: 120))
    for animated in [false, true] {
      let state = try last(scene, [.ask(ask, animated: animated, at: 0)])
      #expect(state.zoom == 2)
      #expect(state.offset == Point(x: 200, y: 80))
    }
  }

  /// Two fingers about (160, 240) part to twice their distance.
  @Test func `a pinch keeps the content under the fingers' middle`() throws {
    let scene = scene(content: Size(width: 1000, height: 2000)) {
      $0.zoom = ZoomPolicy(minimum: 1, maximum: 4)
      $0.start = Start(x: 100, y: 50)
    }
    var events: [InputEvent] = []
    for k in 0...10 {
      let half = 40 + 4 * Double(k)
      let phase: Touch.Phase = k == 0 ? .down : .move
      events.append(.touch(phase, 160 - half, 240, finger: 1, at: Double(k) * 16))
      events.append(.touch(phase, 160 + half, 240, finger: 2, at: Double(k) * 16))
    }
    let state = try last(scene, events, until: 200)
    #expect(abs(state.zoom - 2) < 1e-12)
    #expect(abs(state.offset.x - 360) < 1e-9 && abs(state.offset.y - 340) < 1e-9)
  }

  /// Apple's PhotoScroller: the content point in the middle stays there.
  @Test func `a turn keeps the centre, and back again`() throws {
    var events: [InputEvent] = []
    let turned = Rectangle(x: 0, y: 0, width: 480, height: 320)
    let upright = Rectangle(x: 0, y: 0, width: 320, height: 480)
    for (k, frame) in [turned, upright, turned].enumerated() {
      let window = WindowChange(size: frame.size)
      events.append(
        .layout(
          .turn(
            to: .portrait, window: window, frames: [FrameChange(view: 0, frame: frame)]),
          at: Double(k) * 100))
    }
    let scene = scene(content: Size(width: 1000, height: 2000)) {
      $0.layout.onResize = .keepCentre
      $0.start = Start(x: 100, y: 200)
    }
    #expect(try last(scene, [events[0]]).offset == Point(x: 20, y: 280))
    #expect(try last(scene, Array(events[...1])).offset == Point(x: 100, y: 200))
    #expect(try last(scene, events).offset == Point(x: 20, y: 280))
  }

  /// The angles of WebKit's tracker.
  @Test func `a drag is locked to the axis it begins along`() {
    let lock = DirectionLock(degrees: 20)
    func axis(_ degrees: Double) -> Axis? {
      let (cosine, sine) = circle(degrees / 180 * Double.pi)
      return lock.axis(of: Point(x: 10 * cosine, y: 10 * sine))
    }
    #expect(axis(0) == .x && axis(15) == .x && axis(165) == .x && axis(-15) == .x)
    #expect(axis(45) == nil && axis(21) == nil && axis(69) == nil)
    #expect(axis(80) == .y && axis(90) == .y && axis(-100) == .y)
  }

  /// The limits are soft by a choice; that both directions agree is not.
  @Test func `a pinch passes a limit softly and its scale is found again`() {
    let limits = SoftZoom(minimum: 0.5, maximum: 2, band: RubberBand(dimension: 1))
    #expect(limits.zoom(ofScale: 1) == 1)
    #expect(limits.zoom(ofScale: 1e300) < 4 && limits.zoom(ofScale: 1e-300) > 0.25)
    for scale in [0.01, 0.1, 0.4, 0.7, 1.9, 3, 10, 100] {
      #expect(abs(limits.scale(ofZoom: limits.zoom(ofScale: scale)) / scale - 1) < 1e-9)
    }
  }
}
