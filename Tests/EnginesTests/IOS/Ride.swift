import Model
import Replay
import Text

@testable import Engines

/// The state of all views at one time.
struct Glimpse: Equatable {
  enum Cause { case before, after, frame }

  var time: Instant
  var cause: Cause
  var views: [ViewState]
  /// The callbacks since the last glimpse.
  var callbacks: [Callback]
  /// The events at this time, in the glimpses before and after them; empty for frames.
  var events: [InputEvent.Action] = []

  var view: ViewState { views[0] }
}

/// Replays events on a new engine: a glimpse before and after each moment and at every tick.
func ride(
  _ scene: Scene, _ events: [InputEvent], on engine: EngineFactory = BuiltInEngines.ios,
  ticks: (Int) -> Instant = { Instant(nanoseconds: Int64($0) * 16_666_667) },
  until end: Double
) throws -> [Glimpse] {
  var engine = try engine.make(scene)
  var glimpses: [Glimpse] = []
  var frame = Frame(views: Array(repeating: ViewState(), count: scene.views.count))
  func look(_ time: Instant, _ cause: Glimpse.Cause, _ moment: [InputEvent.Action] = []) {
    frame.callbacks.removeAll()
    engine.show(in: &frame)
    glimpses.append(
      Glimpse(
        time: time, cause: cause, views: frame.views, callbacks: frame.callbacks, events: moment))
  }
  var tick = 0
  var next = 0
  let end = Instant.milliseconds(end)
  while true {
    let frameTime = ticks(tick)
    if next < events.count, events[next].time <= frameTime {
      let time = events[next].time
      var moment = Moment(at: time)
      while next < events.count, events[next].time == time {
        moment.events.append(Located(events[next].action))
        next += 1
      }
      let actions = moment.events.map(\.value)
      try engine.advance(to: time)
      look(time, .before, actions)
      try engine.handle(moment)
      look(time, .after, actions)
    } else if frameTime <= end {
      try engine.advance(to: frameTime)
      look(frameTime, .frame)
      tick += 1
    } else {
      return glimpses
    }
  }
}

/// The frame times for this many hertz.
func hertz(_ rate: Double) -> (Int) -> Instant {
  { Instant(nanoseconds: Int64((Double($0) * 1e9 / rate).rounded())) }
}

extension InputEvent {
  static func touch(
    _ phase: Touch.Phase, _ x: Double, _ y: Double, finger: UInt8 = 1, at ms: Double
  ) -> InputEvent {
    InputEvent(
      at: .milliseconds(ms), .touch(Touch(phase, finger: finger, at: Point(x: x, y: y))))
  }

  static func request(
    _ request: Command.Request, animated: Bool = false, view: Int = 0, at ms: Double
  ) -> InputEvent {
    InputEvent(at: .milliseconds(ms), .request(Command(view: view, request, animated: animated)))
  }

  static func set(
    _ settings: [Setting], above: Double = 0, left: Double = 0, at ms: Double
  ) -> InputEvent {
    InputEvent(
      at: .milliseconds(ms), .setting(SettingChange(view: 0, settings, above: above, left: left)))
  }

  static func layout(_ change: LayoutChange, at ms: Double) -> InputEvent {
    InputEvent(at: .milliseconds(ms), .layout(change))
  }
}

/// A finger that moves straight from one point to another in equal steps and lifts there.
func swipe(
  _ finger: UInt8 = 1, from: (Double, Double), to: (Double, Double), at start: Double,
  lasting: Double, every step: Double = 10, hold: Double = 0, ends: Touch.Phase = .up
) -> [InputEvent] {
  var events = [InputEvent.touch(.down, from.0, from.1, finger: finger, at: start)]
  let count = max(1, Int(lasting / step))
  for k in 1...count {
    let share = Double(k) / Double(count)
    events.append(
      .touch(
        .move, from.0 + (to.0 - from.0) * share, from.1 + (to.1 - from.1) * share,
        finger: finger, at: start + lasting * share))
  }
  events.append(.touch(ends, to.0, to.1, finger: finger, at: start + lasting + hold))
  return events
}

/// Sorts events by time. Events at the same time keep their order.
func inOrder(_ events: [InputEvent]) -> [InputEvent] {
  events.enumerated().sorted {
    ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
  }.map(\.element)
}

/// A scene with one view in a window of 320 × 568.
func scene(
  _ frame: Rectangle = Rectangle(x: 0, y: 0, width: 320, height: 480), content: Size,
  _ edit: (inout ViewScene) -> Void = { _ in }
) -> Scene {
  var view = ViewScene(id: "v", frame: frame, content: content)
  edit(&view)
  return Scene(window: Window(size: Size(width: 320, height: 568), scale: 2), views: [view])
}

/// A gallery of ten pages that can be zoomed.
func gallery(_ edit: (inout ViewScene) -> Void = { _ in }) -> Scene {
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

/// The callbacks of one view, which `callbackWord` encodes as a string.
extension [Glimpse] {
  func callbacks(of view: Int = 0) -> [Callback.Kind] {
    flatMap { $0.callbacks.filter { $0.view == view }.map(\.kind) }
  }
}
