public import Gesture

extension Step {
  /// Since when everything has stood still, as seen from outside. Whoever makes steps works it out once, and
  /// judges, relations and the end of the replay read it there.
  public struct Rest: Hashable, Sendable {
    /// The fingers that are down.
    public var fingers = FingersDown()
    /// The time of the last input, or of the first step before there is any.
    @usableFromInline package var lastInput: Instant
    /// The time of the last step that showed another offset or zoom than the one before.
    @usableFromInline package var lastChange: Instant
    /// Whether any view reports in this step that it moves.
    package var claimsMotion = false

    init(from time: Instant) { (lastInput, lastChange) = (time, time) }
  }

  /// The fingers that were down before what happened in this step.
  package var fingersBefore: FingersDown {
    var fingers = rest.fingers
    guard cause == .after else { return fingers }
    for index in moment.events.indices {
      guard case .touch(let touch) = moment.events[index].value, touch.phase != .move else {
        continue
      }
      fingers.toggle(touch.finger)
    }
    return fingers
  }
}

extension Step.Rest {
  /// Whether no finger has been down, nothing has happened and nothing has moved for so long.
  @inlinable @inline(__always) package func isQuiet(for lapse: TimeSpan, at time: Instant) -> Bool {
    fingers.count == 0 && time - max(lastInput, lastChange) >= lapse
  }

  /// Whether everything has been quiet for long enough to be at rest, and no view reports that it moves.
  package func isAtRest(at time: Instant, _ patience: ReplayLimit = ReplayLimit()) -> Bool {
    !claimsMotion && isQuiet(for: patience.quiet, at: time)
  }

  /// What the end is called when nothing more is shown after a time.
  package func ending(at time: Instant, _ patience: ReplayLimit = ReplayLimit()) -> Ending {
    if fingers.count > 0 { return .truncated }
    return isAtRest(at: time, patience) ? .rest : .patience
  }
}
