public import Model

extension Step {
  /// How well a step is known. An engine is queried in every step. A recorded device was observed
  /// now and then; what it showed between two observations is unknown.
  public struct Sight: Hashable, Sendable {
    /// Whether this step is an observation. If not, it shows the state of the last one.
    public var isLook = true
    /// The time since the last observation, not counting this step; zero if every step is an
    /// observation, and `never` if this is the first one or precedes it.
    public var gap = TimeSpan.zero
    /// How long the observations have shown that everything is still. Nil if every step is an
    /// observation: then the steps themselves show it.
    public var stillness: TimeSpan?

    /// The sight of an engine, which is queried in every step.
    package init() {}
  }
}

extension Step.Sight {
  /// The maximum time between two observations that is not a hole. A recorder reports a resting
  /// view ten times a second, at the next frame: at 30 Hz up to 133 ms apart.
  @inlinable @inline(__always) package static var longestGap: TimeSpan { .milliseconds(150) }

  /// The gap if there was no observation.
  @inlinable @inline(__always) package static var never: TimeSpan {
    TimeSpan(nanoseconds: .max / 4)
  }

  /// Whether it belongs to a recorded device, which shows the positions of its views but not their
  /// scroll ranges.
  @inlinable @inline(__always) package var isRecorded: Bool { stillness != nil }

  /// Whether so much time has passed since the last observation that anything may have happened.
  @inlinable @inline(__always) package var isHole: Bool { gap > Self.longestGap }
}
