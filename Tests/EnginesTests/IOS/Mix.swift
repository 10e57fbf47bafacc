import Exploration
import Model

/// A random scene with random events, which is the same for a seed on every machine.
struct Mix {
  var scene: Scene
  var events: [InputEvent] = []
  init(scene: Scene) {
    self.scene = scene
  }

  /// The time of the last event, in milliseconds.
  var last: Double { Double(events.last?.time.nanoseconds ?? 0) / 1e6 }
}

extension SeededNumbers {
  /// Creates numbers for a mix. The seed is scrambled once, because neighbouring seeds must not
  /// give related numbers.
  init(mix seed: Int) {
    var first = SeededNumbers(seed: UInt64(truncatingIfNeeded: seed))
    self.init(seed: first.next())
  }

  fileprivate mutating func number(_ low: Double, _ high: Double) -> Double {
    uniform(in: low..<high)
  }

  /// A whole number of milliseconds or points, so that some times and positions are equal.
  fileprivate mutating func whole(_ low: Double, _ high: Double) -> Double {
    number(low, high).rounded()
  }

  fileprivate mutating func isTrue(_ chance: Double) -> Bool { number(0, 1) < chance }

  fileprivate mutating func one<T>(of choices: [T]) -> T {
    choices[Int(next() % UInt64(choices.count))]
  }
}

extension Mix {
  /// - Parameter plain: Whether the mix has only fingers, without requests and settings of the app,
  ///   so that mirrored and shifted replays are exact.
  init(seed: Int, plain: Bool = false) {
    var dice = SeededNumbers(mix: seed)
    scene = Mix.scene(&dice, plain: plain)
    var time = dice.whole(0, 50)
    for _ in 0..<Int(dice.number(2, 7)) {
      time += touch(at: time, &dice)
      time += dice.isTrue(0.6) ? dice.whole(0, 400) : dice.whole(400, 3000)
    }
    if !plain {
      for _ in 0..<Int(dice.number(0, 6)) { request(at: dice.whole(0, time), &dice) }
      for _ in 0..<Int(dice.number(0, 4)) { set(at: dice.whole(0, time), &dice) }
      for _ in 0..<Int(dice.number(0, 4)) { layout(at: dice.whole(0, time), &dice) }
    }
    events = inOrder(events)
  }

  private static func scene(_ dice: inout SeededNumbers, plain: Bool) -> Scene {
    let frame = Rectangle(
      x: dice.one(of: [0, 0, 20]), y: dice.one(of: [0, 64]), width: dice.one(of: [320, 280, 100]),
      height: dice.one(of: [480, 200, 60]))
    var view = ViewScene(
      id: "v", frame: frame,
      content: Size(
        width: dice.one(of: [320, 280, 960, 1000, 3200, 90]),
        height: dice.one(of: [60, 480, 500, 2000, 5000])))
    view.scroll.bounces = dice.isTrue(0.8)
    view.scroll.alwaysBounce = dice.one(of: [.none, .none, .x, .y, .both])
    view.scroll.directionLock = dice.isTrue(0.2)
    view.scroll.deceleration = dice.one(of: [.normal, .normal, .fast, .rate(0.995)])
    if dice.isTrue(0.4) {
      view.zoom.minimum = dice.one(of: [0.5, 0.75, 1])
      view.zoom.maximum = dice.one(of: [1, 2, 3])
      view.zoom.bounces = dice.isTrue(0.8)
      view.zoom.limits = plain ? .fixed : dice.one(of: [.fixed, .fixed, .fit, .fitOnce])
    }
    if dice.isTrue(0.2) { view.insets = Insets(top: 64, left: 10, bottom: 49, right: 10) }
    view.layout.small = dice.one(of: [.leading, .centre])
    guard !plain else { return Scene(window: window, views: [view]) }
    view.scroll.paging = dice.isTrue(0.35)
    view.scroll.page = dice.one(of: [.viewport, .image])
    view.scroll.pagingWhenZoomed = dice.isTrue(0.7)
    view.layout.onResize = dice.one(of: [.keepOffset, .keepPage, .keepCentre, .keepLeading])
    switch dice.one(of: [0, 0, 0, 1, 2, 3]) {
    case 1: view.layout.content = .fillWidth
    case 2:
      view.layout.content = .pages
      view.layout.pages = Int(dice.number(1, 11))
    case 3:
      view.layout.content = .grid
      view.layout.columns = Int(dice.number(1, 5))
      view.layout.rows = Int(dice.number(1, 5))
    default: break
    }
    if dice.isTrue(0.15) {
      view.scroll.paging = false
      view.snap = Snap(every: 50)
      view.snap?.at = dice.one(of: [.leading, .middle])
    } else if dice.isTrue(0.12) {
      view.scroll.paging = false
      view.wheel = Wheel(rows: 30, rowHeight: 32)
      view.wheel?.valid = dice.one(of: [[], [3...20], [0...4, 9...9, 15...29]])
      view.zoom = ZoomPolicy()
    }
    if dice.isTrue(0.2) {
      view.refresh = Refresh(distance: 60, height: 50)
      view.refresh?.fires = dice.one(of: [.cross, .release])
    }
    if dice.isTrue(0.3) {
      view.keyboard = KeyboardPolicy(
        avoids: dice.one(of: [.shrink, .inset, .scroll, .ignore]),
        fields: [
          Rectangle(x: 10, y: 20, width: 200, height: 30),
          Rectangle(x: 10, y: 380, width: 200, height: 30),
        ])
    }
    if dice.isTrue(0.3) { view.start.item = Int(dice.number(-3, 14)) }
    view.shows = [.page, .reset, .status, .offset, .selection, .refreshing, .items]
    return Scene(window: window, views: [view])
  }

