internal import Exploration
public import Gesture

extension Recording {
  /// Everything at once: a scene with any policies, and fingers, asks, changes, turns and keyboards at
  /// times that fit no frame, each often enough in the middle of another.
  public static func mixed(_ seed: UInt64) -> Recording {
    var mix = RandomMix(seed)
    return mix.recording()
  }
}

/// One random recording in the making.
struct RandomMix {
  private var dice: SeededNumbers
  private var scene: Scene
  private var events: [InputEvent] = []
  private var time = Instant.zero

  init(_ seed: UInt64) {
    dice = SeededNumbers(seed: seed &+ 0x5EED)
    scene = .page()
  }

  mutating func recording() -> Recording {
    scene = .page { $0.content = Size(width: 900, height: 2400) }
    scene.views[0] = view()
    time = .milliseconds(number(0, 50))
    for _ in 0..<Int(number(2, 9)) {
      switch Int(number(0, 12)) {
      case 0: ask()
      case 1: change()
      case 2: layout()
      default: touch()
      }
      wait()
    }
    var recording = Recording(scene, events)
    recording.head.title = "mix"
    return recording
  }
}

extension RandomMix {
  private mutating func number(_ low: Double, _ high: Double) -> Double {
    .random(in: low..<high, using: &dice)
  }

  /// Whole points and milliseconds, so that equal times and places do happen.
  private mutating func whole(_ low: Double, _ high: Double) -> Double {
    number(low, high).rounded()
  }

  private mutating func happens(_ share: Double) -> Bool { number(0, 1) < share }

  private mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[Int(number(0, Double(choices.count)))]
  }

  private mutating func wait() {
    time = time + .milliseconds(pick([0, 20, 80, 300, 1200, 3000]) + number(1, 30))
  }

  private mutating func view() -> ViewScene {
    var view = scene.views[0]
    view.content = Size(
      width: pick([320, 900, 1600, 90]), height: pick([60, 480, 700, 2400, 6000]))
    view.scroll.bounces = happens(0.75)
    view.scroll.alwaysBounce = pick([.none, .none, .x, .y, .both])
    view.scroll.directionLock = happens(0.25)
    view.scroll.deceleration = pick([.normal, .fast, .rate(0.995)])
    view.scroll.paging = happens(0.3)
    view.scroll.page = pick([.viewport, .image])
    view.scroll.pagingWhenZoomed = happens(0.7)
    if happens(0.5) {
      view.zoom.minimum = pick([0.5, 1])
      view.zoom.maximum = pick([2, 3])
      view.zoom.limits = pick([.fixed, .fixed, .fit, .fitOnce])
      view.zoom.bounces = happens(0.8)
    }
    if happens(0.3) {
      view.insets = pick([
        Insets(top: 64, left: 0, bottom: 49, right: 0),
        Insets(top: 30, left: 30, bottom: 30, right: 30),
      ])
    }
    view.layout.small = pick([.leading, .centre])
    view.layout.onResize = pick([.keepOffset, .keepPage, .keepCentre, .keepLeading])
    switch pick([0, 0, 0, 1, 2]) {
    case 1: view.layout.content = .fillWidth
    case 2:
      view.layout.content = .pages
      view.layout.pages = Int(number(1, 8))
    default: break
    }
    if !view.scroll.paging, happens(0.2) {
      view.snap = Snap(every: 50)
      view.snap?.at = pick([.leading, .middle])
    }
    if happens(0.15) { view.refresh = Refresh(distance: 60, height: 50) }
    if happens(0.3) {
      view.keyboard = KeyboardPolicy(
        avoids: pick([.shrink, .inset, .scroll]),
        fields: [Rectangle(x: 10, y: 380, width: 200, height: 30)])
    }
    return view
  }
}

extension RandomMix {
  private mutating func add(_ action: InputEvent.Action) {
    events.append(InputEvent(at: time, action))
  }

  private mutating func touch() {
    var fingers = Array(repeating: Point.zero, count: pick([1, 1, 1, 1, 2, 2, 3]))
    for finger in fingers.indices {
      fingers[finger] = Point(x: whole(10, 310), y: whole(10, 310))
      if finger > 0, happens(0.3) { time = time + .milliseconds(whole(1, 120)) }
      add(.touch(Touch(.down, finger: UInt8(finger), at: fingers[finger])))
    }
    for _ in 0..<Int(number(1, 4)) {
      let steps = Int(number(1, 9))
      let isStraight = happens(0.3)
      let ways = fingers.map { _ in
        Point(
          x: isStraight && happens(0.5) ? whole(-2, 2) : whole(-40, 40),
          y: isStraight ? whole(-3, 3) : whole(-40, 40))
      }
      for _ in 0..<steps {
        time = time + .milliseconds(pick([8, 8.333, 16.667, 0]))
        for finger in fingers.indices {
          fingers[finger].x += ways[finger].x
          fingers[finger].y += ways[finger].y
          add(.touch(Touch(.move, finger: UInt8(finger), at: fingers[finger])))
        }
      }
      if happens(0.3) { time = time + .milliseconds(whole(0, 250)) }
    }
    for finger in fingers.indices {
      if happens(0.3) { time = time + .milliseconds(whole(0, 100)) }
      add(
        .touch(Touch(happens(0.1) ? .cancel : .up, finger: UInt8(finger), at: fingers[finger])))
    }
  }

  private mutating func ask() {
    let place = Point(x: whole(-50, 900), y: whole(-100, 2000))
    let request: Command.Request = pick([
      .scrollTo(place), .scrollTo(place),
      .reveal(Rectangle(x: place.x, y: place.y, width: 100, height: 200)),
      .zoomTo(number(0.4, 3.5)), .resetZoom, .page(Int(number(-1, 9))), .stop, .scrollToTop,
      .beginRefresh, .endRefresh,
    ])
    add(.ask(Command(view: 0, request, animated: happens(0.6))))
  }

  private mutating func change() {
    let above = happens(0.2) ? whole(0, 300) : 0
    let settings: [Setting] = pick([
      [.contentHeight(pick([60, 480, 1500, 4000]))], [.contentWidth(pick([320, 640, 2000]))],
      [.insetTop(pick([0, 64, 100]))], [.insetBottom(pick([0, 49]))],
      [.bounces(happens(0.5))], [.scrollEnabled(happens(0.5))], [.directionLock(happens(0.5))],
      [.deceleration(pick([.normal, .fast]))],
    ])
    add(.setting(SettingChange(view: 0, settings, above: above)))
  }

  private mutating func layout() {
    let change: LayoutChange = pick([
      .turn(
        to: .landscapeLeft, window: WindowChange(size: Size(width: 480, height: 320)),
        frames: [FrameChange(view: 0, frame: Rectangle(x: 0, y: 0, width: 480, height: 320))]),
      .turn(
        to: .portrait, window: WindowChange(size: Size(width: 320, height: 480)),
        frames: [FrameChange(view: 0, frame: Rectangle(x: 0, y: 0, width: 320, height: 480))]),
      .frame(FrameChange(view: 0, frame: Rectangle(x: 0, y: 20, width: 300, height: 300))),
      .keyboard(.shown(frame: Rectangle(x: 0, y: 264, width: 320, height: 216), field: nil)),
      .keyboard(.hidden),
    ])
    add(.layout(change))
  }
}
