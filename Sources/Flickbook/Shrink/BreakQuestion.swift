internal import Exploration
internal import Gesture
internal import Replay

/// Whether a recording still shows the fault that is looked for: it breaks the invariant on one
/// engine for the same cause, and keeps it on one that is trusted; or two engines still differ on it.
///
/// Without a trusted engine a recording may shrink into one that no engine could make sense of.
struct BreakQuestion {
  /// Asks for that fault alone.
  let oracle: FailureOracle
  /// Which way the first violation must go and what must be going on at it.
  let cause: String
  let trusted: FailureOracle?
  /// How many seconds one replay may take.
  let patience: Double
  /// How often an engine failed, and what it said the first time.
  private(set) var failures = 0
  private(set) var failure: String?

  /// An engine that fails on a recording has not broken the invariant.
  mutating func reply(_ recording: Recording) -> Shrinking.Reply {
    guard let faults = faults(in: recording, oracle), faults.contains(where: { $0.cause == cause })
    else { return Shrinking.Reply(isSame: false) }
    guard let trusted else { return Shrinking.Reply(isSame: true) }
    return Shrinking.Reply(isSame: self.faults(in: recording, trusted)?.isEmpty == true, replays: 2)
  }

  /// Whether it is not worth asking on: an engine that hung three times will hang again.
  var isHopeless: Bool { failures >= 3 }

  /// What an engine shows of the fault; nil where that is not known.
  private mutating func faults(
    in recording: Recording, _ oracle: FailureOracle
  ) -> [FailureOracle.Fault]? {
    do throws(ReplayError) {
      return try oracle.faults(in: recording, within: patience)
    } catch {
      // What an engine cannot hold says nothing of it.
      if case .engine(let error) = error, error.kind == .broken || error.kind == .late {
        failures += 1
        if failure == nil { failure = error.message }
      }
      return nil
    }
  }
}
