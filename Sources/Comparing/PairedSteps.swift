public import Model
public import Replay

/// Two replays of one recording, advanced side by side over the instants at which both engines were
/// queried.
///
/// Steps are paired by time and cause, so the two steps of a pair are of one instant whatever the
/// two engines did. A frame that only one of them has is skipped; no frame is held or made up for
/// the other. There is one exception: an engine that has come to rest is no longer queried, and its
/// last state is repeated while the other engine continues.
public struct PairedSteps {
  /// The first replay.
  public private(set) var one: Side
  /// The replay that it is compared with.
  public private(set) var other: Side
  /// Whether both steps were observed at exactly this instant: a recorded device reports at frames
  /// only.
  package private(set) var isSample = false
  /// Whether the first replay was advanced last: if an error is thrown, it comes from that replay.
  package private(set) var hasAdvancedOne = true

  /// One of the two replays.
  public struct Side {
    /// The step at the common instant.
    public fileprivate(set) var step = Step()
    fileprivate var source: any StepSource
    /// Whether this is a recorded device, whose state is known only at the instants of its reports.
    fileprivate let isSeen: Bool
    fileprivate var isAtEnd = false

    /// The steps of a source that has not started.
    public init(_ source: any StepSource, isSeen: Bool = false) {
      self.source = source
      self.isSeen = isSeen
    }

    /// How the replay ended; nil while it continues.
    public var ending: Ending? { source.ending }
  }

  /// Pairs two replays of one recording.
  public init(_ one: Side, _ other: Side) {
    self.one = one
    self.other = other
  }

  /// The scene of both.
  public var scene: Scene { one.source.scene }

  /// Advances to the next common instant; returns false if there is none.
  public mutating func next() throws(ReplayError) -> Bool {
    try advanceOne()
    try advanceOther()
    while !one.isAtEnd, !other.isAtEnd {
      if one.step.isBefore(other.step) {
        try advanceOne()
      } else if other.step.isBefore(one.step) {
        try advanceOther()
      } else {
        isSample = one.isShown && other.isShown
        return true
      }
    }
    if !one.isAtEnd, other.rests {
      other.step.stay(until: one.step)
      isSample = one.isShown
      return true
    }
    if !other.isAtEnd, one.rests {
      one.step.stay(until: other.step)
      isSample = other.isShown
      return true
    }
    return false
  }

  private mutating func advanceOne() throws(ReplayError) {
    hasAdvancedOne = true
    try one.advance()
  }

  private mutating func advanceOther() throws(ReplayError) {
    hasAdvancedOne = false
    try other.advance()
  }
}

extension PairedSteps.Side {
  fileprivate mutating func advance() throws(ReplayError) {
    guard !isAtEnd else { return }
    var next = Step()
    swap(&next, &step)
    let hasMore = try source.next(into: &next)
    isAtEnd = !hasMore
    swap(&next, &step)
  }

  fileprivate var rests: Bool { source.ending == .rest && !step.frame.views.isEmpty }

  /// Whether the state was observed at the instant of its step.
  fileprivate var isShown: Bool {
    !isSeen || step.cause == .frame && (step.moment.events.isEmpty || step.moment.isObserved)
  }
}

extension Step {
  /// A step before a moment precedes the step after it, which precedes a frame.
  fileprivate func isBefore(_ other: Step) -> Bool {
    (time, cause.rank) < (other.time, other.cause.rank)
  }

  /// Repeats the state at a later step: nothing has happened since, and nothing will.
  fileprivate mutating func stay(until later: Step) {
    index = later.index
    time = later.time
    cause = later.cause
    moment.time = later.time
    moment.events.removeAll(keepingCapacity: true)
    frame.callbacks.removeAll(keepingCapacity: true)
  }
}

extension Step.Cause {
  fileprivate var rank: Int {
    switch self {
    case .before: 0
    case .after: 1
    case .frame: 2
    }
  }
}
