internal import Gesture
internal import Replay
internal import Synchronization

extension Fault {
  /// Faults that one replay alone does not show.
  package static let related = [
    Fault(strong: "time-shift", "drifts once its clock has run for six seconds") { _, time in
      time.seconds(since: .zero) >= 6 ? 1 : 0
    },
    Fault(
      strong: "touch-translation", "measures from the window", Lately(),
      observe: { lately, moment in
        Lately.follow(&lately, &moment)
        if let touch = moment.touches.last(where: { $0.phase == .down }) {
          lately.factor = (touch.place.x + touch.place.y) / 300
        }
      }, edit: { drag(&$0, &$1, $2, by: $3 * $0.factor * 1e-6) }),
    Fault("touch-translation", "rounds where a finger is") { engine in
      engine.hearing { moment in
        for index in moment.events.indices {
          guard case .touch(var touch) = moment.events[index].value else { continue }
          touch.place = Point(x: touch.place.x.rounded(), y: touch.place.y.rounded())
          moment.events[index].value = .touch(touch)
        }
      }
    },
    Fault(
      strong: "mirror-x", "goes further to the right", Lately(), observe: Lately.follow,
      edit: { lean(&$0, &$1, $2, along: .x, by: $3 * 1e-6) }),
    Fault(
      strong: "mirror-y", "goes further down", Lately(), observe: Lately.follow,
      edit: { lean(&$0, &$1, $2, along: .y, by: $3 * 1e-6) }),
    Fault("mirror-x", "rounds to the left") { view in
      view.offset.x = (view.offset.x * 8).rounded(.down) / 8
    },
    Fault("mirror-y", "rounds to the top") { view in
      view.offset.y = (view.offset.y * 8).rounded(.down) / 8
    },
    Fault(
      strong: "frame-rate-rest", "slips a little at every frame", Lately(), observe: Lately.follow
    ) { lately, frame, time, strength in
      // Twice as many frames of two seconds slip by the tolerance.
      if frame.views[0].activity == .decelerating { lately.shift.y += strength * 0.25 / 120 }
      frame.views[0].offset.y += lately.shift.y
      lately.close(frame, at: time)
    },
    Fault(strong: "split-at-idle", "remembers the stroke before") { lately, _ in
      lately.count > 1 ? 1 : 0
    },
    Fault("replay-determinism", "trembles at random") { engine in
      engine.showing { frame, _ in
        let tremor = tremors.wrappingAdd(1, ordering: .relaxed).newValue % 7
        for view in frame.views.indices { frame.views[view].offset.y += Double(tremor) * 1e-9 }
      }
    },
    Fault(strong: "length-scaling", "rests on a grid", Lately(), observe: Lately.follow) {
      lately, frame, time, strength in
      if !lately.fingers.isEmpty { lately.isOn = true }
      if lately.isOn, frame.views[0].activity.isEmpty {
        let grid = strength * 0.25
        frame.views[0].offset.x = (frame.views[0].offset.x / grid).rounded() * grid
        frame.views[0].offset.y = (frame.views[0].offset.y / grid).rounded() * grid
      }
      lately.close(frame, at: time)
    },
    Fault(
      strong: "redundant-move", "gains with every report", Lately(),
      observe: { lately, moment in
        Lately.follow(&lately, &moment)
        if lately.landed { lately.count = 0 }
        lately.count += moment.touches.count
      }, edit: { drag(&$0, &$1, $2, by: $3 * Double($0.count) / 11 * 1e-6) }),
    Fault(
      strong: "transpose-xy", "runs ahead sideways only", Lately(), observe: Lately.follow
    ) { lately, frame, time, strength in
      if let last = lately.last.first, last.offset.x - lately.shift.x != frame.views[0].offset.x {
        let ahead = frame.views[0].offset.x > last.offset.x - lately.shift.x ? 1.0 : -1
        lately.shift.x = ahead * strength * 1e-6
      } else {
        lately.shift.x = 0
      }
      frame.views[0].offset.x += lately.shift.x
      lately.close(frame, at: time)
    },
    Fault(
      strong: "touch-id-relabel", "prefers low numbers", Lately(), observe: Lately.follow,
      edit: { drag(&$0, &$1, $2, by: ($0.fingers.contains { $0 < 128 } ? $3 : 0) * 1e-6) }),
    Fault(
      strong: "cancel-equals-fresh", "remembers a cancelled touch", Lately(),
      observe: { lately, moment in
        Lately.follow(&lately, &moment)
        if moment.touches.contains(where: { $0.phase == .cancel }) { lately.isOn = true }
      }, edit: { drag(&$0, &$1, $2, by: ($0.isOn ? $3 : 0) * 1e-6) }),
  ]

  /// Is off by so many millionths while it is dragged.
  private init(
    strong invariant: String, _ name: String,
    millionths: @escaping @Sendable (Lately, Instant) -> Double
  ) {
    self.init(
      strong: invariant, name, Lately(),
      observe: { lately, moment in
        let before = lately.fingers.isEmpty
        Lately.follow(&lately, &moment)
        if before, !lately.fingers.isEmpty { lately.count += 1 }
      }, edit: { Self.drag(&$0, &$1, $2, by: $3 * millionths($0, $2) * 1e-6) })
  }

  private static func drag(
    _ lately: inout Lately, _ frame: inout Frame, _ time: Instant, by shift: Double
  ) {
    if frame.views[0].activity.contains(.dragging) { frame.views[0].offset.y += shift }
    lately.close(frame, at: time)
  }

  /// Is off by so much while it goes forward along an axis.
  private static func lean(
    _ lately: inout Lately, _ frame: inout Frame, _ time: Instant, along axis: Axis,
    by shift: Double
  ) {
    let offset = frame.views[0].offset[axis]
    if let last = lately.last.first, offset > last.offset[axis] - lately.shift[axis] {
      lately.shift[axis] = shift
    } else {
      lately.shift[axis] = 0
    }
    frame.views[0].offset[axis] += lately.shift[axis]
    lately.close(frame, at: time)
  }
}

/// What no engine may ask: how often anybody was shown anything.
private let tremors = Atomic<Int>(0)

extension Moment {
  fileprivate var touches: [Touch] {
    events.compactMap { if case .touch(let touch) = $0.value { touch } else { nil } }
  }
}
