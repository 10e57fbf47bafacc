internal import Model
internal import Replay

/// The same touches at a later time have the same effect, with the same delay.
///
/// The check replays the recording about six seconds later and about a day later.
///
/// If this invariant is broken, an app behaves differently after it has run for an hour. Some
/// engines store the time in a number with too few digits, or compare it with a time from another
/// clock. After their clock has run for some time, they ignore flicks, or treat flicks as if the
/// finger had been held still.
struct TimeShift: Relation {
  static let summary = "the same touches at a later time give the same result, shifted"

  static func trials(of original: Original, _ terms: Terms) -> Trials {
    // One shift is a whole number of frames, and the other shift is arbitrary. If the engine's
    // clock has steps, both shifts are whole numbers of steps; otherwise the engine would round
    // each time differently.
    .replays(
      [.seconds(6), TimeSpan(nanoseconds: 86_400_123_456_789)].map { lapse in
        let lapse = lapse.rounded(toStepsOf: terms.contract.timeResolution)
        return TransformedReplay(Later(lapse: lapse), of: original, terms)
      })
  }

  private struct Later: Transformation {
    static let image = "as before, only later"
    let lapse: TimeSpan

    func time(_ time: Instant) -> Instant { time + lapse }

    mutating func change(_ moment: inout Moment, showing frame: Frame, _ fingers: FingersDown) {
      moment.mapTouches { touch in
        if let arrived = touch.arrived { touch.arrived = arrived + lapse }
      }
    }
  }
}
