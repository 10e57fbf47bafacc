internal import Exploration
internal import Model
internal import Replay

/// Tests whether a recording still shows a given failure. The failure is a broken invariant or a
/// difference between two engines. For an invariant, one engine must break it for the same cause,
/// and a trusted engine, if there is one, must not break it.
///
/// Without a trusted engine, shrinking may produce a recording that is meaningless for any engine.
package struct ViolationQuestion {
  /// Tests for the given failure only.
  let oracle: FailureOracle
  /// The required direction and circumstance of the first violation.
  let cause: String
  let trusted: FailureOracle?
  /// The maximum time for one replay in seconds.
  let patience: Double
  /// The number of engine failures, and the message of the first failure.
  private(set) var failures = 0
  private(set) var failure: String?

  /// Tests a candidate. An engine that fails on a recording has not broken the invariant.
  mutating func reply(_ recording: Recording) -> Shrinking.Reply {
    guard let faults = faults(in: recording, oracle), faults.contains(where: { $0.cause == cause })
    else { return Shrinking.Reply(isSame: false) }
    guard let trusted else { return Shrinking.Reply(isSame: true) }
    return Shrinking.Reply(isSame: self.faults(in: recording, trusted)?.isEmpty == true, replays: 2)
  }

  /// Whether to stop: an engine that failed or hung three times will probably do so again.
  package var isHopeless: Bool { failures >= 3 }

  /// The failures of a recording on an engine; nil if they are unknown.
  private mutating func faults(
    in recording: Recording, _ oracle: FailureOracle
  ) -> [FailureOracle.Fault]? {
    do throws(ReplayError) {
      return try oracle.faults(in: recording, within: patience)
    } catch {
      // A recording that an engine does not support gives no information.
      if case .engine(let error) = error, error.kind == .broken || error.kind == .late {
        failures += 1
        if failure == nil { failure = error.message }
      }
      return nil
    }
  }
}
