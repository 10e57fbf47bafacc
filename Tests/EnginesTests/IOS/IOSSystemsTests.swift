import Gesture
import Replay
import Testing

@testable import Engines

/// What must be true of apps as there are many: a form, a gallery, a canvas, wheels.
@Suite struct IOSSystemsTests {
  private func rest(_ scene: Scene, _ events: [InputEvent]) throws -> ViewState {
    let last = Double(events.last?.time.nanoseconds ?? 0) / 1e6
    return try #require(try ride(scene, events, until: last + 5000).last).view
  }

  // The scroller of numbers.

  private var scroller: Scene {
    scene(
      Rectangle(x: 0, y: 100, width: 320, height: 40), content: Size(width: 500, height: 40)
    ) {
      $0.insets = Insets(left: 160, right: 160)
      $0.snap = Snap(every: 50)
      $0.snap?.at = .middle
    }
  }

  @Test func `a flick coasts and then the nearest cell comes to the middle`() throws {
    let glimpses = try ride(
      scroller, swipe(from: (250, 120), to: (190, 120), at: 0, lasting: 60), until: 5000)
    let state = try #require(glimpses.last).view
    let cell = (state.offset.x + 160 - 25) / 50
    #expect(abs(cell - cell.rounded()) < 1e-9)
    #expect(callbackWord(glimpses) == "TBEybea")
  }

  @Test func `the last cell is held at the right edge`() throws {
    let state = try rest(
      scroller,
      swipe(from: (300, 120), to: (20, 120), at: 0, lasting: 40)
        + swipe(from: (300, 120), to: (20, 120), at: 1000, lasting: 40))
    #expect(state.offset.x == 315)
  }

  // Pages.

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

