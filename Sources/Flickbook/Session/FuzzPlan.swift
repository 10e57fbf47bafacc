internal import Gesture

/// Which random recordings are tried, what is asked of them, and when it is enough.
struct FuzzPlan: Sendable {
  var oracle: FailureOracle
  /// An engine on which what is found must not break.
  var trusted: ChosenEngine?
  /// Another engine that must not differ.
  var rival: RivalEngine?
  /// Where it happens; empty for scenes that are made up.
  var scenes: [Scene] = []
  var seed: UInt64 = 1
  /// After so many recordings it is done.
  var count = 1000
  /// Whether margins of invariants of somebody's own say what is tried next.
  var isSteered = true
  /// After so many seconds of real time it is done.
  var seconds: Double?
  /// The folder that failures are saved in; nil for none.
  var folder: String?
  /// How many replays shrinking one failure may take.
  var mostReplays = 200
  var jobs = Clock.processors
  /// How many seconds one recording may take.
  var timeout = 60.0
}
