internal import Model
internal import Replay

/// A second replay with its own player, advanced together with the first replay.
struct SecondReplay {
  private var steps: LiveSteps?
  private let open: () throws(ReplayError) -> LiveSteps
  private(set) var step = Step()
  /// The callbacks since the last comparison, without callbacks that two replays need not share.
  private(set) var reported: [Callback] = []
  /// The number of moments in this replay that the first replay does not have.
  private(set) var skipped = 0

  init(_ original: Original, _ recording: Replayable? = nil, at ticks: (any Ticks)? = nil) {
    open = { () throws(ReplayError) -> LiveSteps in
      try LiveSteps(
        recording ?? original.recording, on: original.engine, at: ticks ?? original.clock)
    }
  }

  /// Advances by one step; returns false at the end of the replay.
  mutating func next() throws(ReplayError) -> Bool {
    if steps == nil { steps = try open() }
    guard try steps?.next(into: &step) == true else { return false }
    reported.append(contentsOf: step.frame.callbacks.filter { $0.kind.compared != nil })
    return true
  }

  /// Advances to the step with the given time and cause; returns false if there is no such step.
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
