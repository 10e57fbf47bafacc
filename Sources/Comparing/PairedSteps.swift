public import Model
public import Replay

/// Two replays of the same recording, advanced side by side over the instants at which both engines
/// were queried.
///
/// Both steps of a pair have the same time and cause, regardless of what the engines did in
/// between. A frame that only one engine has is skipped: no frame is repeated or invented for the
/// other engine. There is one exception: an engine that has come to rest is no longer queried, and
/// its last state is repeated while the other engine continues.
public struct PairedSteps {
  /// The first replay.
  public private(set) var one: Side
  /// The second replay.
  public private(set) var other: Side
  /// Whether both states were observed at this instant. The state of a recorded device is observed
  /// at its reports only.
  package private(set) var isSample = false
  /// Whether the first replay was advanced last, so that an error comes from that replay.
  package private(set) var hasAdvancedOne = true

  /// One of the two replays.
  public struct Side {
    /// The step at the common instant.
    public fileprivate(set) var step = Step()
    fileprivate var source: any StepSource
    /// Whether the replay is of a recorded device, whose state is known only at its reports.
    fileprivate let isSeen: Bool
    fileprivate var isAtEnd = false

    /// Creates a side from a source of steps that has not started.
    public init(_ source: any StepSource, isSeen: Bool = false) {
      self.source = source
      self.isSeen = isSeen
    }

    /// How the replay ended; nil while it continues.
    public var ending: Ending? { source.ending }
  }

  /// Creates a pair of two replays of the same recording.
  public init(_ one: Side, _ other: Side) {
    self.one = one
    self.other = other
  }

  /// The scene of both replays.
  public var scene: Scene { one.source.scene }

  /// Advances both replays to the next common instant; returns false if there is none.
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
  /// Whether this step comes before another step. At equal times, the step before a moment comes
  /// first, then the step after it, then a frame.
  fileprivate func isBefore(_ other: Step) -> Bool {
    (time, cause.rank) < (other.time, other.cause.rank)
  }

  /// Moves the step to the time of a later step, with the same state: an engine at rest changes
  /// nothing.
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