  static let window = Window(size: Size(width: 320, height: 568), scale: 2)

  private static func point(_ dice: inout SeededNumbers) -> Point {
    // A position that is never on the edge of a frame, because a point on an edge belongs to the
    // frame only at one of two opposite edges.
    Point(x: dice.whole(20, 300) + 0.5, y: dice.whole(64, 460) + 0.5)
  }

  /// Appends touches of one to three fingers; returns their duration in milliseconds.
  private mutating func touch(at start: Double, _ dice: inout SeededNumbers) -> Double {
    let fingers = dice.one(of: [1, 1, 1, 1, 2, 2, 3])
    var longest = 0.0
    for finger in 0..<fingers {
      var time = start + (finger == 0 || dice.isTrue(0.3) ? 0 : dice.whole(1, 200))
      var point = Mix.point(&dice)
      add(.down, finger, point, at: time)
      for _ in 0..<Int(dice.number(1, 4)) {
        let target =
          dice.isTrue(0.2)
          ? Point(x: point.x + dice.whole(-8, 8), y: point.y + dice.whole(-8, 8))
          : Mix.point(&dice)
        let steps = Int(dice.number(1, 9))
        let lasting = dice.whole(1, 25) * Double(steps)
        for k in 1...steps {
          let share = Double(k) / Double(steps)
          add(
            .move, finger,
            Point(
              x: point.x + (target.x - point.x) * share,
              y: point.y + (target.y - point.y) * share), at: time + lasting * share)
        }
        point = target
        time += lasting
        if dice.isTrue(0.3) { time += dice.whole(0, 250) }
      }
      add(dice.isTrue(0.1) ? .cancel : .up, finger, point, at: time)
      longest = max(longest, time - start)
    }
    return longest + 1
  }

  private mutating func add(_ phase: Touch.Phase, _ finger: Int, _ point: Point, at ms: Double) {
    events.append(.touch(phase, point.x, point.y, finger: UInt8(finger), at: ms))
  }

  private mutating func request(at ms: Double, _ dice: inout SeededNumbers) {
    let rectangle = Rectangle(
      x: dice.whole(0, 900), y: dice.whole(0, 1800), width: dice.whole(10, 300),
      height: dice.whole(10, 300))
    let request: Command.Request = dice.one(of: [
      .scrollTo(Point(x: dice.whole(-50, 900), y: dice.whole(-100, 2000))),
      .reveal(rectangle), .zoomTo(dice.number(0.4, 3.5)), .zoomToRect(rectangle),
      .page(PageNumber(Int(dice.number(-1, 12)))), .select(RowIndex(Int(dice.number(-2, 33)))),
      .resetZoom,
      .beginRefresh, .endRefresh, .stop, .scrollToTop,
    ])
    events.append(.request(request, animated: dice.isTrue(0.6), at: ms))
  }

  private mutating func set(at ms: Double, _ dice: inout SeededNumbers) {
    let height = dice.one(of: [60.0, 480, 1500, 4000])
    let above = dice.isTrue(0.3) ? dice.whole(0, 300) : 0
    let settings: [Setting] = dice.one(of: [
      [.contentHeight(height)], [.contentWidth(dice.one(of: [320, 640, 2000]))],
      [.insetTop(dice.one(of: [0, 64, 100]))], [.insetBottom(dice.one(of: [0, 49]))],
      [.bounces(dice.isTrue(0.5))], [.scrollEnabled(dice.isTrue(0.5))],
      [.paging(dice.isTrue(0.5) && scene.views[0].snap == nil && scene.views[0].wheel == nil)],
      [.zoomMinimum(dice.one(of: [0.5, 1]))], [.alwaysBounce(dice.one(of: [.none, .both]))],
      [.deceleration(dice.one(of: [.normal, .fast]))], [.directionLock(dice.isTrue(0.5))],
    ])
    events.append(.set(settings, above: above, at: ms))
  }

  private mutating func layout(at ms: Double, _ dice: inout SeededNumbers) {
    let frame = scene.views[0].frame
    let change: LayoutChange = dice.one(of: [
      .turn(
        to: .landscapeLeft, window: WindowChange(size: Size(width: 568, height: 320)),
        frames: [
          FrameChange(view: 0, frame: Rectangle(x: 0, y: 32, width: 480, height: 250))
        ]),
      .turn(
        to: .portrait, window: WindowChange(size: Size(width: 320, height: 568)),
        frames: [FrameChange(view: 0, frame: frame)]),
      .frame(FrameChange(view: 0, frame: Rectangle(x: 0, y: 20, width: 320, height: 300))),
      .keyboard(
        .shown(
          frame: Rectangle(x: 0, y: 352, width: 320, height: 216),
          field: dice.one(of: [nil, 0, 1]))),
      .keyboard(.hidden),
    ])
    events.append(.layout(change, at: ms))
  }
}
