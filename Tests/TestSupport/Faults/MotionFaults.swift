internal import Gesture
internal import Replay

extension Fault {
  /// Faults of what moves by itself.
  static let motion = [
    Fault("decel-monotone", "speeds up again") { engine in
      engine.faulty(Lately(), observe: Lately.follow) { lately, frame, time in
        coast(&lately, frame, time)
        // Every eighth frame goes twice as far.
        if lately.isOn, lately.count % 8 == 7, let last = lately.last.first {
          lately.shift.x += frame.views[0].offset.x - (last.offset.x - lately.shift.x)
          lately.shift.y += frame.views[0].offset.y - (last.offset.y - lately.shift.y)
        }
        shift(&lately, &frame, time)
      }
    },
    Fault(strong: "decel-monotone", "hurries once", Coast(), observe: { _, _ in }) {
      coast, frame, time, strength in
      let view = frame.views[0]
      let elapsed = time.seconds(since: coast.time)
      coast.frames = view.activity == .decelerating ? coast.frames + (elapsed > 0 ? 1 : 0) : 0
      if coast.frames == 8 {
        let speed = coast.speed.magnitude
        let much = speed + strength * (0.02 * speed + 5)
        coast.shift = coast.last + (coast.speed < 0 ? -much : much) * elapsed - view.offset.y
      }
      frame.views[0].offset.y += coast.shift
      if elapsed > 0 { coast.speed = (frame.views[0].offset.y - coast.last) / elapsed }
      coast.last = frame.views[0].offset.y
      coast.time = time
    },
    Fault(strong: "decel-law", "reports what it should not have", Coast(), observe: { _, _ in }) {
      coast, frame, time, strength in
      // The first steps of a coast are what the later ones are compared with.
      let view = frame.views[0]
      coast.frames = view.activity == .decelerating ? coast.frames + 1 : 0
      guard coast.frames > 4, let velocity = view.velocity else { return }
      frame.views[0].velocity = Point(
        x: exceed(velocity.x, strength), y: exceed(velocity.y, strength))
    },
    Fault("decel-law", "is a little too slippery") { $0.bent("rate", 0.9981) },
    Fault("decel-law", "is a little too slippery when fast") { $0.bent("fast-rate", 0.9905) },
    Fault(strong: "velocity-consistent", "reports a little too much speed") { view, strength in
      guard let velocity = view.velocity else { return }
      view.velocity = Point(
        x: exceed(velocity.x, strength), y: exceed(velocity.y, strength))
    },
    Fault("velocity-consistent", "reports points per millisecond") { view in
      guard let velocity = view.velocity else { return }
      view.velocity = Point(x: velocity.x / 1000, y: velocity.y / 1000)
    },
    Fault("release-direction", "throws against the finger") { engine in
      engine.showing { frame, _ in
        for index in frame.callbacks.indices {
          if case .willEndDragging(let velocity, let target) = frame.callbacks[index].kind {
            frame.callbacks[index].kind = .willEndDragging(
              velocity: Point(x: -velocity.x, y: -velocity.y), target: target)
          }
        }
      }
    },
    Fault("stale-velocity-is-zero", "remembers the finger's speed") {
      $0.bent("held-still", 10)
    },
    Fault("cancel-throws-nothing", "takes a touch that is taken away for a lift") { engine in
      engine.hearing { moment in
        for index in moment.events.indices {
          guard case .touch(var touch) = moment.events[index].value, touch.phase == .cancel else {
            continue
          }
          touch.phase = .up
          moment.events[index].value = .touch(touch)
        }
      }
    },
    Fault(
      strong: "cancel-throws-nothing", "slides on when a touch was taken away", Lately(),
      observe: { lately, moment in
        for event in moment.events {
          guard case .touch(let touch) = event.value else { continue }
          lately.isOn = touch.phase == .cancel
          (lately.time, lately.shift) = (moment.time, .zero)
        }
      },
      edit: { lately, frame, time, strength in
        // Slowly, from when the invariant looks on, and by so much in all.
        let seconds = time.seconds(since: lately.time) - 0.06
        if lately.isOn { lately.shift.y = strength * min(1, max(0, seconds / 0.3)) }
        frame.views[0].offset.y += lately.shift.y
      }
    ),
    Fault(
      strong: "announced-target-is-the-rest", "announces a little too much",
      framing: { frame, strength in
        for index in frame.callbacks.indices {
          guard case .willEndDragging(let velocity, var target) = frame.callbacks[index].kind else {
            continue
          }
          target.y += strength * 0.25
          frame.callbacks[index].kind = .willEndDragging(velocity: velocity, target: target)
        }
      }),
    Fault(
      strong: "announced-velocity-is-the-start", "announces a little too little speed",
      framing: { frame, strength in
        for index in frame.callbacks.indices {
          guard case .willEndDragging(var velocity, let target) = frame.callbacks[index].kind else {
            continue
          }
          velocity.y *= 1 - strength * 0.02
          frame.callbacks[index].kind = .willEndDragging(velocity: velocity, target: target)
        }
      }),
    Fault(
      strong: "no-jump-between-frames", "leaps while it coasts", Lately(), observe: Lately.follow
    ) {
      lately, frame, time, strength in
      if lately.landed || lately.lifted { lately.count = 0 }
      coast(&lately, frame, time)
      if lately.count == 10, lately.isOn {
        let elapsed = time.seconds(since: lately.time)
        let speed = (frame.views[0].velocity?.y ?? 0) < 0 ? -1.0 : 1
        lately.shift.y += speed * strength * 120_000 * elapsed * elapsed
      }
      shift(&lately, &frame, time)
    },
    Fault(
      strong: "bounce-back-no-overshoot", "swings through the edge", Lately(),
      observe: Lately.follow
    ) { _, frame, _, strength in
      for view in frame.views.indices where frame.views[view].activity == .decelerating {
        for axis in Axis.allCases {
          let (low, high) = (frame.views[view].lowest(axis), frame.views[view].highest(axis))
          let offset = frame.views[view].offset[axis]
          if offset < low, low - offset < 1 { frame.views[view].offset[axis] = low + strength }
          if offset > high, offset - high < 1 { frame.views[view].offset[axis] = high - strength }
        }
      }
    },
    Fault("bounce-back-no-overshoot", "lets an inward flick go on") {
      $0.bent("inward-fling", 1)
    },
    Fault(strong: "animation-reaches-target", "stops short", Lately(), observe: Lately.follow) {
      lately, frame, time, strength in
      if lately.asked { lately.isOn = true }
      if lately.landed { lately.isOn = false }
      if lately.isOn { frame.views[0].offset.y += strength * 0.25 }
      lately.close(frame, at: time)
    },
    Fault("animation-reaches-target", "says twice that it arrived") { engine in
      engine.showing { frame, _ in
        for callback in frame.callbacks where callback.kind == .didEndScrollingAnimation {
          frame.callbacks.append(callback)
        }
      }
    },
    Fault(invariant: "set-offset-exact", name: "is a billionth off", hasStrength: true) {
      engine, strength in
      engine.hearing { moment in
        for index in moment.events.indices {
          guard case .ask(var command) = moment.events[index].value,
            case .scrollTo(var place) = command.request
          else { continue }
          place.x += strength * (1e-9 * place.x.magnitude + 1e-9)
          place.y += strength * (1e-9 * place.y.magnitude + 1e-9)
          command.request = .scrollTo(place)
          moment.events[index].value = .ask(command)
        }
      }
    },
    Fault("set-offset-exact", "rounds what it is asked for") { engine in
      engine.hearing { moment in
        for index in moment.events.indices {
          guard case .ask(var command) = moment.events[index].value,
            case .scrollTo(let place) = command.request
          else { continue }
          command.request = .scrollTo(
            Point(x: (place.x / 8).rounded() * 8 + 1, y: (place.y / 8).rounded() * 8 + 1))
          moment.events[index].value = .ask(command)
        }
      }
    },
  ]

  private static func exceed(_ velocity: Double, _ strength: Double) -> Double {
    guard velocity != 0 else { return 0 }
    return velocity + (velocity < 0 ? -1 : 1) * strength * (0.02 * abs(velocity) + 5)
  }

  /// Counts the frames of a coast.
  private static func coast(_ lately: inout Lately, _ frame: Frame, _ time: Instant) {
    let coasts = frame.views[0].activity == .decelerating
    lately.isOn = coasts && time > lately.time
    if lately.isOn { lately.count += 1 }
  }

  private static func shift(_ lately: inout Lately, _ frame: inout Frame, _ time: Instant) {
    frame.views[0].offset.x += lately.shift.x
    frame.views[0].offset.y += lately.shift.y
    lately.close(frame, at: time)
  }
}

/// The way of one view along y while it coasts.
private struct Coast: Sendable {
  var frames = 0
  var last = 0.0
  var speed = 0.0
  var shift = 0.0
  var time = Instant.zero
}
