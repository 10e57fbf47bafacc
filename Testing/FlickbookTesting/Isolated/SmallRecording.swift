internal import Model
internal import Text

/// A recording with a single gesture, so that a fault of this gesture can only be detected by its
/// own effect.
struct SmallRecording {
  let gesture: IsolatedGesture
  let state: IsolatedState
  let axis: Axis
  private var events: [Located<InputEvent>] = []
  /// The time of the next event, in milliseconds.
  private var time = 0.0
  private var scene: Scene

  init(_ gesture: IsolatedGesture, _ state: IsolatedState, _ axis: Axis) {
    (self.gesture, self.state, self.axis) = (gesture, state, axis)
    scene = Self.scene(gesture, state, axis)
    prepare()
    perform()
  }

  var recording: Recording {
    let title = "\(gesture.rawValue), \(state.rawValue), along \(axis)"
    return Recording(RecordingHead(title: title, scene: scene), events: events)
  }

  private var view: Int { scene.views.count - 1 }

  /// The scene for a gesture in a state: its views, zoom policy and starting offset.
  private static func scene(
    _ gesture: IsolatedGesture, _ state: IsolatedState, _ axis: Axis
  ) -> Scene {
    let size = Size(width: 375, height: 667)
    let isHalf = state == .twoViews
    var list = ViewScene(
      id: "list",
      frame: Rectangle(
        x: 0, y: isHalf ? 200 : 0, width: size.width, height: isHalf ? 467 : size.height),
      content: Size(width: 6000, height: 6000))
    if gesture.isPinch || state == .zoomed {
      list.zoom = ZoomPolicy(minimum: 0.5, maximum: 4)
      list.content = Size(width: 3000, height: 3000)
    }
    let zoom = state == .zoomed ? 2.0 : 1
    if state == .zoomed { list.start.zoom = zoom }
    list.layout.onResize = gesture == .turn ? .keepCentre : .keepOffset
    var start = Point(x: 1000, y: 1000)
    let end = list.content[axis] * zoom - list.frame.size[axis]
    switch gesture {
    case .edge: start[axis] = end - 400
    case .pull: start[axis] = 0
    default: break
    }
    (list.start.x, list.start.y) = (start.x, start.y)
    var views = [list]
    if isHalf {
      let frame = Rectangle(x: 0, y: 0, width: size.width, height: 200)
      views.insert(
        ViewScene(id: "bar", frame: frame, content: Size(width: 1000, height: 400)), at: 0)
    }
    return Scene(window: Window(size: size, scale: 2), views: views)
  }
}

extension SmallRecording {
  private var frame: Rectangle { scene.views[view].frame }

  /// The middle of the view in window coordinates, after a rotation if the state requires one.
  private var middle: Point {
    if state == .turned { return Point(x: 333, y: 187) }
    return Point(
      x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2)
  }

  private mutating func add(_ action: InputEvent.Action) {
    let event = InputEvent(at: .milliseconds(time), action)
    events.append(Located(event, at: .nowhere))
  }

  private mutating func touch(_ phase: Touch.Phase, _ finger: UInt8, _ distance: Double) {
    var point = middle
    point[axis] += distance
    add(.touch(Touch(phase, finger: finger, at: point)))
  }

  /// Moves one finger in equal steps, and ends the touch after a pause.
  private mutating func go(
    _ from: Double, _ step: Double, times: Int, every lapse: Double, rest: Double,
    end: Touch.Phase = .up
  ) {
    touch(.down, 0, from)
    for number in 1...times {
      time += lapse
      touch(.move, 0, from + step * Double(number))
    }
    time += rest
    touch(end, 0, from + step * Double(times))
  }

  private mutating func prepare() {
    switch state {
    case .third:
      for _ in 0..<2 {
        go(20, -4, times: 10, every: 16, rest: 300)
        time += 1500
      }
    case .afterCancel:
      go(20, -4, times: 10, every: 16, rest: 300, end: .cancel)
      time += 1500
    case .turned:
      turn()
      time += 1500
    case .afterRequest:
      let start = scene.views[view].start
      let point = Point(x: (start.x ?? 0) + 7, y: (start.y ?? 0) + 9)
      add(.request(Command(view: view, .scrollTo(point))))
      time += 1500
    case .plain, .zoomed, .twoViews: break
    }
  }

  private mutating func turn() {
    let size = Size(width: 667, height: 375)
    let frame = FrameChange(
      view: view, frame: Rectangle(x: 0, y: 0, width: size.width, height: size.height))
    add(
      .layout(.turn(to: .landscapeLeft, window: WindowChange(size: size), frames: [frame])))
  }

  private mutating func perform() {
    switch gesture {
    case .drag: go(80, -8, times: 20, every: 16, rest: 300)
    case .stay:
      touch(.down, 0, 0)
      for step in [1.0, -1, 0.5] {
        time += 100
        touch(.move, 0, step)
      }
      time += 100
      touch(.up, 0, 0.5)
    case .flick, .flickCancelled, .growAbove, .growBelow:
      let end = gesture == .flickCancelled ? Touch.Phase.cancel : .up
      go(70, -14, times: 10, every: 10, rest: 4, end: end)
      grow()
    case .edge: go(90, -18, times: 10, every: 10, rest: 4)
    case .pull: go(-100, 10, times: 20, every: 16, rest: 300)
    case .catch:
      go(70, -14, times: 10, every: 10, rest: 4)
      time += 250
      go(0, 0.5, times: 2, every: 100, rest: 100)
    case .request:
      var target = Point(x: 1000, y: 1000)
      target[axis] += 1200
      add(.request(Command(view: view, .scrollTo(target), animated: true)))
    case .turn: turn()
    case .pinch: pinch(40, 100, back: 40)
    case .pinchBeyond: pinch(24, state == .zoomed ? 150 : 160, back: 24)
    case .zoomReturn: pinch(24, state == .zoomed ? 110 : 150, back: nil)
    }
    time += 50
  }

  private mutating func grow() {
    guard gesture == .growAbove || gesture == .growBelow else { return }
    time += 400
    let above = gesture == .growAbove ? 160.0 : 0
    let length = scene.views[view].content[axis] + 160
    let change =
      axis == .y
      ? SettingChange(view: view, [.contentHeight(length)], above: above)
      : SettingChange(view: view, [.contentWidth(length)], left: above)
    add(.setting(change))
  }

  /// Spreads two fingers, brings them back if `back` is set, and lifts them.
  private mutating func pinch(_ near: Double, _ far: Double, back: Double?) {
    touch(.down, 0, -near)
    touch(.down, 1, near)
    let steps = 25
    func distance(_ number: Int, _ from: Double, _ to: Double) -> Double {
      from + (to - from) * Double(number) / Double(steps)
    }
    for number in 1...steps {
      time += 16
      touch(.move, 0, -distance(number, near, far))
      touch(.move, 1, distance(number, near, far))
    }
    if let back {
      for number in 1...steps {
        time += 16
        touch(.move, 0, -distance(number, far, back))
        touch(.move, 1, distance(number, far, back))
      }
    }
    time += 100
    touch(.up, 0, -(back ?? far))
    touch(.up, 1, back ?? far)
  }
}
