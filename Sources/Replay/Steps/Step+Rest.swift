public import Model
internal import Text

extension Step {
  /// The fingers that are down, and the time since which everything has been still, as observed
  /// from outside. The source of the steps computes this value once; judges, relations and the end
  /// of the replay use it.
  public struct Rest: Hashable, Sendable {
    /// The fingers that are down.
    public var fingers = FingersDown()
    /// The time of the last input; before the first input, the time of the first step.
    @usableFromInline package var lastInput: Instant
    /// The time of the last step whose offset or zoom differs from the previous step.
    @usableFromInline package var lastChange: Instant
    /// Whether any view reports motion in this step.
    package var declaresMotion = false

    init(from time: Instant) { (lastInput, lastChange) = (time, time) }
  }

  /// The fingers that were down before the events of this step.
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
  /// Whether, for the given time, no finger has been down, no event has occurred and nothing has
  /// moved.
  @inlinable @inline(__always) package func isQuiet(for lapse: TimeSpan, at time: Instant) -> Bool {
    fingers.count == 0 && time - max(lastInput, lastChange) >= lapse
  }

  /// Whether everything has been quiet for long enough to be at rest, and no view reports motion.
  package func isAtRest(at time: Instant, _ patience: ReplayLimit = ReplayLimit()) -> Bool {
    !declaresMotion && isQuiet(for: patience.quiet, at: time)
  }

  /// How the replay ends if no further steps are shown after a time.
  package func ending(at time: Instant, _ patience: ReplayLimit = ReplayLimit()) -> Ending {
    if fingers.count > 0 { return .truncated }
    return isAtRest(at: time, patience) ? .rest : .patience
  }
}
