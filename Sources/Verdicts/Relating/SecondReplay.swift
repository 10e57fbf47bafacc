internal import Gesture
internal import Replay

/// A second replay by a player of its own, which is asked for a step whenever the first one has
/// one.
struct SecondReplay {
  private var steps: LiveSteps?
  private let open: () throws(ReplayError) -> LiveSteps
  private(set) var step = Step()
  /// The callbacks since they were last compared, without those that only report scrolling.
  private(set) var reported: [Callback] = []
  /// How many of its moments the first replay has not.
  private(set) var skipped = 0

  init(_ original: Original, _ recording: Replayable? = nil, at ticks: (any Ticks)? = nil) {
    open = { () throws(ReplayError) -> LiveSteps in
      try LiveSteps(
        recording ?? original.recording, on: original.engine, at: ticks ?? original.clock)
    }
  }

  /// Goes on by a step; false at the end.
  mutating func next() throws(ReplayError) -> Bool {
    if steps == nil { steps = try open() }
    guard try steps?.next(into: &step) == true else { return false }
    reported.append(contentsOf: step.frame.callbacks.filter { $0.kind.compared != nil })
    return true
  }

  /// Goes on to the step of a time and cause; false where there is none.
  mutating func next(_ cause: Step.Cause, at time: Instant) throws(ReplayError) -> Bool {
    while try next() {
      if step.time == time, step.cause == cause { return true }
      if step.time > time { return false }
      if step.cause == .after { skipped += 1 }
    }
    return false
  }

  mutating func forget() { reported.removeAll(keepingCapacity: true) }

  var ending: Ending? { steps?.ending }
}
