public import Gesture
public import Replay

/// Two replays of one recording, walked side by side over the instants that both were asked for.
///
/// Steps pair by time and cause, so they are of one instant whatever the two engines did; a frame that
/// only one of them has is passed over, and nothing is ever held or made up for the other. There is
/// one exception: who has come to rest is not asked any more, and stands where it rests while the
/// other goes on.
public struct PairedSteps {
  /// The first replay.
  public private(set) var one: Side
  /// The replay that it is compared with.
  public private(set) var other: Side
  /// Whether both show what they showed at this very instant: a device reports at frames alone.
  package private(set) var isSample = false
  /// Whether the first was advanced last: after an error it is the one that could not go on.
  package private(set) var hasAdvancedOne = true

  /// One of the two replays.
  public struct Side {
    /// What it shows at the common instant.
    public fileprivate(set) var step = Step()
    fileprivate var source: any StepSource
    /// Whether it was only seen, and so known at the instants of its reports alone.
    fileprivate let isSeen: Bool
    fileprivate var isAtEnd = false

    /// The steps of a source that has not begun.
    public init(_ source: any StepSource, isSeen: Bool = false) {
      self.source = source
      self.isSeen = isSeen
    }

    /// How it ended; nil while it goes on.
    public var ending: Ending? { source.ending }
  }

  /// Two replays of one recording.
  public init(_ one: Side, _ other: Side) {
    self.one = one
    self.other = other
  }

  /// The scene of both.
  public var scene: Scene { one.source.scene }

  /// Goes on to the next common instant; false when there is none.
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

  /// Whether it was observed at the instant of its step.
  fileprivate var isShown: Bool {
    !isSeen || step.cause == .frame && (step.moment.events.isEmpty || step.moment.isObserved)
  }
}

extension Step {
  /// A step before a moment comes before the one after it, and that before a frame.
  fileprivate func isBefore(_ other: Step) -> Bool {
    (time, cause.rank) < (other.time, other.cause.rank)
  }

  /// Nothing has happened since, and nothing will.
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
