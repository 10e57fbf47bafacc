internal import Model
internal import Replay
internal import Text

/// An unchanged scroll view inside apps that have the faults of published teaching material.
///
/// Each fault is in the app: in the properties that the app declares for its view, in its reaction
/// to a callback of the view, or in the values that it shows beside the view. The scroll view can
/// be any engine: the engine has no fault, and gets input as from any other app.
struct TextbookEngine<Phone: ScrollEngine> {
  private var phone: Phone
  private var apps: [PublishedApp]
  /// The state that the inner engine shows, and the callbacks that were not yet forwarded.
  private var shown = Frame()
  /// A reused buffer: the moment as changed by the apps, and then the apps' own actions.
  private var reported = Moment(at: .zero)
  private var hasTurned = false
  private var taps = ControlTaps()

  init(
    _ scene: Scene, faults: PublishedFaults = .all, on make: (Scene) throws(EngineError) -> Phone
  ) throws(EngineError) {
    apps = scene.views.indices.map { PublishedApp(scene, $0, faults) }
    var declared = scene
    for index in apps.indices { declared.views[index] = apps[index].declared }
    phone = try make(declared)
    shown.views = Array(repeating: ViewState(), count: apps.count)
  }

  private mutating func rewrite(_ moment: Moment) {
    reported.time = moment.time
    reported.events.removeAll(keepingCapacity: true)
    for index in apps.indices {
      report(apps[index].preparation(for: moment, showing: shown.views[index]))
      apps[index].overlap.begin()
    }
    for event in moment.events {
      switch event.value {
      case .setting(var change) where apps.indices.contains(change.view):
        let changed = change.settings
        change.settings = changed.compactMap { apps[change.view].declaring($0) }
        for setting in changed { apps[change.view].view.apply(setting) }
        reported.events.append(Located(.setting(change), at: event.location))
      case .request(let command) where apps.indices.contains(command.view):
        if !isMissed(command, at: moment.time) { reported.events.append(event) }
      case .layout(let change):
        let believed = follow(change)
        reported.events.append(Located(.layout(believed), at: event.location))
      default: reported.events.append(event)
      }
    }
    for index in apps.indices {
      if let keyboard = apps[index].overlap.corrected(of: apps[index].view.frame) {
        report([.layout(.keyboard(keyboard))])
      }
      report(apps[index].limits(after: moment))
    }
  }

  private mutating func report(_ actions: [InputEvent.Action]) {
    for action in actions { reported.events.append(Located(action, at: .nowhere)) }
  }

  /// Processes a layout change; returns the change with the keyboard that the apps assume.
  private mutating func follow(_ change: LayoutChange) -> LayoutChange {
    for frame in change.frames where apps.indices.contains(frame.view) {
      apps[frame.view].view.frame = frame.frame
      apps[frame.view].overlap.layOut()
      apps[frame.view].size = .known
    }
    guard case .keyboard(let keyboard) = change else {
      hasTurned = true
      return change
    }
    var believed = keyboard
    for index in apps.indices where apps[index].has(.overlapOfTheShrunk) {
      believed = apps[index].overlap.believed(keyboard, over: apps[index].view.frame)
    }
    return .keyboard(believed)
  }

  /// Whether a tap missed a control that moved with the canvas, so that the request of the control
  /// is dropped. If a tap on the canvas adds a box, the controls are beside the view.
  private func isMissed(_ command: Command, at time: Instant) -> Bool {
    guard apps[command.view].has(.controlsOnTheCanvas), let opening = apps[command.view].opening,
      let tap = taps.last(before: time)
    else { return false }
    let state = shown.views[command.view]
    let addsBoxes = apps[command.view].view.shows.contains(.items)
    guard !addsBoxes || !state.frame.contains(tap) else { return false }
    return !Axis.allCases.allSatisfy { axis in
      PublishedControl.isHit(
        at: tap[axis] - state.frame.origin[axis], laidOutAt: opening.offset[axis],
        openedAt: opening.zoom, offset: state.offset[axis], now: state.zoom)
    }
  }
}

extension TextbookEngine: ScrollEngine {
  mutating func handle(_ moment: Moment) throws(EngineError) {
    guard hasFaults else { return try phone.handle(moment) }
    try advance(to: moment.time)
    look()
    let (before, first) = (shown.views, shown.callbacks.count)
    taps.watch(moment)
    rewrite(moment)
    try phone.handle(reported)
    try answer(moment, from: before, since: first)
  }

  mutating func advance(to time: Instant) throws(EngineError) {
    try phone.advance(to: time)
    reported.time = time
    guard apps.contains(where: { $0.has(.snapByRevealing) }) else { return }
    try answer(nil, from: shown.views, since: shown.callbacks.count)
  }

  mutating func show(in frame: inout Frame) {
    guard hasFaults else { return phone.show(in: &frame) }
    look()
    for callback in shown.callbacks {
      frame.callbacks.append(callback)
      if let more = apps[callback.view].hear(callback.kind) {
        frame.callbacks.append(Callback(view: callback.view, more))
      }
    }
    shown.callbacks.removeAll(keepingCapacity: true)
    frame.views.removeAll(keepingCapacity: true)
    for index in apps.indices {
      var state = shown.views[index]
      apps[index].edit(&state, isTurned: hasTurned)
      frame.views.append(state)
    }
    hasTurned = false
  }

  private var hasFaults: Bool { apps.contains { !$0.faults.isEmpty } }

  private mutating func look() {
    phone.show(in: &shown)
    for index in apps.indices where apps[index].opening == nil {
      apps[index].opening = ScrollPosition(
        offset: shown.views[index].offset, zoom: shown.views[index].zoom)
    }
  }

  /// Applies the apps' own actions.
  private mutating func answer(
    _ moment: Moment?, from before: [ViewState], since first: Int
  ) throws(EngineError) {
    look()
    reported.events.removeAll(keepingCapacity: true)
    for index in apps.indices {
      report(
        apps[index].answers(
          to: moment, from: before[index], showing: shown.views[index], shown.callbacks[first...]))
    }
    if !reported.events.isEmpty { try phone.handle(reported) }
  }
}
