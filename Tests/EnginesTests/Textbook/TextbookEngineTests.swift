import Model
import Replay
import Testing
import TestSupport
import Text

@testable import Engines

/// Tests the effect of each published fault on a scene. The engine `textbook` has a switch for each
/// fault.
struct TextbookEngineTests {
  @Test func `each switch of the engine has a different name`() {
    let names = PublishedFault.allCases.map(\.texts.name)
    #expect(Set(names).count == names.count)
    #expect(BuiltInEngines.textbook.settings.filter(\.isSwitch).map(\.name) == names)
  }

  @Test func `every fault belongs to a system`() {
    let systems: [PublishedSystem] = [
      .bounce, .form, .gallery, .photos, .scroller, .centre, .canvas,
    ]
    #expect(Set(systems.flatMap(\.faults)) == Set(PublishedFault.allCases))
  }

  @Test
  func
    `a switch without a number turns all other switches off, and a switch with a number does not`()
    throws
  {
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

  @Test func `with every fault off the engine equals ios, bit for bit`() throws {
    let off = try BuiltInEngines.textbook.setting(
      PublishedFault.allCases.map { ($0.texts.name, 0) })
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
  func `systems without published faults equal ios, bit for bit`(_ system: String) throws {
    for path in Corpus.recordings where path.contains("/\(system)/") {
      let recording = try Corpus.recording(path)
      let events = recording.events.map(\.value)
      let end = Double(events.last?.time.nanoseconds ?? 0) / 1e6 + 3000
      let scene = recording.head.scene
      let shown = try ride(scene, events, on: BuiltInEngines.textbook, until: end)
      #expect(try shown == ride(scene, events, until: end), "\(path)")
    }
  }

  // A list with a bar, for the faults of bounces.

  @Test func `counting the bar twice moves the first row down`() throws {
    let list = scene(content: Size(width: 320, height: 480)) {
      $0.scroll.alwaysBounce = .y
      $0.insets.top = 64
    }
    #expect(try rest(list, []).offset.y == -64)
    #expect(try rest(list, [], on: textbook(.barCountedTwice)).offset.y == -128)
  }

  // A form, for the faults of the keyboard.

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

  @Test func `with the fault, a smaller keyboard does not enlarge the form again`() throws {
    let engine = try textbook(.overlapOfTheShrunk)
    let (large, small) = (keyboard(216, at: 0), keyboard(162, at: 500))
    #expect(try rest(form, [large], on: engine).bounds.height == 152)
    #expect(try rest(form, [large, keyboard(216, at: 500)], on: engine).bounds.height == 152)
    #expect(try rest(form, [large, small]).bounds.height == 206)
    #expect(try rest(form, [large, small], on: engine).bounds.height == 152)
    #expect(try rest(form, [large, small, hidden], on: engine).bounds.height == 250)
    #expect(try rest(form, [hidden], on: engine).bounds.height == 250)
  }

  @Test func `with the fault, two keyboards before one layout are subtracted twice`() throws {
    let twice = [keyboard(216, at: 0), keyboard(216, at: 0)]
    #expect(try rest(form, twice).bounds.height == 152)
    #expect(try rest(form, twice, on: textbook(.overlapOfTheShrunk)).bounds.height == 54)
  }

  @Test func `with the fault, the width of the form changes only when a keyboard changes`() throws {
    let wide = turn(Rectangle(x: 0, y: 60, width: 568, height: 200), at: 0)
    let engine = try textbook(.widthWaitsForKeyboard)
    #expect(try rest(form, [wide]).content.width == 568)
    #expect(try rest(form, [wide], on: engine).content.width == 320)
    #expect(try rest(form, [wide, hidden], on: engine).content.width == 568)
  }

  // A gallery, for the faults of labels and rotations.

  private let wide = Rectangle(x: 0, y: 32, width: 568, height: 288)

  @Test func `below zoom 1, the faulty label never shows the last page`() throws {
    let events: [InputEvent] = [.request(.zoomTo(0.75), at: 0), .request(.page(10), at: 10)]
    #expect(try rest(gallery(), events).readouts.page == 10)
    #expect(try rest(gallery(), events, on: textbook(.labelFromTheEdge)).readouts.page == 9)
  }

  @Test func `rounding makes the unguarded label wrong by one`() throws {
    let events: [InputEvent] = [
      .request(.zoomTo(0.78), at: 0), .request(.scrollTo(Point(x: 89.6, y: 0)), at: 10),
    ]
    #expect(try rest(gallery(), events).readouts.page == 2)
    #expect(try rest(gallery(), events, on: textbook(.unguardedLabel)).readouts.page == 1)
  }

  @Test func `with the fault, a rotation does not update the label until the next scroll`() throws {
    let scene = gallery {
      $0.layout.onResize = .keepOffset
      $0.start.item = 5
    }
    let engine = try textbook(.staleLabel)
    let turned = [turn(wide, at: 0)]
    #expect(try rest(scene, turned).readouts.page == 3)
    #expect(try rest(scene, turned, on: engine).readouts.page == 5)
    let scrolled = turned + [.request(.scrollTo(Point(x: 1281, y: 0)), at: 500)]
    #expect(try rest(scene, scrolled, on: engine).readouts.page == 3)
  }

  @Test func `with the faults, a rotation keeps the raw offset or resets the zoom`() throws {
    let scene = gallery { $0.start.item = 4 }
    let turned = [turn(wide, at: 0)]
    #expect(try rest(scene, turned).offset.x == 3 * 568)
    #expect(try rest(scene, turned, on: textbook(.rawOffsetOnTurn)).offset.x == 3 * 320)
    let zoomed = [.request(.zoomTo(2), at: 0)] + [turn(wide, at: 500)]
    let state = try rest(scene, zoomed, on: textbook(.zoomLostOnTurn))
    #expect(state.zoom == 1 && state.readouts.reset == true)
    #expect(try rest(scene, zoomed).zoom == 2)
  }

  @Test func `with the fault, Reset is enabled at the first opening and disabled by a reset`()
    throws
  {
    let engine = try textbook(.resetAtOpening)
    #expect(try rest(gallery(), []).readouts.reset == false)
    #expect(try rest(gallery(), [], on: engine).readouts.reset == true)
    let reset = InputEvent.request(.resetZoom, at: 600)
    let events = [.request(.zoomTo(2), at: 0), reset]
    #expect(try rest(gallery(), events, on: engine).readouts.reset == false)
  }

  @Test func `images that are taller than the view snap vertically unless paging is off`() throws {
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
}

func textbook(_ faults: PublishedFault...) throws -> EngineFactory {
  try BuiltInEngines.textbook.setting([], only: faults.map(\.texts.name))
}

func rest(
  _ scene: Scene, _ events: [InputEvent], on engine: EngineFactory = BuiltInEngines.ios
) throws -> ViewState {
  let last = Double(events.last?.time.nanoseconds ?? 0) / 1e6
  return try #require(try ride(scene, events, on: engine, until: last + 4000).last).view
}

func turn(_ frame: Rectangle, at ms: Double) -> InputEvent {
  .layout(
    .turn(
      to: .landscapeLeft, window: WindowChange(size: Size(width: 568, height: 320)),
      frames: [FrameChange(view: 0, frame: frame)]), at: ms)
}
