import Model
import Replay
import Testing

@testable import Engines

/// Tests requirements of common kinds of apps: number scroller, gallery, centred image, form.
@Suite struct IOSSystemsTests {
  private func rest(_ scene: Scene, _ events: [InputEvent]) throws -> ViewState {
    let last = Double(events.last?.time.nanoseconds ?? 0) / 1e6
    return try #require(try ride(scene, events, until: last + 5000).last).view
  }

  // A row of numbers that snaps to the middle.

  private var scroller: Scene {
    scene(
      Rectangle(x: 0, y: 100, width: 320, height: 40), content: Size(width: 500, height: 40)
    ) {
      $0.insets = Insets(left: 160, right: 160)
      $0.snap = Snap(every: 50)
      $0.snap?.at = .middle
    }
  }

  @Test func `a flick coasts, then the nearest cell moves to the middle`() throws {
    let glimpses = try ride(
      scroller, swipe(from: (250, 120), to: (190, 120), at: 0, lasting: 60), until: 5000)
    let state = try #require(glimpses.last).view
    let cell = (state.offset.x + 160 - 25) / 50
    #expect(abs(cell - cell.rounded()) < 1e-9)
    #expect(callbackWord(glimpses) == "TBEybea")
  }

  @Test func `the last cell rests at the right edge`() throws {
    let state = try rest(
      scroller,
      swipe(from: (300, 120), to: (20, 120), at: 0, lasting: 40)
        + swipe(from: (300, 120), to: (20, 120), at: 1000, lasting: 40))
    #expect(state.offset.x == 315)
  }

  // A gallery with pages.

  @Test func `a flick turns exactly one page`() throws {
    for lasting in [20.0, 60, 200] {
      let state = try rest(
        gallery(), swipe(from: (300, 200), to: (20, 200), at: 0, lasting: lasting))
      #expect(state.offset.x == 320)
      #expect(state.readouts.page == 2)
    }
  }

  @Test func `a slow drag settles on the nearest page`() throws {
    let less = swipe(from: (250, 200), to: (110, 200), at: 0, lasting: 300, hold: 200)
    #expect(try rest(gallery(), less).offset.x == 0)
    let more = swipe(from: (250, 200), to: (60, 200), at: 0, lasting: 300, hold: 200)
    #expect(try rest(gallery(), more).offset.x == 320)
  }

  @Test(arguments: [(1, 1), (7, 7), (11, 1), (23, 3), (0, 10), (-1, 9)])
  func `the index of the first page is taken modulo the page count`(_ item: Int, _ page: Int) throws
  {
    let state = try rest(gallery { $0.start.item = item }, [])
    #expect(state.readouts.page == PageNumber(page))
    #expect(state.offset.x == Double(page - 1) * 320)
  }

  @Test func `a rotation keeps the current page`() throws {
    let frame = Rectangle(x: 0, y: 0, width: 568, height: 288)
    let turn = InputEvent.layout(
      .turn(
        to: .landscapeLeft, window: WindowChange(size: Size(width: 568, height: 320)),
        frames: [FrameChange(view: 0, frame: frame)]), at: 10)
    let state = try rest(gallery { $0.start.item = 4 }, [turn])
    #expect(state.offset.x == 3 * 568)
    #expect(state.readouts.page == 4)
  }

  @Test func `the last page is reported at the smallest zoom`() throws {
    let state = try rest(
      gallery { $0.start.item = 10 }, [.request(.zoomTo(0.75), at: 0), .request(.page(10), at: 10)])
    #expect(state.zoom == 0.75)
    #expect(state.readouts.page == 10)
    #expect(state.readouts.reset == true)
  }

  @Test func `Reset is enabled if and only if the last zoom ended at another factor than 1`() throws
  {
    #expect(try rest(gallery(), []).readouts.reset == false)
    let zoom = InputEvent.request(.zoomTo(2), animated: true, at: 0)
    #expect(try rest(gallery(), [zoom]).readouts.reset == true)
    let reset = InputEvent.request(.resetZoom, animated: true, at: 1000)
    let state = try rest(gallery(), [zoom, reset])
    #expect(state.readouts.reset == false && state.zoom == 1)
  }

  @Test
  func `inside a zoomed image, a drag can rest anywhere, and a flick rests at the next image`()
    throws
  {
    let zoomed = gallery {
      $0.scroll.page = .image
      $0.start = Start(x: 640, y: 0, zoom: 2)
    }
    // Images are 640 pt wide, so offsets from 640 to 960 show the second image.
    let inside = swipe(from: (200, 200), to: (100, 200), at: 0, lasting: 300, hold: 200)
    #expect(try rest(zoomed, inside).offset.x == 730)
    let next = swipe(from: (300, 200), to: (20, 200), at: 0, lasting: 60)
    #expect(try rest(zoomed, next).offset.x == 1280)
    let back = swipe(from: (20, 200), to: (300, 200), at: 3000, lasting: 60)
    #expect(try rest(zoomed, next + back).offset.x == 960)
  }

  @Test func `small content stays centred throughout a zoom`() throws {
    let scene = scene(content: Size(width: 800, height: 600)) {
      $0.zoom = ZoomPolicy(minimum: 0.1, maximum: 3)
      $0.zoom.limits = .fit
      $0.layout.small = .centre
    }
    var events: [InputEvent] = []
    for k in 0...40 {
      let half = 30 + 60 * (k < 20 ? Double(k) / 20 : Double(40 - k) / 20 * 0.9)
      let phase: Touch.Phase = k == 0 ? .down : k == 40 ? .up : .move
      events.append(.touch(phase, 150 - half, 200, finger: 1, at: Double(k) * 10))
      events.append(.touch(phase, 170 + half, 260, finger: 2, at: Double(k) * 10))
    }
    for glimpse in try ride(scene, events, until: 3000) {
      let view = glimpse.view
      for axis in Axis.allCases where view.content[axis] < view.bounds[axis] {
        #expect(
          abs(view.offset[axis] - (view.content[axis] - view.bounds[axis]) / 2) < 1e-9)
      }
    }
  }

  // A form with fields and a keyboard.

  private var form: Scene {
    scene(
      Rectangle(x: 0, y: 200, width: 320, height: 200), content: Size(width: 320, height: 200)
    ) {
      $0.layout.content = .fillWidth
      $0.keyboard = KeyboardPolicy(
        avoids: .shrink, fields: [Rectangle(x: 10, y: 160, width: 200, height: 30)])
    }
  }

  private func keyboard(_ height: Double, at ms: Double) -> InputEvent {
    .layout(
      .keyboard(
        .shown(frame: Rectangle(x: 0, y: 568 - height, width: 320, height: height), field: 0)),
      at: ms)
  }

  @Test func `the form shrinks once, by the height that the keyboard covers`() throws {
    let shown = keyboard(216, at: 0)
    #expect(try rest(form, [shown]).bounds.height == 152)
    #expect(try rest(form, [shown, keyboard(216, at: 500)]).bounds.height == 152)
    #expect(try rest(form, [shown, keyboard(190, at: 500)]).bounds.height == 178)
    let hidden = InputEvent.layout(.keyboard(.hidden), at: 1000)
    let state = try rest(form, [shown, hidden])
    #expect(state.bounds.height == 200 && state.offset == .zero)
    #expect(try rest(form, [hidden]).bounds.height == 200)
  }

  @Test func `the focused field rests above the keyboard`() throws {
    let state = try rest(form, [keyboard(216, at: 0)])
    #expect(state.offset.y + state.bounds.height >= 190)
    #expect(state.frame.origin.y + state.frame.size.height <= 568 - 216)
  }
}
