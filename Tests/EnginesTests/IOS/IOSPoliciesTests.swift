import Model
import Replay
import Testing

@testable import Engines

/// Tests the behaviour of `ios` in a canvas, wheels, an album, a table with pull to refresh, and
/// nested views.
struct IOSPoliciesTests {
  private func rest(_ scene: Scene, _ events: [InputEvent]) throws -> ViewState {
    let last = Double(events.last?.time.nanoseconds ?? 0) / 1e6
    return try #require(try ride(scene, events, until: last + 5000).last).view
  }

  @Test func `an offset that is requested out of range stays until the next touch`() throws {
    let canvas = scene(content: Size(width: 2000, height: 2000)) {
      $0.shows = [.status, .offset, .items]
      $0.zoom = ZoomPolicy(minimum: 0.5, maximum: 2)
    }
    let request = InputEvent.request(.scrollTo(Point(x: -100, y: 3000)), at: 0)
    #expect(try rest(canvas, [request]).offset == Point(x: -100, y: 3000))
    let touched = try rest(
      canvas, [request, .touch(.down, 100, 100, at: 500), .touch(.up, 100, 100, at: 550)])
    #expect(touched.offset == Point(x: 0, y: 1520))
  }

  @Test func `a tap is reported in unzoomed content, and a second tap removes the box`() throws {
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

  // Picker wheels.

  private var wheel: Scene {
    scene(Rectangle(x: 0, y: 100, width: 100, height: 160), content: Size(width: 100, height: 960))
    {
      $0.wheel = Wheel(rows: 30, rowHeight: 32)
      $0.wheel?.valid = [3...20]
      $0.wheel?.selected = 5
      $0.shows = [.selection]
    }
  }

  @Test func `a spun wheel rests on an allowed row and reports it once`() throws {
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

  @Test func `a wheel that wraps turns past its last row and selects by the shorter path`() throws {
    var hours = wheel
    hours.views[0].content.height = 30 * 32 * 9
    hours.views[0].wheel?.wraps = true
    hours.views[0].wheel?.valid = []
    hours.views[0].wheel?.selected = 1
    let spun = try ride(
      hours, swipe(from: (50, 120), to: (50, 220), at: 0, lasting: 300, hold: 200), until: 6000)
    #expect(spun.last?.view.readouts.selection == 28)
    #expect(spun.callbacks().contains(.select(28)))
    // The content contains the rows several times. Row 1 of the middle copy is row 121 of the
    // content, and the row 29 before it is row 119.
    let asked = try ride(hours, [.request(.select(29), animated: true, at: 0)], until: 2000)
    #expect(asked.last?.view.offset.y == 119.5 * 32 - 80)
    // There are allowed rows before and after the last row. The allowed row nearest to row 0 is in
    // the copy before.
    hours.views[0].wheel?.valid = [5...10, 27...28]
    let kept = try ride(hours, [.request(.select(0), at: 0)], until: 2000)
    #expect(kept.last?.view.readouts.selection == 28)
    #expect(kept.last?.view.offset.y == 118.5 * 32 - 80)
  }

  @Test func `a row selected by the program is not reported`() throws {
    let glimpses = try ride(wheel, [.request(.select(12), animated: true, at: 0)], until: 2000)
    #expect(glimpses.last?.view.readouts.selection == 12)
    #expect(callbackWord(glimpses) == "a")
    #expect(!glimpses.callbacks().contains(.select(12)))
  }

  @Test func `a change of the allowed rows moves the wheel to the nearest allowed row`() throws {
    let change = { (ms: Double) in InputEvent.set([.wheelValid([10...12])], at: ms) }
    let still = try ride(wheel, [change(0)], until: 2000)
    #expect(still.last?.view.readouts.selection == 10)
    #expect(try #require(still.last).view.offset.y == 10.5 * 32 - 80)
    #expect(callbackWord(still) == "")
    // If the allowed rows change during a spin, the target changes, and the wheel reports the row
    // on which it stops.
    let spin = swipe(from: (50, 230), to: (50, 120), at: 0, lasting: 60)
    let spun = try ride(wheel, spin + [change(120)], until: 6000)
    #expect(try #require(spun.last).view.offset.y == 12.5 * 32 - 80)
    #expect(spun.callbacks().contains(.select(12)))
  }

  @Test func `a wheel that changes its height keeps its row in the middle`() throws {
    let frame = Rectangle(x: 0, y: 100, width: 100, height: 216)
    let change = InputEvent.layout(.frame(FrameChange(view: 0, frame: frame)), at: 0)
    #expect(try rest(wheel, [change]).offset.y == 5.5 * 32 - 108)
  }

  // The pages of an album.

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

  @Test func `a page that was turned out of sight returns at its fitting zoom`() throws {
    let zoom = InputEvent.request(.zoomTo(0.5), view: 1, at: 0)
    let away = InputEvent.request(.page(2), animated: true, view: 0, at: 500)
    let glimpses = try ride(album, [zoom, away], until: 2000)
    func zoomed(_ ms: Double) -> Double? {
      glimpses.last { $0.time <= .milliseconds(ms) }?.views[1].zoom
    }
    // The zoom is reset only when the page is out of sight.
    #expect(zoomed(400) == 0.5 && zoomed(700) == 0.5 && zoomed(1000) == 0.1)
    // Callbacks report the reset.
    #expect(glimpses.callbacks(of: 1).suffix(2) == [.didZoom, .didScroll])
  }

  @Test func `a page dragged exactly out of sight returns at its fitting zoom`() throws {
    let zoom = InputEvent.request(.zoomTo(0.11), view: 1, at: 0)
    let edge = InputEvent.request(.scrollTo(Point(x: 32, y: 0)), view: 1, at: 100)
    // The first ten points of the drag are the slop.
    let drag = swipe(from: (319, 240), to: (-11, 240), at: 500, lasting: 400, hold: 300)
    let glimpses = try ride(album, [zoom, edge] + drag, until: 2500)
    let last = try #require(glimpses.last)
    #expect(last.views[0].offset.x == 320)
    #expect(last.views[1].zoom == 0.1)
  }

  // Pull to refresh.

  @Test func `a pull refreshes once, rests with the control visible, and ends at the top`() throws {
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
    let ended = try rest(list, pull + [.request(.endRefresh, at: 4000)])
    #expect(ended.offset.y == -64 && ended.insets.top == 64)
    // A refresh that ends while the finger is down must restore the inset without a jump of the
    // content.
    let early = Array(pull.dropLast()) + [.request(.endRefresh, at: 500), pull[pull.count - 1]]
    #expect(try rest(list, early).offset.y == -64)
  }

  // Nested views.

  @Test func `one finger moves one of several nested views per axis`() throws {
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
