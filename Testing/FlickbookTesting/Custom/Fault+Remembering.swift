internal import Model
internal import Replay

// Faults whose error depends on earlier steps.

extension Fault {
  static let creepsOnForAWhile = Fault(
    custom: "creeps on for a while", "eventually-at-rest", scaling: .amount
  ) { engine, strength in
    engine.faulty(RecentInput(), observe: RecentInput.follow) { recent, frame, time in
      // Creeps after the last input for as long as the sound engine declares to move, plus the time
      // that the invariant needs to detect the fault.
      let now = time.seconds(since: .zero)
      if recent.hasLanded || recent.hasLifted || recent.hasRequest || recent.hasChange
        || recent.last.isEmpty
      {
        recent.factor = now
      }
      if !recent.last.isEmpty, recent.fingers.isEmpty, now - recent.factor < strength * 4.2 {
        recent.shift.x += 1e-3 * (now - recent.time.seconds(since: .zero))
      }
      frame.views[0].offset.x += recent.shift.x
      recent.close(frame, at: time)
    }
  }

  static let staysPastContentThatShrank = Fault(
    custom: "stays past content that shrank", "shrunk-content-settles"
  ) { engine, _ in
    engine.faulty(RecentInput(), observe: RecentInput.follow) { recent, frame, time in
      if recent.hasChange, frame.views[0].activity == .animating {
        recent.isOn = true
        recent.shift = recent.last.isEmpty ? .zero : recent.last[0].offset
      }
      if recent.hasLanded || recent.hasRequest { recent.isOn = false }
      if recent.isOn { frame.views[0].offset = recent.shift }
      recent.close(frame, at: time)
    }
  }

  static let speedsUpAgain = Fault(custom: "speeds up again", "decel-monotone") { engine, _ in
    engine.faulty(RecentInput(), observe: RecentInput.follow) { recent, frame, time in
      coast(&recent, frame, time)
      // Every eighth frame moves twice as far.
      if recent.isOn, recent.count % 8 == 7, let last = recent.last.first {
        recent.shift.x += frame.views[0].offset.x - (last.offset.x - recent.shift.x)
        recent.shift.y += frame.views[0].offset.y - (last.offset.y - recent.shift.y)
      }
      shift(&recent, &frame, time)
    }
  }

  static let hurriesOnce = Fault(
    custom: "hurries once", "decel-monotone", scaling: .amount
  ) { engine, strength in
    engine.faulty(Coast(), observe: { _, _ in }) { coast, frame, time in
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
    }
  }

  static let leapsWhileItCoasts = Fault(
    custom: "leaps while it coasts", "no-jump-between-frames", scaling: .amount
  ) { engine, strength in
    engine.faulty(RecentInput(), observe: RecentInput.follow) { recent, frame, time in
      if recent.hasLanded || recent.hasLifted { recent.count = 0 }
      coast(&recent, frame, time)
      if recent.count == 10, recent.isOn {
        let elapsed = time.seconds(since: recent.time)
        let speed = (frame.views[0].velocity?.y ?? 0) < 0 ? -1.0 : 1
        recent.shift.y += speed * strength * 120_000 * elapsed * elapsed
      }
      shift(&recent, &frame, time)
    }
  }

  static let sticksPanning = Fault(custom: "sticks panning", "state-reading-matches") { engine, _ in
    engine.faulty(RecentInput(), observe: { _, _ in }) { recent, frame, _ in
      if frame.views[0].readouts.status == .panning { recent.isOn = true }
      if recent.isOn { frame.views[0].readouts.status = .panning }
    }
  }

  static let goesStaleWithATurn = Fault(custom: "goes stale with a turn", "page-label-formula") {
    engine, _ in
    engine.faulty(RecentInput(), observe: RecentInput.follow) { recent, frame, time in
      if recent.hasChange { recent.isOn = true }
      if !recent.fingers.isEmpty { recent.isOn = false }
      if !recent.isOn { recent.count = frame.views[0].readouts.page?.number ?? 0 }
      if frame.views[0].readouts.page != nil {
        frame.views[0].readouts.page = PageNumber(recent.count)
      }
      recent.close(frame, at: time)
    }
  }

  static let keepsItsFirstLayout = Fault(
    custom: "keeps its first layout", "content-follows-viewport"
  ) { engine, _ in
    engine.faulty(RecentInput(), observe: { _, _ in }) { recent, frame, _ in
      if recent.last.isEmpty { recent.last = frame.views }
      let first = recent.last[0]
      frame.views[0].content.width = first.content.width / first.zoom * frame.views[0].zoom
    }
  }

  /// Counts the frames of a coast. `isOn` is true in a frame in which the content coasts.
  private static func coast(_ recent: inout RecentInput, _ frame: Frame, _ time: Instant) {
    let coasts = frame.views[0].activity == .decelerating
    recent.isOn = coasts && time > recent.time
    if recent.isOn { recent.count += 1 }
  }

  private static func shift(_ recent: inout RecentInput, _ frame: inout Frame, _ time: Instant) {
    frame.views[0].offset.x += recent.shift.x
    frame.views[0].offset.y += recent.shift.y
    recent.close(frame, at: time)
  }
}

/// The coast of one view along y.
private struct Coast: Sendable {
  var frames = 0
  var last = 0.0
  var speed = 0.0
  var shift = 0.0
  var time = Instant.zero
}
