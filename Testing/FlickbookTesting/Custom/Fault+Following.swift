internal import Model
internal import Replay
internal import Text

// Faults whose error depends on earlier steps, or on the distance that a finger moved.

extension Fault {
  static let sizesItsContentALittleOff = Fault(
    custom: "sizes its content a little off", "content-size-scales", scaling: .amount
  ) { engine, strength in
    engine.faulty(RecentInput(), observe: RecentInput.follow) { recent, frame, time in
      // The error grows and shrinks with the content.
      if let last = recent.last.first, last.zoom != frame.views[0].zoom {
        recent.shift.x *= frame.views[0].zoom / last.zoom
        recent.shift.x += strength * max(0.25, 1e-6 * frame.views[0].content.width)
      }
      frame.views[0].content.width += recent.shift.x
      recent.close(frame, at: time)
    }
  }

  static let givesWayTooMuchPastTheEdge = Fault(
    custom: "gives way too much past the edge", "overscroll-damped", scaling: .amount
  ) { engine, strength in
    engine.faulty(Pull(), observe: Pull.follow) { pull, frame, time in
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
    }
  }

  static let gainsOnTheFinger = Fault(
    custom: "gains on the finger", "drag-tracks-finger", scaling: .amount
  ) { engine, strength in
    engine.faulty(RecentInput(), observe: RecentInput.follow) { recent, frame, time in
      // The tolerance is a share of the finger's step plus a twentieth of a point.
      let view = frame.views[0]
      if let last = recent.last.first, view.activity.contains(.dragging),
        view.offset.y != last.offset.y - recent.shift.y
      {
        let step = view.offset.y - (last.offset.y - recent.shift.y)
        recent.shift.y += (step < 0 ? -1 : 1) * strength * (0.05 + 1e-3 * abs(step))
      }
      // At an edge the sound engine does not follow the finger, so that the error ends.
      if view.offset.y <= view.lowest(.y) || view.offset.y >= view.highest(.y) {
        recent.shift.y = 0
      }
      frame.views[0].offset.y += recent.shift.y
      recent.close(frame, at: time)
    }
  }

  static let slidesAsItZooms = Fault(
    custom: "slides as it zooms", "pinch-anchor", scaling: .amount
  ) { engine, strength in
    engine.faulty(RecentInput(), observe: RecentInput.follow) { recent, frame, time in
      let zoom = frame.views[0].zoom
      if let last = recent.last.first, last.zoom != zoom, recent.fingers.count > 1 {
        // The error grows and shrinks with the content.
        recent.shift.x = recent.shift.x * zoom / last.zoom + strength * 0.25
      }
      // At an edge the sound engine does not follow the fingers, so that the error ends.
      let (low, high) = (frame.views[0].lowest(.x), frame.views[0].highest(.x))
      if frame.views[0].offset.x <= low || frame.views[0].offset.x >= high { recent.shift.x = 0 }
      frame.views[0].offset.x += recent.shift.x
      recent.close(frame, at: time)
    }
  }

  static let turnsALittleMoreThanAPage = Fault(
    custom: "turns a little more than a page", "page-step-at-most-one", scaling: .amount
  ) { engine, strength in
    engine.faulty(RecentInput(), observe: RecentInput.follow) { recent, frame, time in
      // Here `shift` is the offset at which the finger came down.
      let view = frame.views[0]
      if recent.hasLanded, recent.fingers.count == 1, let last = recent.last.first {
        recent.shift = last.offset
      }
      for axis in Axis.allCases where view.activity.isEmpty {
        let (turned, page) = (view.offset[axis] - recent.shift[axis], view.bounds[axis])
        if (turned.magnitude - page).magnitude < 1 {
          frame.views[0].offset[axis] += (turned < 0 ? -1 : 1) * strength * 0.01 * page
        }
      }
      recent.close(frame, at: time)
      recent.last[0].offset = view.offset
    }
  }

