internal import Gesture
internal import Replay

/// `ios` in the hands of apps as they were published: the same scroll view, and around it the
/// faults that teaching material printed.
///
/// A fault is where the app has it: in what it says of its view, in what it does by itself when the
/// view tells it something, or in what it shows beside it. Input in which no app has a say goes to
/// the scroll view as it is.
struct TextbookEngine {
  private var phone: IOSEngine
  private var apps: [PublishedApp]
  /// What the apps make of a moment; reused.
  private var reported = Moment(at: .zero)
  private var hasTurned = false
  private var taps = ControlTaps()

  init(
    _ scene: Scene, constants: IOSConstants = IOSConstants(), faults: PublishedFaults = .all
  ) throws(EngineError) {
    let apps = scene.views.indices.map { PublishedApp(scene, $0, faults) }
    var telling = scene
    for index in apps.indices { telling.views[index] = apps[index].declaring(scene.views[index]) }
    phone = try IOSEngine(telling, constants: constants, conduct: apps.map { $0.conduct })
    self.apps = apps
    for index in apps.indices {
      self.apps[index].opening = phone.views[index].position
    }
  }
}

extension TextbookEngine: ScrollEngine {
  mutating func handle(_ moment: Moment) throws(EngineError) {
    taps.watch(moment)
    guard moment.isOfTheApp else {
      try phone.handle(moment)
      correctFirstMovements()
      return
    }
    believe(moment)
    rewrite(moment)
    try phone.handle(reported)
    follow(moment)
    correctFirstMovements()
  }

  mutating func advance(to time: Instant) throws(EngineError) {
    try phone.advance(to: time)
  }

  mutating func show(in frame: inout Frame) {
    let first = frame.callbacks.count
    phone.show(in: &frame)
    for callback in frame.callbacks[first...] {
      if case .didEndZooming = callback.kind { apps[callback.view].hasZoomed = true }
    }
    for index in apps.indices where apps[index].has(.resetAtOpening) && !apps[index].hasZoomed {
      if frame.views[index].readouts.reset != nil { frame.views[index].readouts.reset = true }
    }
    for index in apps.indices where phone.views[index].layout.scene.shows.contains(.page) {
      guard apps[index].system == .gallery else { continue }
      frame.views[index].readouts.page = PageNumber(
        apps[index].label.read(
          frame.views[index], count: phone.views[index].layout.pageGrid.count, isTurned: hasTurned))
    }
    hasTurned = false
  }
}

// What an app makes of a moment before the view hears of it.

extension TextbookEngine {
  private mutating func rewrite(_ moment: Moment) {
    reported.time = moment.time
    reported.events.removeAll(keepingCapacity: true)
    for event in moment.events {
      switch event.value {
      case .setting(var change) where apps.indices.contains(change.view):
        let (app, view) = (apps[change.view], phone.views[change.view].layout.scene)
        change.settings = change.settings.compactMap { app.declaring($0, of: view) }
        reported.events.append(Located(.setting(change), at: event.place))
      case .ask(let command) where apps.indices.contains(command.view):
        if isMissed(command, at: moment.time) { continue }
        reported.events.append(event)
      default:
        reported.events.append(event)
      }
    }
  }

  /// What each form takes the keyboard to cover, if it measures what is left of itself.
  private mutating func believe(_ moment: Moment) {
    for index in apps.indices where apps[index].has(.overlapOfTheShrunk) {
      var whole = phone.windowFrame(index)
      whole.size.height = phone.views[index].layout.metrics.frame.size.height
      var laidOut = phone.views[index].layout.metrics.covered
      var covered = laidOut
      var hasKeyboard = false
      var hasFrame = false
      for event in moment.events {
        guard case .layout(let change) = event.value else { continue }
        for frame in change.frames where frame.view == index {
          whole = frame.frame
          laidOut = covered
          hasFrame = true
        }
        guard case .keyboard(let keyboard) = change else { continue }
        hasKeyboard = true
        switch keyboard {
        case .hidden: covered = 0
        case .shown(let place, _):
          covered = PublishedOverlap.covered(
            covered, whole: whole, laidOut: laidOut, keyboard: place)
        }
      }
      if hasKeyboard {
        phone.views[index].layout.believedCover = covered
      } else if hasFrame {
        phone.views[index].layout.believedCover = nil
      }
    }
  }

  /// A control that lies on the canvas is tapped where it is no more: nothing is asked.
  private func isMissed(_ command: Command, at time: Instant) -> Bool {
    guard apps[command.view].has(.controlsOnTheCanvas), let opening = apps[command.view].opening,
      let tap = taps.last(before: time)
    else { return false }
    let frame = phone.windowFrame(command.view)
    guard !frame.contains(tap) else { return false }
    let shown = phone.views[command.view].shown(at: phone.now)
    for axis in Axis.allCases {
      let isHit = PublishedControl.isHit(
        at: tap[axis] - frame.origin[axis], laidOutAt: opening.offset[axis],
        openedAt: opening.zoom, offset: shown.offset[axis], now: shown.zoom)
      if !isHit { return true }
    }
    return false
  }
}

// What an app does after it.

extension TextbookEngine {
  private mutating func follow(_ moment: Moment) {
    var hasKeyboard = false
    for event in moment.events {
      guard case .layout(let change) = event.value else { continue }
      if case .keyboard = change { hasKeyboard = true } else { hasTurned = true }
      for frame in change.frames where apps.indices.contains(frame.view) {
        apps[frame.view].size = .known
      }
    }
    guard hasKeyboard else { return }
    for index in apps.indices where apps[index].has(.widthWaitsForKeyboard) {
      phone.act(on: index) { (view, now) in
        view.change(at: now) { $0.apply([.contentWidth($0.metrics.bounds.width)]) }
      }
    }
  }

  /// The first movement is followed by a layout, and nobody took the size down: what was in the
  /// middle at the opening comes back there.
  private mutating func correctFirstMovements() {
    for index in apps.indices where apps[index].size != .known {
      let view = phone.views[index]
      guard let opening = apps[index].opening, view.sequence.isCarrying, view.position != opening
      else {
        continue
      }
      guard apps[index].size == .unsetAndMoved else {
        apps[index].size = .unsetAndMoved
        continue
      }
      apps[index].size = .known
      var place = Point.zero
      for axis in Axis.allCases {
        place[axis] = PublishedCentre.offset(
          opened: opening.offset[axis], at: opening.zoom, now: view.position.zoom,
          viewport: view.layout.metrics.bounds[axis])
      }
      phone.act(on: index) { (view, now) in view.scroll(to: place, animated: false, at: now) }
    }
  }
}

extension Moment {
  /// Whether an app has a say in it: anything but fingers.
  fileprivate var isOfTheApp: Bool {
    for index in events.indices {
      if case .touch = events[index].value { continue }
      return true
    }
    return false
  }
}
