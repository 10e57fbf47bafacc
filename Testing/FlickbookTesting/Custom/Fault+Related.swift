internal import Model
internal import Replay
internal import Synchronization
internal import Text

extension Fault {
  /// Faults that a single replay does not show: each is detected by a relation between two replays.
  /// At a strength of 1 an error is as large as the relation tolerates.
  public static let related = [
    dragging("drifts once its clock has run for six seconds", "time-shift") { _, time in
      time.seconds(since: .zero) >= 6 ? 1 : 0
    },
    measuresFromTheWindow,
    Self("rounds where a finger is", .roundTouches, 1, "touch-translation"),
    leaning("goes further to the right", "mirror-x", along: .x),
    leaning("goes further down", "mirror-y", along: .y),
    Self("rounds to the left", along: .x, .offset, .roundDown, 0.125, scaling: .fixed, "mirror-x"),
    Self("rounds to the top", along: .y, .offset, .roundDown, 0.125, scaling: .fixed, "mirror-y"),
    // During two seconds of coasting, twice the frame rate shifts the content by exactly the
    // tolerance.
    Self(
      "slips a little at every frame", in: .deceleration, along: .y, .offset, .accumulate,
      0.25 / 120,
      of: .first, "frame-rate-rest"),
    dragging("remembers the stroke before", "split-at-idle") { recent, _ in
      recent.count > 1 ? 1 : 0
    },
    tremblesAtRandom, restsOnAGrid, gainsWithEveryReport, runsAheadSidewaysOnly,
    dragging("prefers low numbers", "touch-id-relabel") { recent, _ in
      recent.fingers.contains { $0 < 128 } ? 1 : 0
    },
    remembersACancelledTouch,
  ]

  private static let measuresFromTheWindow = Fault(
    custom: "measures from the window", "touch-translation", scaling: .amount
  ) { engine, strength in
    engine.faulty(RecentInput()) { recent, moment in
      recent.add(moment)
      if let touch = moment.touches.last(where: { $0.phase == .down }) {
        recent.factor = (touch.point.x + touch.point.y) / 300
      }
    } edit: {
      drag(&$0, &$1, $2, by: strength * $0.factor * 1e-6)
    }
  }

  private static let tremblesAtRandom = Fault(
    custom: "trembles at random", "replay-determinism"
  ) { engine, _ in
    engine.showing { frame, _ in
      let tremor = tremors.wrappingAdd(1, ordering: .relaxed).newValue % 7
      for view in frame.views.indices { frame.views[view].offset.y += Double(tremor) * 1e-9 }
    }
  }

  private static let restsOnAGrid = Fault(
    custom: "rests on a grid", "length-scaling", scaling: .amount
  ) { engine, strength in
    engine.faulty(RecentInput(), observe: RecentInput.follow) { recent, frame, time in
      if !recent.fingers.isEmpty { recent.isOn = true }
      if recent.isOn, frame.views[0].activity.isEmpty {
        let grid = strength * 0.25
        frame.views[0].offset.x = (frame.views[0].offset.x / grid).rounded() * grid
        frame.views[0].offset.y = (frame.views[0].offset.y / grid).rounded() * grid
      }
      recent.close(frame, at: time)
    }
  }

  private static let gainsWithEveryReport = Fault(
    custom: "gains with every report", "redundant-move", scaling: .amount
  ) { engine, strength in
    engine.faulty(RecentInput()) { recent, moment in
      recent.add(moment)
      if recent.hasLanded { recent.count = 0 }
      recent.count += moment.touches.count
    } edit: {
      drag(&$0, &$1, $2, by: strength * Double($0.count) / 11 * 1e-6)
    }
  }

  private static let runsAheadSidewaysOnly = Fault(
    custom: "runs ahead sideways only", "transpose-xy", scaling: .amount
  ) { engine, strength in
    engine.faulty(RecentInput(), observe: RecentInput.follow) { recent, frame, time in
      if let last = recent.last.first, last.offset.x - recent.shift.x != frame.views[0].offset.x {
        let ahead = frame.views[0].offset.x > last.offset.x - recent.shift.x ? 1.0 : -1
        recent.shift.x = ahead * strength * 1e-6
      } else {
        recent.shift.x = 0
      }
      frame.views[0].offset.x += recent.shift.x
      recent.close(frame, at: time)
    }
  }

  private static let remembersACancelledTouch = Fault(
    custom: "remembers a cancelled touch", "cancel-equals-fresh", scaling: .amount
  ) { engine, strength in
    engine.faulty(RecentInput()) { recent, moment in
      recent.add(moment)
      if moment.touches.contains(where: { $0.phase == .cancel }) { recent.isOn = true }
    } edit: {
      drag(&$0, &$1, $2, by: ($0.isOn ? strength : 0) * 1e-6)
    }
  }

  /// A fault that shifts the content by some millionths of a point while a finger drags.
  private static func dragging(
    _ name: String, _ relation: String,
    millionths: @escaping @Sendable (RecentInput, Instant) -> Double
  ) -> Fault {
    Fault(custom: name, relation, scaling: .amount) { engine, strength in
      engine.faulty(RecentInput()) { recent, moment in
        let before = recent.fingers.isEmpty
        recent.add(moment)
        if before, !recent.fingers.isEmpty { recent.count += 1 }
      } edit: {
        drag(&$0, &$1, $2, by: strength * millionths($0, $2) * 1e-6)
      }
    }
  }

  private static func drag(
    _ recent: inout RecentInput, _ frame: inout Frame, _ time: Instant, by shift: Double
  ) {
    if frame.views[0].activity.contains(.dragging) { frame.views[0].offset.y += shift }
    recent.close(frame, at: time)
  }

  /// A fault that shifts the content by a millionth of a point while it moves forward along an
  /// axis.
  private static func leaning(_ name: String, _ relation: String, along axis: Axis) -> Fault {
    Fault(custom: name, relation, scaling: .amount) { engine, strength in
      engine.faulty(RecentInput(), observe: RecentInput.follow) { recent, frame, time in
        let offset = frame.views[0].offset[axis]
        if let last = recent.last.first, offset > last.offset[axis] - recent.shift[axis] {
          recent.shift[axis] = strength * 1e-6
        } else {
          recent.shift[axis] = 0
        }
        frame.views[0].offset[axis] += recent.shift[axis]
        recent.close(frame, at: time)
      }
    }
  }
}

/// The number of frames shown by all engines together: global state, which no engine may depend on.
private let tremors = Atomic<Int>(0)

extension Moment {
  fileprivate var touches: [Touch] {
    events.compactMap { if case .touch(let touch) = $0.value { touch } else { nil } }
  }
}
