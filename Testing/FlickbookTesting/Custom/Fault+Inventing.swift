internal import Model
internal import Replay
internal import Text

// Faults in which the engine receives changed input, or reports changed callbacks.

extension Fault {
  static let stopsWhereItIsLetGo = Fault(custom: "stops where it is let go", "rest-step-nearest") {
    engine, _ in
    engine.hearing { moment in
      let lifts = moment.events.contains { $0.value.isLift }
      if lifts { moment.request(.stop) }
    }
  }

  static let pinchesAboutItsCorner = Fault(custom: "pinches about its corner", "pinch-anchor") {
    engine, _ in
    engine.hearing { moment in
      // Moves both fingers so that their centroid is near the corner of the window.
      pinch(&moment) { point, middle in
        Point(x: point.x - middle.x + 40, y: point.y - middle.y + 40)
      }
    }
  }

  static let doesNotFeelTheFirstTouch = Fault(
    custom: "does not feel the first touch", "touch-catches-motion"
  ) { engine, _ in
    // The engine learns that a finger came down only when the finger moves or lifts.
    engine.faulty([UInt8: Touch]()) { waiting, moment in
      var events: [Located<InputEvent.Action>] = []
      for event in moment.events {
        guard case .touch(let touch) = event.value else {
          events.append(event)
          continue
        }
        if touch.phase == .down {
          waiting[touch.finger] = touch
          continue
        }
        if let down = waiting.removeValue(forKey: touch.finger) {
          events.append(Located(.touch(down), at: event.location))
        }
        events.append(event)
      }
      moment.events = events
    } edit: { _, _, _ in
    }
  }

  static let isABillionthOff = Fault(
    custom: "is a billionth off", "set-offset-exact", scaling: .amount
  ) { engine, strength in
    engine.requested {
      guard case .scrollTo(var point) = $0 else { return $0 }
      point.x += strength * (1e-9 * point.x.magnitude + 1e-9)
      point.y += strength * (1e-9 * point.y.magnitude + 1e-9)
      return .scrollTo(point)
    }
  }

  static let roundsWhatItIsAskedFor = Fault(
    custom: "rounds what it is asked for", "set-offset-exact"
  ) {
    engine, _ in
    engine.requested {
      guard case .scrollTo(let point) = $0 else { return $0 }
      return .scrollTo(
        Point(x: (point.x / 8).rounded() * 8 + 1, y: (point.y / 8).rounded() * 8 + 1))
    }
  }

  static let bringsWhatItRevealsToTheTop = Fault(
    custom: "brings what it reveals to the top", "reveal-just-enough"
  ) { engine, _ in
    engine.requested { if case .reveal(let part) = $0 { .scrollTo(part.origin) } else { $0 } }
  }

  static let keepsTheControlsHeight = Fault(
    custom: "keeps the control's height", "refresh-keeps-inset"
  ) { engine, _ in
    engine.requested { $0 == .endRefresh ? .stop : $0 }
  }

  static let alwaysSaysThatItWillCoast = Fault(
    custom: "always says that it will coast", "callback-grammar"
  ) { engine, _ in
    engine.showing { frame, _ in
      for index in frame.callbacks.indices
      where frame.callbacks[index].kind == .didEndDragging(willDecelerate: false) {
        frame.callbacks[index].kind = .didEndDragging(willDecelerate: true)
      }
    }
  }

  static let saysThatADragEndedBeforeItWillEnd = Fault(
    custom: "says that a drag ended before it will end", "callback-grammar"
  ) { engine, _ in
    engine.showing { frame, _ in
      for index in frame.callbacks.indices.dropLast() {
        if case .willEndDragging = frame.callbacks[index].kind {
          frame.callbacks.swapAt(index, index + 1)
        }
      }
    }
  }

  static let answersTheApp = Fault(custom: "answers the app", "selection-reported-once") {
    engine, _ in
    engine.showing { frame, _ in
      for index in frame.callbacks.indices
      where frame.callbacks[index].kind == .didEndScrollingAnimation {
        frame.callbacks.append(Callback(view: frame.callbacks[index].view, .select(0)))
      }
    }
  }

  static let hearsOfNoOtherMonth = Fault(custom: "hears of no other month", "picker-value-valid") {
    engine, _ in engine.hearing { $0.dropValidRows() }
  }

  static let staysOnADayThatTheMonthHasNot = Fault(
    custom: "stays on a day that the month has not", "picker-value-valid"
  ) { engine, _ in
    engine.faulty([Int: ClosedRange<Int>]()) { rows, moment in
      moment.dropValidRows { rows[$0] = $1 }
    } edit: { rows, frame, _ in
      for (view, rows) in rows {
        guard let row = frame.views[view].readouts.selection?.index else { continue }
        frame.views[view].readouts.selection?.index = min(
          max(row, rows.lowerBound), rows.upperBound)
      }
    }
  }

  static let forgetsTheZoomInATurn = Fault(custom: "forgets the zoom", "rotation-keeps-zoom") {
    engine, _ in
    engine.hearing { moment in
      if moment.events.contains(where: { $0.value.isTurn }) { moment.request(.zoomTo(1)) }
    }
  }

  static let isBlindToASecondFinger = Fault(custom: "is blind to a second finger", "pinch-zooms") {
    engine, _ in engine.blindToASecondFinger
  }

  static func turnsNoPage(_ invariant: String) -> Fault {
    Fault(custom: "turns no page", invariant) { engine, _ in engine.turningNoPage }
  }

  /// Moves both fingers of a moment that contains exactly two touches.
  private static func pinch(
    _ moment: inout Moment, _ point: (_ finger: Point, _ middle: Point) -> Point
  ) {
    var touches: [Touch] = []
    for event in moment.events { if case .touch(let touch) = event.value { touches.append(touch) } }
    guard touches.count == 2 else { return }
    let middle = Point(
      x: (touches[0].point.x + touches[1].point.x) / 2,
      y: (touches[0].point.y + touches[1].point.y) / 2)
    for index in moment.events.indices {
      guard case .touch(var touch) = moment.events[index].value else { continue }
      touch.point = point(touch.point, middle)
      moment.events[index].value = .touch(touch)
    }
  }
}

extension Moment {
  /// Removes the settings that limit which rows of a wheel can be selected, and passes them to
  /// `note`.
  fileprivate mutating func dropValidRows(
    _ note: (_ view: Int, _ rows: ClosedRange<Int>) -> Void = { _, _ in }
  ) {
    for index in events.indices {
      guard case .setting(var change) = events[index].value else { continue }
      change.settings.removeAll { setting in
        guard let rows = Setting.wheelValid.value(of: setting)?.first else { return false }
        note(change.view, rows)
        return true
      }
      events[index].value = .setting(change)
    }
  }
}

extension InputEvent.Action {
  fileprivate var isLift: Bool {
    if case .touch(let touch) = self { touch.phase == .up } else { false }
  }

  fileprivate var isTurn: Bool {
    if case .layout(.turn) = self { true } else { false }
  }
}

extension Moment {
  /// Appends a request of the app to the events of the moment.
  fileprivate mutating func request(_ request: Command.Request) {
    events.append(Located(.request(Command(view: 0, request)), at: .nowhere))
  }
}

extension EngineFactory {
  /// The same engine, which receives modified requests.
  fileprivate func requested(
    _ edit: @escaping @Sendable (Command.Request) -> Command.Request
  ) -> EngineFactory {
    hearing { moment in
      for index in moment.events.indices {
        guard case .request(var command) = moment.events[index].value else { continue }
        command.request = edit(command.request)
        moment.events[index].value = .request(command)
      }
    }
  }
}
