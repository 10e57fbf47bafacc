internal import Model
internal import Replay
internal import Text

/// A few seconds of input that an engine replays in a check.
struct ProtocolScript {
  var scene = map
  var moments: [Moment]
  /// The start time of the scene.
  var start = Instant.zero
  /// The duration.
  var length = TimeSpan.seconds(6)
  var clock = FrameClock()

  /// Steps that must be in the same request: the two steps of a moment, or the step of a frame.
  typealias Cue = [Step]

  /// All cues in order of time. A moment comes before a frame at the same time.
  var cues: [Cue] {
    var cues: [Cue] = []
    var rest = moments[...]
    func handle(_ moment: Moment) {
      cues.append([step(.before, at: moment.time, moment), step(.after, at: moment.time, moment)])
    }
    let end = start + length
    var k = clock.first(from: start) ?? 0
    while let frame = clock.tick(k), frame <= end {
      while let moment = rest.first, moment.time <= frame { handle(rest.removeFirst()) }
      cues.append([step(.frame, at: frame, Moment(at: frame))])
      k += 1
    }
    for moment in rest { handle(moment) }
    return cues
  }

  private func step(_ cause: Step.Cause, at time: Instant, _ moment: Moment) -> Step {
    var step = Step()
    step.prepare(0, cause, at: time, views: scene.views.count)
    step.moment = moment
    return step
  }

  /// The same script, shifted in time.
  func later(by lapse: TimeSpan) -> ProtocolScript {
    var later = self
    later.start = start + lapse
    later.clock = FrameClock(clock.rate, phase: clock.phase + lapse)
    for index in moments.indices { later.moments[index].time = moments[index].time + lapse }
    return later
  }

  /// The same script with every touch changed.
  func touching(_ change: (inout Touch) -> Void) -> ProtocolScript {
    var changed = self
    for moment in moments.indices {
      for event in moments[moment].events.indices {
        guard case .touch(var touch) = moments[moment].events[event].value else { continue }
        change(&touch)
        changed.moments[moment].events[event].value = .touch(touch)
      }
    }
    return changed
  }

  func at(_ hertz: Double, phase: Double) -> ProtocolScript {
    var changed = self
    changed.clock = FrameClock(hertz: hertz, phase: (start - .zero) + .milliseconds(phase)) ?? clock
    return changed
  }
}
