import Gesture
import Replay
import TestSupport
import Testing

@testable import Engines

/// What each switch makes of a scene, and that it leaves every other alone.
struct TextbookEngineTests {
  private func textbook(_ faults: PublishedFault...) throws -> EngineFactory {
    try BuiltInEngines.textbook.setting([], only: faults.map(\.words.name))
  }

  private func rest(
    _ scene: Scene, _ events: [InputEvent], on engine: EngineFactory = BuiltInEngines.ios
  ) throws -> ViewState {
    let last = Double(events.last?.time.nanoseconds ?? 0) / 1e6
    return try #require(try ride(scene, events, on: engine, until: last + 4000).last).view
  }

  // The switches.

  @Test func `each has a name of its own`() {
    let names = PublishedFault.allCases.map(\.words.name)
    #expect(Set(names).count == names.count)
    #expect(BuiltInEngines.textbook.settings.filter(\.isSwitch).map(\.name) == names)
  }

  @Test func `every fault belongs to a system`() {
    let systems: [PublishedSystem] = [
      .bounce, .form, .gallery, .photos, .scroller, .centre, .canvas,
    ]
    #expect(Set(systems.flatMap(\.faults)) == Set(PublishedFault.allCases))
  }

  @Test func `a name alone switches all others off, a number only itself`() throws {
    func on(_ engine: EngineFactory) -> [String] {
      engine.settings.filter { $0.isSwitch && $0.value == 1 }.map(\.name)
    }
    let engine = BuiltInEngines.textbook
    #expect(on(engine).count == PublishedFault.allCases.count)
    #expect(on(try textbook(.staleLabel)) == ["stale-label"])
    let one = try engine.setting([("stale-label", 0)])
    #expect(on(one).count == PublishedFault.allCases.count - 1)
    #expect(!on(one).contains("stale-label"))
    #expect(throws: EngineError.self) { try engine.setting([("stale-label", 0.5)]) }
    #expect(throws: EngineError.self) { try engine.setting([], only: ["slop"]) }
    #expect(throws: EngineError.self) { try engine.setting([], only: ["stale-lable"]) }
    #expect(try engine.setting([("slop", 3)]).contract.slop == 3)
  }

