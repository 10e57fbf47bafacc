import Model
import Replay
import Testing

@testable import Engines

/// Compares the engine with published test vectors and formulas. Each test names its source.
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

  /// By ScrollMechanics' formula, a coast from 900 at 1000 pt/s reaches the edge at 1000 after
  /// 0.1116 s with 799.80 pt/s.
  @Test func `a coast passes its speed on to the bounce at the edge`() throws {
    var view = view(Size(width: 320, height: 480), content: Size(width: 320, height: 1480))
    view.content.position.offset.y = 900
    view.content.launch(Point(x: 0, y: 1000), from: .zero, at: .zero)
    let end = view.content.motion.nextEnd
    #expect(abs(end.seconds(since: .zero) - 0.111585) < 1e-6)
    view.end(at: end)
    let velocity = view.content.motion.velocity(at: end).y
    #expect(abs(velocity - 799.7997) < 1e-3)
  }

  /// The spring is ScrollMechanics' plain spring, with β = 10.
  @Test func `with the plain spring, the bounce equals the bounce of ScrollMechanics`() throws {
    var constants = IOSConstants()
    constants.bounceDecay = 10
    constants.bounceHeadStart = 0
    var scene = ViewScene(
      id: "v", frame: Rectangle(x: 0, y: 0, width: 320, height: 480),
      content: Size(width: 320, height: 1480))
    scene.start.y = 1100
    var view = IOSView(scene, index: 0, constants: constants)
    view.content.launch(.zero, from: .zero, at: .zero)
    let expected = [
      (0.05, 90.9796), (0.1, 73.5759), (0.2, 40.6006), (0.3, 19.9148), (0.5, 4.0428),
    ]
    for (seconds, overshoot) in expected {
      #expect(
        abs(view.content.offset(.y, at: Instant.zero.after(seconds)) - 1000 - overshoot) < 1e-4)
    }

    view.content.motion = ViewMotion()
    view.content.position.offset.y = 900
    view.content.launch(Point(x: 0, y: 1000), from: .zero, at: .zero)
    let edge = view.content.motion.nextEnd
    view.end(at: edge)
    #expect(abs(view.content.offset(.y, at: edge.after(0.1)) - 1029.423) < 1e-3)
  }

  /// From Flutter's `scroll_physics_test.dart`: a fling at 1000 pt/s with and without pages.
  @Test(arguments: [false, true])
  func `a fling starts at the speed of the finger`(paging: Bool) throws {
    var view = view(Size(width: 375, height: 480), content: Size(width: 3750, height: 480)) {
      $0.scroll.paging = paging
    }
    view.content.launch(Point(x: 1000, y: 0), from: .zero, at: .zero)
    #expect(abs(view.content.motion.velocity(at: .zero).x - 1000) < 1e-9)
  }

  /// From Flutter's `FixedExtentScrollPhysics`: with a drag of 0.135, a coast from 64 at 300 pt/s
  /// would end at 213.8, so row 7 is the target. A drag of 0.15988 ends exactly at row 7; with this
  /// drag the coast takes 2.0764 s to its stop at 20/3 pt/s.
  @Test func `a spun wheel coasts to the row nearest to the end of the undisturbed coast`() throws {
    var constants = IOSConstants()
    constants.rate = exponential(logarithm(0.135) / 1000)
    constants.stopSpeed = 20.0 / 3
    var scene = ViewScene(
      id: "v", frame: Rectangle(x: 0, y: 0, width: 100, height: 200), content: .zero)
    scene.wheel = Wheel(rows: 30, rowHeight: 32)
    scene.wheel?.selected = 2
    scene.content = Size(width: 100, height: 960)
    var view = IOSView(scene, index: 0, constants: constants)
    let start = view.content.position.offset.y
    view.content.launch(Point(x: 0, y: 300), from: .zero, at: .zero)
    let end = view.content.motion.nextEnd
    #expect(abs(end.seconds(since: .zero) - 2.0764) < 1e-4)
    #expect(abs(view.content.offset(.y, at: end) - start - 160) < 1e-9)
    let second = view.content.motion.velocity(at: .milliseconds(1000)).y
    #expect(abs(second / 300 - 0.159880) < 1e-6)
  }

  /// From the `UIScrollViewTests` of flowkey and WinObjC: the first offset is zero, and a requested
  /// offset is applied whether or not it is in the range, even if scrolling is disabled.
  @Test func `a requested offset is applied without limiting it`() throws {
    let scene = scene(content: Size(width: 1000, height: 2000)) { $0.scroll.enabled = false }
    let first = try last(scene, [])
    #expect(first.offset == .zero && first.zoom == 1 && first.insets == Insets())
    for point in [Point(x: 10, y: 20), Point(x: -50, y: 9999)] {
      #expect(try last(scene, [.request(.scrollTo(point), at: 0)]).offset == point)
    }
  }

  /// From zynga's `tests/Scroller.test.js`: a viewport of 1000 × 800 on content of 2000 × 1600,
  /// zoom 0.5 to 3.
  @Test func `an animated scroll stops at the edges, a zoom at its limits`() throws {
    let scene = scene(
      Rectangle(x: 0, y: 0, width: 1000, height: 800), content: Size(width: 2000, height: 1600)
    ) { $0.zoom = ZoomPolicy(minimum: 0.5, maximum: 3) }
    for (far, edge) in [(-100.0, Point.zero), (5000, Point(x: 1000, y: 800))] {
      let request = Command.Request.scrollTo(Point(x: far, y: far))
      #expect(try last(scene, [.request(request, animated: true, at: 0)]).offset == edge)
    }
    for (zoom, limit) in [(0.1, 0.5), (10, 3)] {
      #expect(try last(scene, [.request(.zoomTo(zoom), at: 0)]).zoom == limit)
    }
  }

  /// The range is `−inset` to `content − bounds + inset`, as in WinObjC and flowkey.
  @Test func `insets widen the range, and content that fits has a single offset`() {
    let large = view(Size(width: 320, height: 480), content: Size(width: 1000, height: 2000)) {
      $0.insets = Insets(top: 64, bottom: 49)
    }
    #expect(large.content.range(.y).low == -64 && large.content.range(.y).high == 1569)
    #expect(large.content.range(.x).low == 0 && large.content.range(.x).high == 680)
    let small = view(Size(width: 320, height: 480), content: Size(width: 200, height: 100)) {
      $0.insets = Insets(top: 10, left: 10, bottom: 10, right: 10)
    }
    #expect(small.content.range(.x).isEmpty && small.content.range(.x).low == -10)
    #expect(small.content.range(.y).isEmpty && small.content.range(.y).low == -10)
    #expect(small.content.position.offset == Point(x: -10, y: -10))
  }

  /// Chameleon and WinObjC use the same rule.
  @Test func `a reveal request scrolls as little as possible, and a repeated request not at all`()
    throws
  {
    let scene = scene(content: Size(width: 1000, height: 2000))
    let rectangle = Rectangle(x: 300, y: 500, width: 100, height: 100)
    let state = try last(scene, [.request(.reveal(rectangle), at: 0)])
    #expect(state.offset == Point(x: 80, y: 120))
    let twice = try ride(
      scene,
      [.request(.reveal(rectangle), at: 0), .request(.reveal(rectangle), animated: true, at: 10)],
      until: 1000)
    #expect(twice.callbacks() == [.didScroll])
  }

  /// Centring the rectangle along the axis with free space is a choice of this project, not a
  /// published rule.
  @Test func `a zoom to a rectangle shows it centred and as large as possible`() throws {
    let scene = scene(
      Rectangle(x: 0, y: 0, width: 320, height: 480), content: Size(width: 1000, height: 2000)
    ) { $0.zoom = ZoomPolicy(minimum: 1, maximum: 4) }
    let request = Command.Request.zoomToRect(Rectangle(x: 100, y: 100, width: 160, height: 120))
    for animated in [false, true] {
      let state = try last(scene, [.request(request, animated: animated, at: 0)])
      #expect(state.zoom == 2)
      #expect(state.offset == Point(x: 200, y: 80))
    }
  }

  /// Two fingers around (160, 240) spread to twice their distance.
  @Test func `a pinch keeps the content under the midpoint of the fingers`() throws {
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

  /// The rule comes from Apple's PhotoScroller: the content point in the middle stays there.
  @Test func `a rotation and its reverse keep the content point in the middle`() throws {
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

  /// The angles come from WebKit's tracker.
  @Test func `a drag is locked to the axis along which it begins`() {
    let lock = DirectionLock(degrees: 20)
    func axis(_ degrees: Double) -> Axis? {
      let (cosine, sine) = circle(degrees / 180 * Double.pi)
      return lock.axis(of: Point(x: 10 * cosine, y: 10 * sine))
    }
    #expect(axis(0) == .x && axis(15) == .x && axis(165) == .x && axis(-15) == .x)
    #expect(axis(45) == nil && axis(21) == nil && axis(69) == nil)
    #expect(axis(80) == .y && axis(90) == .y && axis(-100) == .y)
  }

  /// Soft limits are a choice of this project, not a published rule. The two conversions must be
  /// inverse.
  @Test
  func `a pinch exceeds a zoom limit with damping, and the scale can be computed from the zoom`() {
    let limits = SoftZoom(minimum: 0.5, maximum: 2, band: RubberBand(dimension: 1))
    #expect(limits.zoom(ofScale: 1) == 1)
    #expect(limits.zoom(ofScale: 1e300) < 4 && limits.zoom(ofScale: 1e-300) > 0.25)
    for scale in [0.01, 0.1, 0.4, 0.7, 1.9, 3, 10, 100] {
      #expect(abs(limits.scale(ofZoom: limits.zoom(ofScale: scale)) / scale - 1) < 1e-9)
    }
  }
}
