package import Gesture
package import Replay

/// A way to make an engine worse, and the invariant that must notice.
package struct Fault: Sendable {
  /// The invariant it offends.
  package let invariant: String
  package let name: String
  /// The strengths it comes in, as multiples of the invariant's tolerance; none where the invariant
  /// is exact.
  package let hasStrength: Bool
  /// The engine made worse.
  package let worsen: @Sendable (EngineFactory, _ strength: Double) -> EngineFactory
}

extension Fault {
  /// A fault that is there or not.
  package init(
    _ invariant: String, _ name: String,
    worsen: @escaping @Sendable (EngineFactory) -> EngineFactory
  ) {
    self.init(invariant: invariant, name: name, hasStrength: false) { engine, _ in worsen(engine) }
  }

  /// Edits what is shown of every view.
  package init(
    _ invariant: String, _ name: String,
    showing edit: @escaping @Sendable (inout ViewState) -> Void
  ) {
    self.init(invariant, name) { engine in
      engine.showing { frame, _ in
        for view in frame.views.indices { edit(&frame.views[view]) }
      }
    }
  }

  /// Edits what is shown of every view by so many times the invariant's tolerance.
  package init(
    strong invariant: String, _ name: String,
    showing edit: @escaping @Sendable (inout ViewState, Double) -> Void
  ) {
    self.init(invariant: invariant, name: name, hasStrength: true) { engine, strength in
      engine.showing { frame, _ in
        for view in frame.views.indices { edit(&frame.views[view], strength) }
      }
    }
  }

  /// Edits a frame by so many times the invariant's tolerance.
  package init(
    strong invariant: String, _ name: String,
    framing edit: @escaping @Sendable (inout Frame, Double) -> Void
  ) {
    self.init(invariant: invariant, name: name, hasStrength: true) { engine, strength in
      engine.showing { frame, _ in edit(&frame, strength) }
    }
  }

  /// Edits what is shown with a memory of what was done and shown before.
  package init<Memory: Sendable>(
    strong invariant: String, _ name: String, _ memory: Memory,
    observe: @escaping @Sendable (inout Memory, inout Moment) -> Void,
    edit: @escaping @Sendable (inout Memory, inout Frame, Instant, Double) -> Void
  ) {
    self.init(invariant: invariant, name: name, hasStrength: true) { engine, strength in
      engine.faulty(memory, observe: observe) { memory, frame, time in
        edit(&memory, &frame, time, strength)
      }
    }
  }

  package static let all =
    rest + fingers + motion + callbacks + room + steps + app + bars + layout + liveness + falsified
}

/// What a fault with a memory mostly wants to know.
struct Lately: Sendable {
  var fingers: Set<UInt8> = []
  /// What came in the moment that was just handled.
  var landed = false
  var lifted = false
  var asked = false
  var changed = false
  var last: [ViewState] = []
  var time = Instant.zero
  /// For one fault or another.
  var shift = Point.zero
  var factor = 1.0
  var isOn = false
  var count = 0
}

extension Lately {
  /// Takes note of a moment.
  static let follow: @Sendable (inout Lately, inout Moment) -> Void = { lately, moment in
    for event in moment.events {
      switch event.value {
      case .touch(let touch):
        switch touch.phase {
        case .down:
          lately.fingers.insert(touch.finger)
          lately.landed = true
        case .up, .cancel:
          lately.fingers.remove(touch.finger)
          lately.lifted = true
        case .move: break
        }
      case .ask: lately.asked = true
      case .layout, .setting: lately.changed = true
      default: break
      }
    }
  }

  /// Forgets the moment, remembers the frame.
  mutating func close(_ frame: Frame, at time: Instant) {
    landed = false
    lifted = false
    asked = false
    changed = false
    last = frame.views
    self.time = time
  }
}

/// How far the only finger went up or down in a moment, and what was shown of it.
struct Pull: Sendable {
  var fingers: [UInt8: Double] = [:]
  var travel = 0.0
  var last = 0.0
  var shift = 0.0

  static let follow: @Sendable (inout Pull, inout Moment) -> Void = { pull, moment in
    for event in moment.events {
      guard case .touch(let touch) = event.value else { continue }
      switch touch.phase {
      case .down: pull.fingers[touch.finger] = touch.place.y
      case .move:
        pull.travel += touch.place.y - (pull.fingers[touch.finger] ?? touch.place.y)
        pull.fingers[touch.finger] = touch.place.y
      case .up, .cancel: pull.fingers[touch.finger] = nil
      }
    }
  }
}