  @Test func `a flick turns one page and never more`() throws {
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
  func `the first car is counted modulo the cars`(_ item: Int, _ page: Int) throws {
    let state = try rest(gallery { $0.start.item = item }, [])
    #expect(state.readouts.page == PageNumber(page))
    #expect(state.offset.x == Double(page - 1) * 320)
  }

  @Test func `a turn stays on the car`() throws {
    let frame = Rectangle(x: 0, y: 0, width: 568, height: 288)
    let turn = InputEvent.layout(
      .turn(
        to: .landscapeLeft, window: WindowChange(size: Size(width: 568, height: 320)),
        frames: [FrameChange(view: 0, frame: frame)]), at: 10)
    let state = try rest(gallery { $0.start.item = 4 }, [turn])
    #expect(state.offset.x == 3 * 568)
    #expect(state.readouts.page == 4)
  }

  @Test func `the last page is named at the smallest zoom`() throws {
    let state = try rest(
      gallery { $0.start.item = 10 }, [.ask(.zoomTo(0.75), at: 0), .ask(.page(10), at: 10)])
    #expect(state.zoom == 0.75)
    #expect(state.readouts.page == 10)
    #expect(state.readouts.reset == true)
  }

  @Test func `reset is enabled exactly when the last zoom ended elsewhere than at 1`() throws {
    #expect(try rest(gallery(), []).readouts.reset == false)
    let zoom = InputEvent.ask(.zoomTo(2), animated: true, at: 0)
    #expect(try rest(gallery(), [zoom]).readouts.reset == true)
    let reset = InputEvent.ask(.resetZoom, animated: true, at: 1000)
    let state = try rest(gallery(), [zoom, reset])
    #expect(state.readouts.reset == false && state.zoom == 1)
  }

  @Test func `inside a zoomed image the view rests anywhere, and at the next one's edge`() throws {
    let zoomed = gallery {
      $0.scroll.page = .image
      $0.start = Start(x: 640, y: 0, zoom: 2)
    }
    // Images are 640 wide: 640 … 960 is the second.
    let inside = swipe(from: (200, 200), to: (100, 200), at: 0, lasting: 300, hold: 200)
    #expect(try rest(zoomed, inside).offset.x == 730)
    let next = swipe(from: (300, 200), to: (20, 200), at: 0, lasting: 60)
    #expect(try rest(zoomed, next).offset.x == 1280)
    let back = swipe(from: (20, 200), to: (300, 200), at: 3000, lasting: 60)
    #expect(try rest(zoomed, next + back).offset.x == 960)
  }

  // The centred image.

  @Test func `small content is centred at every moment of a zoom`() throws {
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

  // The form.

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

  @Test func `the form gives way to the keyboard by what it covers, once`() throws {
    let shown = keyboard(216, at: 0)
    #expect(try rest(form, [shown]).bounds.height == 152)
    #expect(try rest(form, [shown, keyboard(216, at: 500)]).bounds.height == 152)
    #expect(try rest(form, [shown, keyboard(190, at: 500)]).bounds.height == 178)
    let hidden = InputEvent.layout(.keyboard(.hidden), at: 1000)
    let state = try rest(form, [shown, hidden])
    #expect(state.bounds.height == 200 && state.offset == .zero)
    #expect(try rest(form, [hidden]).bounds.height == 200)
  }

  @Test func `the field that has the focus rests above the keyboard`() throws {
    let state = try rest(form, [keyboard(216, at: 0)])
    #expect(state.offset.y + state.bounds.height >= 190)
    #expect(state.frame.origin.y + state.frame.size.height <= 568 - 216)
  }

  // The canvas.

  @Test func `an offset asked for out of range stays until the next touch`() throws {
    let canvas = scene(content: Size(width: 2000, height: 2000)) {
      $0.shows = [.status, .offset, .items]
      $0.zoom = ZoomPolicy(minimum: 0.5, maximum: 2)
    }
    let ask = InputEvent.ask(.scrollTo(Point(x: -100, y: 3000)), at: 0)
    #expect(try rest(canvas, [ask]).offset == Point(x: -100, y: 3000))
    let touched = try rest(
      canvas, [ask, .touch(.down, 100, 100, at: 500), .touch(.up, 100, 100, at: 550)])
    #expect(touched.offset == Point(x: 0, y: 1520))
  }

  @Test func `a tap lands in unzoomed content, a second one takes the box off`() throws {
    let canvas = scene(
      Rectangle(x: 0, y: 20, width: 320, height: 480), content: Size(width: 2000, height: 2000)
    ) {
      $0.shows = [.items]
      $0.zoom = ZoomPolicy(minimum: 0.5, maximum: 2)
      $0.start = Start(x: 100, y: 200, zoom: 2)
    }
    let tap = [
      InputEvent.touch(.down, 100, 120, at: 0), .touch(.move, 104, 120, at: 50),
      .touch(.up, 104, 120, at: 100),
    ]
    let glimpses = try ride(canvas, tap, until: 1000)
    #expect(glimpses.callbacks() == [.tap(Point(x: 102, y: 150))])
    #expect(glimpses.last?.view.readouts.items == 1)
    let again = tap.map { InputEvent(at: $0.time + .milliseconds(500), $0.action) }
    #expect(try rest(canvas, tap + again).readouts.items == 0)
  }

  // Wheels.

  private var wheel: Scene {
    scene(Rectangle(x: 0, y: 100, width: 100, height: 160), content: Size(width: 100, height: 960))
    {
      $0.wheel = Wheel(rows: 30, rowHeight: 32)
      $0.wheel?.valid = [3...20]
      $0.wheel?.selected = 5
      $0.shows = [.selection]
    }
  }

  @Test func `a spun wheel rests on a row, allowed, and says so once`() throws {
    for speed in [20.0, 40, 90, 150, 400] {
      let glimpses = try ride(
        wheel, swipe(from: (50, 230), to: (50, 120), at: 0, lasting: speed), until: 6000)
      let state = try #require(glimpses.last).view
      let row = (state.offset.y + 80) / 32 - 0.5
      #expect(abs(row - row.rounded()) < 1e-9)
      #expect((3...20).contains(Int(row.rounded())))
      let said = glimpses.callbacks().filter { if case .select = $0 { true } else { false } }
      #expect(said == [.select(RowIndex(Int(row.rounded())))])
      #expect(state.readouts.selection == RowIndex(Int(row.rounded())))
    }
  }

  @Test func `a row that the program selects is reported by nobody`() throws {
    let glimpses = try ride(wheel, [.ask(.select(12), animated: true, at: 0)], until: 2000)
    #expect(glimpses.last?.view.readouts.selection == 12)
    #expect(callbackWord(glimpses) == "a")
    #expect(!glimpses.callbacks().contains(.select(12)))
  }

  @Test func `other rows that are allowed bring the wheel to the nearest of them`() throws {
    let change = { (ms: Double) in InputEvent.set([.wheelValid([10...12])], at: ms) }
    let still = try ride(wheel, [change(0)], until: 2000)
    #expect(still.last?.view.readouts.selection == 10)
    #expect(try #require(still.last).view.offset.y == 10.5 * 32 - 80)
    #expect(callbackWord(still) == "")
    // While it spins, its way changes; the report is of the row it comes to.
    let spin = swipe(from: (50, 230), to: (50, 120), at: 0, lasting: 60)
    let spun = try ride(wheel, spin + [change(120)], until: 6000)
    #expect(try #require(spun.last).view.offset.y == 12.5 * 32 - 80)
    #expect(spun.callbacks().contains(.select(12)))
  }

  @Test func `a wheel of another height keeps its row in the middle`() throws {
    let frame = Rectangle(x: 0, y: 100, width: 100, height: 216)
    let change = InputEvent.layout(.frame(FrameChange(view: 0, frame: frame)), at: 0)
    #expect(try rest(wheel, [change]).offset.y == 5.5 * 32 - 108)
  }

  // Pages of an album.

  private var album: Scene {
    var album = ViewScene(
      id: "album", frame: Rectangle(x: 0, y: 0, width: 320, height: 480),
      content: Size(width: 640, height: 480))
    album.scroll.paging = true
    album.layout.content = .pages
    album.layout.pages = 2
    var photo = ViewScene(
      id: "one", frame: Rectangle(x: 0, y: 0, width: 320, height: 480), inside: 0,
      content: Size(width: 3200, height: 2400))
    photo.zoom = ZoomPolicy(minimum: 0.1, maximum: 1)
    photo.zoom.limits = .fit
    photo.layout.small = .centre
    return Scene(window: Mix.window, views: [album, photo])
  }

  @Test func `a page that was turned away comes back as large as fits`() throws {
    let zoom = InputEvent.ask(.zoomTo(0.5), view: 1, at: 0)
    let away = InputEvent.ask(.page(2), animated: true, view: 0, at: 500)
    let glimpses = try ride(album, [zoom, away], until: 2000)
    func zoomed(_ ms: Double) -> Double? {
      glimpses.last { $0.time <= .milliseconds(ms) }?.views[1].zoom
    }
    // Not before it is out of sight.
    #expect(zoomed(400) == 0.5 && zoomed(700) == 0.5 && zoomed(1000) == 0.1)
    // What changed is told.
    #expect(glimpses.callbacks(of: 1).suffix(2) == [.didZoom, .didScroll])
  }

  @Test func `so does one that a hand brought exactly to the next page`() throws {
    let zoom = InputEvent.ask(.zoomTo(0.11), view: 1, at: 0)
    let edge = InputEvent.ask(.scrollTo(Point(x: 32, y: 0)), view: 1, at: 100)
    // Ten points are the slop's.
    let drag = swipe(from: (319, 240), to: (-11, 240), at: 500, lasting: 400, hold: 300)
    let glimpses = try ride(album, [zoom, edge] + drag, until: 2500)
    let last = try #require(glimpses.last)
    #expect(last.views[0].offset.x == 320)
    #expect(last.views[1].zoom == 0.1)
  }

  // Pull to refresh.

  @Test func `a pull fires once, rests with the control in view and ends where it was`() throws {
    let list = scene(content: Size(width: 320, height: 3000)) {
      $0.insets.top = 64
      $0.refresh = Refresh(distance: 60, height: 50)
      $0.shows = [.refreshing]
    }
    let pull = swipe(from: (100, 100), to: (100, 400), at: 0, lasting: 400, hold: 200)
    let glimpses = try ride(list, pull, until: 4000)
    #expect(glimpses.callbacks().filter { $0 == .refresh }.count == 1)
    #expect(glimpses.last?.view.offset.y == -114)
    #expect(glimpses.last?.view.readouts.refreshing == true)
    let ended = try rest(list, pull + [.ask(.endRefresh, at: 4000)])
    #expect(ended.offset.y == -64 && ended.insets.top == 64)
    // While the finger is down nothing jumps, and the inset is the old one.
    let early = Array(pull.dropLast()) + [.ask(.endRefresh, at: 500), pull[pull.count - 1]]
    #expect(try rest(list, early).offset.y == -64)
  }

  // Nested views.

  @Test func `one finger moves one view per axis, and an inner one until its edge`() throws {
    var outer = ViewScene(
      id: "list", frame: Rectangle(x: 0, y: 0, width: 320, height: 480),
      content: Size(width: 320, height: 2000))
    outer.shows = []
    let inner = ViewScene(
      id: "row", frame: Rectangle(x: 0, y: 100, width: 320, height: 100), inside: 0,
      content: Size(width: 1000, height: 100))
    let scene = Scene(window: Mix.window, views: [outer, inner])
    func offsets(_ events: [InputEvent]) throws -> [Point] {
      try #require(try ride(scene, events, until: 4000).last).views.map(\.offset)
    }
    let across = try offsets(
      swipe(from: (200, 150), to: (100, 152), at: 0, lasting: 300, hold: 200))
    #expect(across == [.zero, Point(x: 90.0, y: 0)] || abs(across[1].x - 90) < 0.1)
    let along = try offsets(swipe(from: (200, 190), to: (202, 90), at: 0, lasting: 300, hold: 200))
    #expect(abs(along[0].y - 90) < 0.1 && along[1] == .zero)
  }
}
