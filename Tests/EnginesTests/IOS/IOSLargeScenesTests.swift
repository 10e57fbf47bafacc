import Model
import Replay
import Testing

@testable import Engines

/// Tests scenes that are deeply nested, huge, or grow during a motion.
@Suite struct IOSLargeScenesTests {
  /// A list in a card on a page, all scrolling along the same axis.
  private var nested: Scene {
    func view(_ id: String, _ frame: Rectangle, _ height: Double, inside: Int?) -> ViewScene {
      ViewScene(
        id: id, frame: frame, inside: inside,
        content: Size(width: frame.size.width, height: height))
    }
    return Scene(
      window: Mix.window,
      views: [
        view("page", Rectangle(x: 0, y: 0, width: 320, height: 568), 1500, inside: nil),
        view("card", Rectangle(x: 20, y: 80, width: 280, height: 420), 500, inside: 0),
        view("list", Rectangle(x: 20, y: 60, width: 240, height: 240), 300, inside: 1),
      ])
  }

  @Test func `each of three nested levels scrolls to its edge before the next outer level scrolls`()
    throws
  {
    // Each drag covers 90 points. The list has a scroll range of 60 points, and the card has 80
    // points, so both views pass their ends and bounce back.
    var events: [InputEvent] = []
    for k in 0..<4 {
      events += swipe(
        from: (160, 300), to: (160, 200), at: Double(k) * 2000, lasting: 300, hold: 200)
    }
    let glimpses = try ride(nested, events, until: 10_000)
    func rest(_ ms: Double) throws -> [Double] {
      try #require(glimpses.last { $0.time <= .milliseconds(ms) }).views.map(\.offset.y)
    }
    #expect(try rest(1990) == [0, 0, 60])
    #expect(try rest(3990) == [0, 80, 60])
    #expect(try rest(5990) == [90, 80, 60])
    #expect(try rest(7990) == [180, 80, 60])
    // A single finger moves only one view at a time.
    for (was, now) in zip(glimpses, glimpses.dropFirst()) {
      let moved = zip(was.views, now.views).filter { $0.offset != $1.offset }.count
      #expect(moved <= 1)
    }
  }

  @Test func `the frame of the innermost of three levels includes both outer offsets`() throws {
    let events = [
      InputEvent.request(.scrollTo(Point(x: 0, y: 100)), view: 0, at: 0),
      .request(.scrollTo(Point(x: 0, y: 30)), view: 1, at: 0),
    ]
    let views = try #require(try ride(nested, events, until: 100).last).views
    #expect(views[2].frame == Rectangle(x: 40, y: 80 - 100 + 60 - 30, width: 240, height: 240))
  }

  @Test func `each of two wheels under two fingers turns as it would alone`() throws {
    func wheel(_ id: String, _ x: Double) -> ViewScene {
      var view = ViewScene(
        id: id, frame: Rectangle(x: x, y: 100, width: 100, height: 160),
        content: Size(width: 100, height: 960))
      view.wheel = Wheel(rows: 30, rowHeight: 32)
      view.wheel?.selected = 8
      view.shows = [.selection]
      return view
    }
    let scene = Scene(window: Mix.window, views: [wheel("hours", 20), wheel("minutes", 160)])
    let left = swipe(1, from: (70, 230), to: (70, 130), at: 0, lasting: 90)
    let right = swipe(2, from: (210, 120), to: (212, 240), at: 30, lasting: 150)
    let both = try ride(scene, inOrder(left + right), until: 6000)
    let alone = (try ride(scene, left, until: 6000), try ride(scene, right, until: 6000))
    // `didScroll` is left out, because a second finger causes more steps, and each step reports it.
    func said(_ glimpses: [Glimpse], _ view: Int) -> [Callback.Kind] {
      glimpses.callbacks(of: view).filter { $0 != .didScroll }
    }
    #expect(said(both, 0) == said(alone.0, 0) && said(both, 1) == said(alone.1, 1))
    let (one, other) = (try #require(alone.0.last), try #require(alone.1.last))
    #expect(both.last?.views == [one.views[0], other.views[1]])
    for view in 0...1 {
      let reports = both.callbacks(of: view).filter { if case .select = $0 { true } else { false } }
      #expect(reports.count == 1)
    }
  }

  @Test
  func `at every step, a small number of tiles covers the visible part of an image of 100,000 pt`()
    throws
  {
    let side = 100_000.0
    let scene = scene(content: Size(width: side, height: side)) {
      $0.zoom = ZoomPolicy(minimum: 0.0032, maximum: 1)
      $0.zoom.limits = .fit
      $0.start = Start(x: 50_000, y: 99_000, zoom: 1)
      $0.tiles = Tiles(size: 256)
      $0.tiles?.levels = 9
      $0.tiles?.ring = 1
      $0.shows = [.tiles]
    }
    var events: [InputEvent] = []
    for k in 0..<6 {
      events += swipe(
        from: (280, 400), to: (40, k < 3 ? 60 : 450), at: Double(k) * 700, lasting: 60)
    }
    for (k, zoom) in [0.4, 0.06, 0.0032, 0.5].enumerated() {
      events.append(.request(.zoomTo(zoom), animated: true, at: 5000 + Double(k) * 700))
    }
    var levels: Set<Int> = []
    for glimpse in try ride(scene, events, until: 9000) {
      let view = glimpse.view
      let tiles = try #require(view.readouts.tiles)
      levels.insert(tiles.level)
      var length = 256.0
      for _ in 0..<tiles.level { length *= 2 }
      func covers(_ axis: Axis, _ first: Int, _ last: Int) -> Bool {
        let from = max(0, view.offset[axis] / view.zoom)
        let to = min(side, (view.offset[axis] + view.bounds[axis]) / view.zoom)
        let needed = Int(((to - from) / length).rounded(.up)) + 1
        return Double(first) * length <= from + 1e-6 && Double(last + 1) * length >= to - 1e-6
          && last - first + 1 <= needed + 2 && first >= 0 && Double(last) * length < side
      }
      #expect(covers(.x, tiles.firstColumn, tiles.lastColumn))
      #expect(covers(.y, tiles.firstRow, tiles.lastRow))
    }
    #expect(levels.count >= 5)
  }

  private var table: Scene { scene(content: Size(width: 320, height: 6600)) }
  private let flick = swipe(from: (160, 400), to: (160, 120), at: 0, lasting: 60)

  @Test func `a thousand rows that are added below do not change a coast`() throws {
    let growth = (0..<1000).map {
      InputEvent.set([.contentHeight(6600 + 44 * Double($0 + 1))], at: 62 + Double($0))
    }
    let grown = try ride(table, flick + growth, until: 6000).filter { $0.cause == .frame }
    let plain = try ride(table, flick, until: 6000).filter { $0.cause == .frame }
    #expect(grown.map(\.view.offset) == plain.map(\.view.offset))
    #expect(grown.last?.view.content.height == 50_600)
  }

  @Test func `a thousand rows that are added above a coast keep the visible content in position`()
    throws
  {
    let growth = (0..<1000).map {
      InputEvent.set([.contentHeight(6600 + 44 * Double($0 + 1))], above: 44, at: 62 + Double($0))
    }
    let grown = try ride(table, flick + growth, until: 6000).filter { $0.cause == .frame }
    let plain = try ride(table, flick, until: 6000).filter { $0.cause == .frame }
    for (one, other) in zip(grown, plain) {
      let above = one.view.content.height - 6600
      #expect(abs(one.view.offset.y - above - other.view.offset.y) < 1e-6)
    }
  }
}
