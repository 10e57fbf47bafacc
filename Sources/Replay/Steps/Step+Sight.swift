public import Model

extension Step {
  /// How well a step is known. An engine is queried in every step. A recorded device is observed
  /// only at some times; its state between two observations is unknown.
  public struct Sight: Hashable, Sendable {
    /// Whether this step is an observation. If not, the step shows the state of the last
    /// observation.
    public var isLook = true
    /// The time since the previous observation: zero if every step is an observation, and `never`
    /// if there is no previous observation.
    public var gap = TimeSpan.zero
    /// The time for which the observations show that everything has been still. It is nil if every
    /// step is an observation, so that the steps themselves show it.
    public var stillness: TimeSpan?

    /// Creates the sight of an engine, which is queried in every step.
    package init() {}
  }
}

extension Step.Sight {
  /// The maximum gap that is not a hole. A recorder reports a resting view ten times per second,
  /// each time at the next frame: at 30 Hz the reports are up to 133 ms apart.
  @inlinable @inline(__always) package static var longestGap: TimeSpan { .milliseconds(150) }

  /// The value of `gap` if there is no previous observation.
  @inlinable @inline(__always) package static var never: TimeSpan {
    TimeSpan(nanoseconds: .max / 4)
  }

  /// Whether the step belongs to a recorded device, which shows the positions of its views but not
  /// their scroll ranges.
  @inlinable @inline(__always) package var isRecorded: Bool { stillness != nil }

  /// Whether so much time has passed since the last observation that anything may have happened.
  @inlinable @inline(__always) package var isHole: Bool { gap > Self.longestGap }
}
