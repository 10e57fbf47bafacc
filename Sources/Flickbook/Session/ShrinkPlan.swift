internal import Exploration
internal import Formats
internal import Gesture
internal import Replay
internal import Verdicts

/// What is made smaller, and what must stay true of it.
struct ShrinkPlan {
  /// The invariant that must stay broken; nothing where two engines are compared.
  var invariant: Invariant?
  var rival: RivalEngine?
  var engine: ChosenEngine
  /// An engine that must keep the invariant.
  var trusted: ChosenEngine?
  var clock: FrameClock
  var mostReplays = 200
  /// How many seconds one replay may take.
  var patience = 60.0
  /// What comes before what the suite and the recording say of the invariant.
  var adjustments: [TypedInvariant] = []
  var suite: Suite?
}

extension ShrinkPlan {
  /// What is asked of each candidate.
  ///
  /// - Parameter name: The recording as it is named.
  /// - Throws: Where the invariant is off for this recording, or the suite is wrong.
  func oracle(of recording: Recording, named name: String) throws -> TimedOracle {
    if let rival {
      return TimedOracle(
        oracle: FailureOracle(engine, clock, against: rival), patience: patience)
    }
    let invariants = invariant.map { [$0] } ?? []
    let layers = try InvariantLayers(
      invariants, named: Set(invariants.map { $0.name }), adjustments, suite)
    let settings = try layers.settings(for: name, recording.head.expectations).judged
    guard !settings.isEmpty else {
      throw SessionError(.unjudged, "\(invariant?.name ?? "the invariant") is off for \(name)")
    }
    return TimedOracle(oracle: FailureOracle(engine, clock, by: settings), patience: patience)
  }
}
