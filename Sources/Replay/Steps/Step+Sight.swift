public import Gesture

extension Step {
  /// How well a step is known. An engine is asked in every step. A device that was recorded was
  /// looked at now and then, and between two looks nobody knows what it showed.
  public struct Sight: Hashable, Sendable {
    /// Whether this step is a look. If not, it shows what was there at the last one.
    public var isLook = true
    /// How long ago the last look was, not counting this step; zero where every step is a look, and
    /// `never` where this is the first one or comes before it.
    public var gap = TimeSpan.zero
    /// For how long looks have shown that everything stands still. Nothing where every step is a
    /// look: then whoever watches sees it.
    public var stillness: TimeSpan?

    /// The sight of an engine, which is asked in every step.
    package init() {}
  }
}

extension Step.Sight {
  /// The longest time between two looks that is not a hole. A recorder reports a resting view ten
  /// times a second, at the next frame: at 30 Hz up to 133 ms apart.
  @inlinable @inline(__always) package static var longestGap: TimeSpan { .milliseconds(150) }

  /// How long ago something was that has never been.
  @inlinable @inline(__always) package static var never: TimeSpan {
    TimeSpan(nanoseconds: .max / 4)
  }

  /// Whether it is of a device that was recorded, which shows where its views are and nothing else
  /// of the room they have.
  @inlinable @inline(__always) package var isRecorded: Bool { stillness != nil }

  /// Whether so much time has passed since the last look that anything may have happened.
  @inlinable @inline(__always) package var isHole: Bool { gap > Self.longestGap }
}
