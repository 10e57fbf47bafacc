internal import Gesture
internal import Replay

extension Fault {
  /// Faults of what happens under the finger, and of what must hold always.
  static let fingers = [
    Fault("finite-state", "divides by nothing") { $0.offset.x = .nan },
    Fault(
      strong: "content-size-scales", "sizes its content a little off", Lately(),
      observe: Lately.follow
    ) { lately, frame, time, strength in
      // What was off before is scaled with the rest.
      if let last = lately.last.first, last.zoom != frame.views[0].zoom {
        lately.shift.x *= frame.views[0].zoom / last.zoom
        lately.shift.x += strength * max(0.25, 1e-6 * frame.views[0].content.width)
      }
      frame.views[0].content.width += lately.shift.x
      lately.close(frame, at: time)
    },
    Fault("content-size-scales", "forgets to scale its content") { view in
      view.content.width /= view.zoom
    },
    Fault("overscroll-damped", "follows one to one past the edge") { $0.bent("rubber", 20) },
    Fault(
      strong: "overscroll-damped", "gives way too much past the edge", Pull(), observe: Pull.follow
    ) { pull, frame, time, strength in
      let view = frame.views[0]
      let over = max(view.lowest(.y) - view.offset.y, view.offset.y - view.highest(.y))
      if pull.fingers.count == 1, over > 1, pull.travel != 0, view.activity.contains(.dragging) {
        let much = 0.9 * pull.travel.magnitude + strength * (0.05 * pull.travel.magnitude + 0.01)
        pull.shift = pull.last + (pull.travel < 0 ? much : -much) - view.offset.y
      }
      if pull.fingers.isEmpty || over <= 0 { pull.shift = 0 }
      pull.travel = 0
      frame.views[0].offset.y += pull.shift
      pull.last = frame.views[0].offset.y
    },
    Fault(
      strong: "no-overscroll-when-bounce-off", "shows a sliver past the edge", Lately(),
      observe: Lately.follow
    ) { _, frame, _, strength in
      for view in frame.views.indices {
        for axis in Axis.allCases
        where frame.views[view].highest(axis) > frame.views[view].lowest(axis) {
          let (low, high) = (frame.views[view].lowest(axis), frame.views[view].highest(axis))
          let offset = frame.views[view].offset[axis]
          if offset >= high { frame.views[view].offset[axis] += strength * 0.01 }
          if offset <= low { frame.views[view].offset[axis] -= strength * 0.01 }
        }
      }
    },
    Fault("no-overscroll-when-bounce-off", "bounces although it should not") {
      $0.misreading { $0.scroll.bounces = true }
    },
    Fault(strong: "no-teleport", "jumps when a drag ends", Lately(), observe: Lately.follow) {
      lately, frame, time, strength in
      if lately.lifted, lately.fingers.isEmpty, frame.views[0].activity.contains(.decelerating) {
        lately.shift.y += strength
      }
      frame.views[0].offset.y += lately.shift.y
      lately.close(frame, at: time)
    },
    Fault("slop-deadzone", "has no slop") { $0.bent("slop", 0) },
    Fault("slop-deadzone", "has a smaller slop") { $0.bent("slop", 4) },
    Fault(
      strong: "drag-tracks-finger", "gains on the finger", Lately(), observe: Lately.follow
    ) { lately, frame, time, strength in
      // The tolerance is a share of the finger's step and a twentieth of a point.
      let view = frame.views[0]
      if let last = lately.last.first, view.activity.contains(.dragging),
        view.offset.y != last.offset.y - lately.shift.y
      {
        let step = view.offset.y - (last.offset.y - lately.shift.y)
        lately.shift.y += (step < 0 ? -1 : 1) * strength * (0.05 + 1e-3 * abs(step))
      }
      // An edge holds the good engine, and not by the finger.
      if view.offset.y <= view.lowest(.y) || view.offset.y >= view.highest(.y) {
        lately.shift.y = 0
      }
      frame.views[0].offset.y += lately.shift.y
      lately.close(frame, at: time)
    },
    Fault("pinch-anchor", "pinches about its corner") { engine in
      engine.hearing { moment in
        // Both fingers as if the window's corner were between them.
        pinch(&moment) { place, middle in
          Point(x: place.x - middle.x + 40, y: place.y - middle.y + 40)
        }
      }
    },
    Fault(strong: "pinch-anchor", "slides as it zooms", Lately(), observe: Lately.follow) {
      lately, frame, time, strength in
      let zoom = frame.views[0].zoom
      if let last = lately.last.first, last.zoom != zoom, lately.fingers.count > 1 {
        // What slid before is scaled with the rest.
        lately.shift.x = lately.shift.x * zoom / last.zoom + strength * 0.25
      }
      // An edge holds the good engine, and not by the fingers.
      let (low, high) = (frame.views[0].lowest(.x), frame.views[0].highest(.x))
      if frame.views[0].offset.x <= low || frame.views[0].offset.x >= high { lately.shift.x = 0 }
      frame.views[0].offset.x += lately.shift.x
      lately.close(frame, at: time)
    },
    Fault(strong: "pinch-ratio", "zooms a little too much", Lately(), observe: Lately.follow) {
      lately, frame, time, strength in
      let zoom = frame.views[0].zoom
      if let last = lately.last.first, last.zoom != zoom * lately.factor, lately.fingers.count > 1 {
        lately.factor *= 1 + strength * 1e-3
      }
      // Its limits with it, so that it leaves them when the good engine does.
      frame.views[0].zoom *= lately.factor
      frame.views[0].minimumZoom *= lately.factor
      frame.views[0].maximumZoom *= lately.factor
      lately.close(frame, at: time)
    },
    Fault("touch-catches-motion", "does not feel the first touch") { engine in
      // A finger is felt only once it moves.
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
            events.append(Located(.touch(down), at: event.place))
          }
          events.append(event)
        }
        moment.events = events
      } edit: { _, _, _ in
      }
    },
    Fault(
      strong: "touch-catches-motion", "slips when it is caught", Lately(), observe: Lately.follow
    ) {
      lately, frame, time, strength in
      if lately.landed, let last = lately.last.first,
        max(abs(last.velocity?.x ?? 0), abs(last.velocity?.y ?? 0)) > 50
      {
        lately.shift.y += strength * 0.01
      }
      frame.views[0].offset.y += lately.shift.y
      lately.close(frame, at: time)
    },
    Fault("page-step-at-most-one", "takes two pages at a time") {
      $0.showing { frame, _ in
        for view in frame.views.indices { frame.views[view].offset.x *= 2 }
      }
    },
    Fault(
      strong: "page-step-at-most-one", "turns a little more than a page", Lately(),
      observe: Lately.follow
    ) { lately, frame, time, strength in
      // The shift is where it stood when it was touched.
      let view = frame.views[0]
      if lately.landed, lately.fingers.count == 1, let last = lately.last.first {
        lately.shift = last.offset
      }
      for axis in Axis.allCases where view.activity.isEmpty {
        let (turned, page) = (view.offset[axis] - lately.shift[axis], view.bounds[axis])
        if (turned.magnitude - page).magnitude < 1 {
          frame.views[0].offset[axis] += (turned < 0 ? -1 : 1) * strength * 0.01 * page
        }
      }
      lately.close(frame, at: time)
      lately.last[0].offset = view.offset
    },
    Fault("cross-axis-frozen", "locks no direction") {
      $0.misreading { $0.scroll.directionLock = false }
    },
    Fault(
      strong: "no-jump-on-finger-count-change", "jumps with every finger", Lately(),
      observe: Lately.follow
    ) { lately, frame, time, strength in
      if lately.landed || lately.lifted { lately.shift.x += strength * 0.25 }
      frame.views[0].offset.x += lately.shift.x
      lately.close(frame, at: time)
    },
  ]

  /// Moves the fingers of a moment in which two of them move.
  private static func pinch(
    _ moment: inout Moment, _ place: (_ finger: Point, _ middle: Point) -> Point
  ) {
    var touches: [Touch] = []
    for event in moment.events { if case .touch(let touch) = event.value { touches.append(touch) } }
    guard touches.count == 2 else { return }
    let middle = Point(
      x: (touches[0].place.x + touches[1].place.x) / 2,
      y: (touches[0].place.y + touches[1].place.y) / 2)
    for index in moment.events.indices {
      guard case .touch(var touch) = moment.events[index].value else { continue }
      touch.place = place(touch.place, middle)
      moment.events[index].value = .touch(touch)
    }
  }
}