  @Test func `with every fault off it is ios, bit for bit`() throws {
    let off = try BuiltInEngines.textbook.setting(
      PublishedFault.allCases.map { ($0.words.name, 0) })
    for seed in 0..<20 {
      let mix = Mix(seed: seed)
      let one = try ride(mix.scene, mix.events, until: mix.last + 2000)
      #expect(try ride(mix.scene, mix.events, on: off, until: mix.last + 2000) == one)
    }
    for path in Corpus.recordings {
      let recording = try Corpus.recording(path)
      let events = recording.events.map(\.value)
      let end = Double(events.last?.time.nanoseconds ?? 0) / 1e6 + 3000
      let scene = recording.head.scene
      #expect(
        try ride(scene, events, on: off, until: end) == ride(scene, events, until: end), "\(path)")
    }
  }

  @Test(arguments: ["Window", "Wheels", "Tiles", "Grid", "Refresh", "Table", "Nested"])
  func `where nothing faulty was published it is ios, bit for bit`(_ system: String) throws {
    for path in Corpus.recordings where path.contains("/\(system)/") {
      let recording = try Corpus.recording(path)
      let events = recording.events.map(\.value)
      let end = Double(events.last?.time.nanoseconds ?? 0) / 1e6 + 3000
      let scene = recording.head.scene
      let shown = try ride(scene, events, on: BuiltInEngines.textbook, until: end)
      #expect(try shown == ride(scene, events, until: end), "\(path)")
    }
  }

  // Bounce.

  @Test func `the bar counted twice pushes the first row down`() throws {
    let list = scene(content: Size(width: 320, height: 480)) {
      $0.scroll.alwaysBounce = .y
      $0.insets.top = 64
    }
    #expect(try rest(list, []).offset.y == -64)
    #expect(try rest(list, [], on: textbook(.barCountedTwice)).offset.y == -128)
  }

  // The form.

  private var form: Scene {
    scene(
      Rectangle(x: 0, y: 200, width: 320, height: 250), content: Size(width: 320, height: 250)
    ) {
      $0.layout.content = .fillWidth
      $0.keyboard = KeyboardPolicy(avoids: .shrink)
    }
  }

  private func keyboard(_ height: Double, at ms: Double) -> InputEvent {
    .layout(
      .keyboard(
        .shown(frame: Rectangle(x: 0, y: 568 - height, width: 320, height: height), field: nil)),
      at: ms)
  }

  private let hidden = InputEvent.layout(.keyboard(.hidden), at: 2000)

  @Test func `a smaller keyboard gives no height back`() throws {
    let engine = try textbook(.overlapOfTheShrunk)
    let (large, small) = (keyboard(216, at: 0), keyboard(162, at: 500))
    #expect(try rest(form, [large], on: engine).bounds.height == 152)
    #expect(try rest(form, [large, keyboard(216, at: 500)], on: engine).bounds.height == 152)
    #expect(try rest(form, [large, small]).bounds.height == 206)
    #expect(try rest(form, [large, small], on: engine).bounds.height == 152)
    #expect(try rest(form, [large, small, hidden], on: engine).bounds.height == 250)
    #expect(try rest(form, [hidden], on: engine).bounds.height == 250)
  }

  @Test func `two keyboards before one layout are taken off twice`() throws {
    let twice = [keyboard(216, at: 0), keyboard(216, at: 0)]
    #expect(try rest(form, twice).bounds.height == 152)
    #expect(try rest(form, twice, on: textbook(.overlapOfTheShrunk)).bounds.height == 54)
  }

  private func turn(_ frame: Rectangle, at ms: Double) -> InputEvent {
    .layout(
      .turn(
        to: .landscapeLeft, window: WindowChange(size: Size(width: 568, height: 320)),
        frames: [FrameChange(view: 0, frame: frame)]), at: ms)
  }

  @Test func `the form's width waits for a keyboard`() throws {
    let wide = turn(Rectangle(x: 0, y: 60, width: 568, height: 200), at: 0)
    let engine = try textbook(.widthWaitsForKeyboard)
    #expect(try rest(form, [wide]).content.width == 568)
    #expect(try rest(form, [wide], on: engine).content.width == 320)
    #expect(try rest(form, [wide, hidden], on: engine).content.width == 568)
  }

  // The gallery.

  private func gallery(_ edit: (inout ViewScene) -> Void = { _ in }) -> Scene {
    scene(content: Size(width: 3200, height: 480)) {
      $0.scroll.paging = true
      $0.layout.content = .pages
      $0.layout.pages = 10
      $0.layout.onResize = .keepPage
      $0.zoom = ZoomPolicy(minimum: 0.75, maximum: 3)
      $0.shows = [.page, .reset]
      edit(&$0)
    }
  }

  private let wide = Rectangle(x: 0, y: 32, width: 568, height: 288)

  @Test func `below zoom 1 the last car is never named`() throws {
    let events: [InputEvent] = [.ask(.zoomTo(0.75), at: 0), .ask(.page(10), at: 10)]
    #expect(try rest(gallery(), events).readouts.page == 10)
    #expect(try rest(gallery(), events, on: textbook(.labelFromTheEdge)).readouts.page == 9)
  }

  @Test func `rounding puts the unguarded label off by one`() throws {
    let events: [InputEvent] = [
      .ask(.zoomTo(0.78), at: 0), .ask(.scrollTo(Point(x: 89.6, y: 0)), at: 10),
    ]
    #expect(try rest(gallery(), events).readouts.page == 2)
    #expect(try rest(gallery(), events, on: textbook(.unguardedLabel)).readouts.page == 1)
  }

  @Test func `a turn leaves the label as it was until the next scroll`() throws {
    let scene = gallery {
      $0.layout.onResize = .keepOffset
      $0.start.item = 5
    }
    let engine = try textbook(.staleLabel)
    let turned = [turn(wide, at: 0)]
    #expect(try rest(scene, turned).readouts.page == 3)
    #expect(try rest(scene, turned, on: engine).readouts.page == 5)
    let scrolled = turned + [.ask(.scrollTo(Point(x: 1281, y: 0)), at: 500)]
    #expect(try rest(scene, scrolled, on: engine).readouts.page == 3)
  }

  @Test func `a turn keeps the offset, or loses the zoom`() throws {
    let scene = gallery { $0.start.item = 4 }
    let turned = [turn(wide, at: 0)]
    #expect(try rest(scene, turned).offset.x == 3 * 568)
    #expect(try rest(scene, turned, on: textbook(.rawOffsetOnTurn)).offset.x == 3 * 320)
    let zoomed = [.ask(.zoomTo(2), at: 0)] + [turn(wide, at: 500)]
    let state = try rest(scene, zoomed, on: textbook(.zoomLostOnTurn))
    #expect(state.zoom == 1 && state.readouts.reset == true)
    #expect(try rest(scene, zoomed).zoom == 2)
  }

  @Test func `Reset is enabled at the first opening and right after the first zoom`() throws {
    let engine = try textbook(.resetAtOpening)
    #expect(try rest(gallery(), []).readouts.reset == false)
    #expect(try rest(gallery(), [], on: engine).readouts.reset == true)
    let reset = InputEvent.ask(.resetZoom, at: 600)
    let events = [.ask(.zoomTo(2), at: 0), reset]
    #expect(try rest(gallery(), events, on: engine).readouts.reset == false)
  }

  @Test func `images taller than the view snap up and down, unless paging is off then`() throws {
    func scene(_ off: Bool) -> Scene {
      gallery {
        $0.scroll.page = .image
        $0.scroll.pagingWhenZoomed = !off
        $0.start = Start(x: 640, y: 100, zoom: 2)
      }
    }
    let drag = swipe(from: (100, 300), to: (100, 200), at: 0, lasting: 300, hold: 200)
    let engine = try textbook(.tallPagesSnap)
    #expect(try rest(scene(false), drag).offset.y == 190)
    #expect(try rest(scene(false), drag, on: engine).offset.y == 0)
    #expect(try rest(scene(true), drag, on: engine).offset.y == 190)
  }

  // The photos.

  private func photos(_ indicators: Axes, _ window: Size = Size(width: 320, height: 460)) -> Scene {
    scene(
      Rectangle(x: 0, y: 0, width: window.width, height: window.height),
      content: Size(width: window.width * 5, height: window.height)
    ) {
      $0.scroll.paging = true
      $0.scroll.indicators = indicators
      $0.layout.content = .pages
      $0.layout.pages = 5
      $0.shows = [.page, .items]
    }
  }

  @Test func `indicators count as images when one is added`() throws {
    let added = InputEvent.set([.pages(6)], at: 0)
    let engine = try textbook(.indicatorsCounted)
    #expect(try rest(photos(.both), [added]).content.width == 1920)
    #expect(try rest(photos(.both), [added], on: engine).content.width == 2560)
    #expect(try rest(photos(.none), [added], on: engine).content.width == 1920)
    #expect(try rest(photos(.both), [], on: engine).content.width == 1600)
  }

  @Test func `pages of one size fit one screen`() throws {
    let engine = try textbook(.fixedPageSize)
    #expect(try rest(photos(.none), [], on: engine).content == Size(width: 1600, height: 460))
    let other = photos(.none, Size(width: 375, height: 647))
    #expect(try rest(other, []).content == Size(width: 1875, height: 647))
    #expect(try rest(other, [], on: engine).content == Size(width: 1600, height: 460))
  }

  // The scroller of numbers.

  private func scroller(at x: Double) -> Scene {
    scene(
      Rectangle(x: 0, y: 100, width: 320, height: 40), content: Size(width: 500, height: 40)
    ) {
      $0.insets = Insets(left: 160, right: 160)
      $0.start.x = x
      $0.snap = Snap(every: 50)
      $0.snap?.at = .middle
    }
  }

  @Test func `a flick dies under a snap at every lift`() throws {
    let flick = swipe(from: (250, 120), to: (192, 120), at: 0, lasting: 60)
    let coasted = try rest(scroller(at: -135), flick)
    let engine = try textbook(.snapAtEveryLift)
    let died = try rest(scroller(at: -135), flick, on: engine)
    #expect(coasted.offset.x > 100)
    #expect(died.offset.x == -85)
    let glimpses = try ride(scroller(at: -135), flick, on: engine, until: 4000)
    #expect(callbackWord(glimpses) == "TBEybea")
  }

  @Test func `past the end the snap aims beyond the last number`() throws {
    let pull = swipe(from: (250, 120), to: (100, 120), at: 0, lasting: 300, hold: 200)
    #expect(try rest(scroller(at: 315), pull).offset.x == 315)
    #expect(try rest(scroller(at: 315), pull, on: textbook(.snapPastTheLast)).offset.x == 340)
    let left = swipe(from: (100, 120), to: (250, 120), at: 0, lasting: 300, hold: 200)
    #expect(try rest(scroller(at: -135), left, on: textbook(.snapPastTheLast)).offset.x == -135)
  }

  @Test func `a snap by revealing does nothing from half of the approaches near the ends`() throws {
    let engine = try textbook(.snapByRevealing)
    func drag(_ way: Double) -> [InputEvent] {
      swipe(from: (160, 120), to: (160 + way, 120), at: 0, lasting: 300, hold: 200)
    }
    // From the middle of the first number to either side of it: 10 is the slop.
    #expect(try rest(scroller(at: -135), drag(-25)).offset.x == -135)
    #expect(try rest(scroller(at: -135), drag(-25), on: engine).offset.x == -120)
    #expect(try rest(scroller(at: -135), drag(25), on: engine).offset.x == -135)
    // In the middle of the row it does what it should.
    #expect(try rest(scroller(at: 65), drag(-25), on: engine).offset.x == 65)
    #expect(try rest(scroller(at: 65), drag(25), on: engine).offset.x == 65)
  }

  // The centred image.

  private func image(_ width: Double, _ height: Double, _ limits: ZoomLimits = .fit) -> Scene {
    scene(content: Size(width: width, height: height)) {
      $0.zoom = ZoomPolicy(minimum: 0.1, maximum: 3)
      $0.zoom.limits = limits
      $0.layout.onResize = .keepCentre
      $0.layout.small = .centre
    }
  }

  @Test func `a small image opens at 1, or above its maximum`() throws {
    #expect(try rest(image(200, 200), []).zoom == 1.6)
    #expect(try rest(image(200, 200), [], on: textbook(.zoomBeforeMaximum)).zoom == 1)
    let tiny = try rest(image(50, 50), [], on: textbook(.fitAboveMaximum))
    #expect(tiny.minimumZoom == 6.4 && tiny.maximumZoom == 3)
    #expect(try rest(image(50, 50), []).minimumZoom == 3)
  }

  @Test func `the first movement is undone, and only that`() throws {
    var scene = image(1000, 800)
    scene.views[0].start = Start(x: 340, y: 160, zoom: 1)
    let start: [InputEvent] = [
      .touch(.down, 160, 240, at: 500), .touch(.move, 130, 240, at: 520),
      .touch(.move, 120, 240, at: 540),
    ]
    let engine = try textbook(.unsetSize)
    let moved = try ride(scene, start, until: 550).last?.view.offset.x
    let undone = try ride(scene, start, on: engine, until: 550).last?.view.offset.x
    #expect(moved == 370 && undone == 340)
    let more = start + [.touch(.move, 90, 240, at: 560), .touch(.up, 90, 240, at: 900)]
    #expect(try rest(scene, more, on: engine).offset.x == 370)
  }

  @Test func `a correction that is not clamped leaves the range`() throws {
    let events: [InputEvent] = [
      .ask(.zoomTo(1), at: 0), .ask(.scrollTo(.zero), at: 10),
      turn(Rectangle(x: 0, y: 0, width: 568, height: 320), at: 500),
    ]
    #expect(try rest(image(1000, 800), events).offset.x == 0)
    let shown = try rest(image(1000, 800), events, on: textbook(.unclampedCorrection))
    #expect(shown.offset.x == 160 - 284)
    let raw = try rest(image(1000, 800), events, on: textbook(.rawOffsetOnTurn))
    #expect(raw.offset == .zero)
  }

  // The free canvas.

  @Test func `a tap misses a control that scrolled away`() throws {
    let canvas = scene(content: Size(width: 2000, height: 2000)) {
      $0.zoom = ZoomPolicy(minimum: 0.5, maximum: 2)
      $0.shows = [.status, .offset, .items]
    }
    let plus = [
      InputEvent.touch(.down, 40, 530, at: 1000), .touch(.up, 40, 530, at: 1080),
      .ask(.zoomTo(1.1), at: 1080),
    ]
    let drag = swipe(from: (250, 400), to: (100, 200), at: 0, lasting: 300, hold: 200)
    let engine = try textbook(.controlsOnTheCanvas)
    #expect(try rest(canvas, plus, on: engine).zoom == 1.1)
    #expect(try rest(canvas, drag + plus).zoom == 1.1)
    #expect(try rest(canvas, drag + plus, on: engine).zoom == 1)
    // What no finger asked for is answered.
    let alone = drag + [.ask(.zoomTo(1.1), at: 2000)]
    #expect(try rest(canvas, alone, on: engine).zoom == 1.1)
  }
}