  static let slidesOnWhenATouchWasTakenAway = Fault(
    custom: "slides on when a touch was taken away", "cancel-throws-nothing", scaling: .amount
  ) { engine, strength in
    engine.faulty(RecentInput()) { recent, moment in
      for event in moment.events {
        guard case .touch(let touch) = event.value else { continue }
        recent.isOn = touch.phase == .cancel
        (recent.time, recent.shift) = (moment.time, .zero)
      }
    } edit: { recent, frame, time in
      // The error begins when the invariant begins to observe, and grows to the full strength
      // within 0.3 s.
      let seconds = time.seconds(since: recent.time) - 0.06
      if recent.isOn { recent.shift.y = strength * min(1, max(0, seconds / 0.3)) }
      frame.views[0].offset.y += recent.shift.y
    }
  }

  static let turnsTheNeighbourToo = Fault(custom: "turns the neighbour too", "untouched-stays-put")
  { engine, _ in
    engine.faulty(RecentInput(), observe: RecentInput.follow) { recent, frame, time in
      let view = frame.views[0]
      if let last = recent.last.first, frame.views.count > 1, !recent.fingers.isEmpty {
        recent.shift.y += view.offset.y - last.offset.y
      }
      if frame.views.count > 1 { frame.views[1].offset.y += recent.shift.y }
      recent.close(frame, at: time)
    }
  }

  static let movesBoth = Fault(custom: "moves both", "nested-single-owner") { engine, _ in
    engine.faulty(RecentInput(), observe: RecentInput.follow) { recent, frame, time in
      if frame.views.count > 1, recent.last.count > 1, frame.views[1].activity.contains(.dragging) {
        recent.shift.y += frame.views[1].offset.y - recent.last[1].offset.y
      }
      frame.views[0].offset.y += recent.shift.y
      recent.close(frame, at: time)
    }
  }

  static let goesALittleFartherThanTheFinger = Fault(
    custom: "goes a little farther than the finger", "nested-single-owner", scaling: .amount
  ) { engine, strength in
    engine.faulty(Pull(), observe: Pull.follow) { pull, frame, _ in
      let index = frame.views.count - 1
      if frame.views[index].activity.contains(.dragging), pull.travel != 0 {
        // The tolerance is in window coordinates, in which the points of a view inside a zoomed
        // view are larger.
        let point = frame.views[index].frame.size.width / frame.views[index].bounds.width
        let much = strength * (0.05 + 1e-3 * pull.travel.magnitude) / point
        pull.shift += pull.travel < 0 ? much : -much
      }
      pull.travel = 0
      frame.views[index].offset.y += pull.shift
    }
  }

  static let turnsAWheelBackAsAMinutePasses = Fault(
    custom: "turns a wheel back as a minute passes", "drag-tracks-finger"
  ) { engine, _ in
    engine.faulty(RecentInput(), observe: { _, _ in }) { recent, frame, _ in
      for index in frame.views.indices where frame.views[index].readouts.selection != nil {
        guard frame.views[index].activity.contains(.dragging) else { continue }
        recent.count += 1
        if recent.count > 12 { frame.views[index].offset.y -= 44 }
      }
    }
  }
}

/// The vertical movement of the fingers since the last shown frame, and the offset shown then.
private struct Pull: Sendable {
  var fingers: [UInt8: Double] = [:]
  var travel = 0.0
  var last = 0.0
  var shift = 0.0

  static let follow: @Sendable (inout Pull, inout Moment) -> Void = { pull, moment in
    for event in moment.events {
      guard case .touch(let touch) = event.value else { continue }
      switch touch.phase {
      case .down: pull.fingers[touch.finger] = touch.point.y
      case .move:
        pull.travel += touch.point.y - (pull.fingers[touch.finger] ?? touch.point.y)
        pull.fingers[touch.finger] = touch.point.y
      case .up, .cancel: pull.fingers[touch.finger] = nil
      }
    }
  }
}
