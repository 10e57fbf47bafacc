internal import Exploration
internal import Gesture

/// Which random recordings are tried, how they are judged, and when to stop.
struct FuzzPlan: Sendable {
  var oracle: FailureOracle
  /// An engine that must keep the invariants on the recordings found.
  var trusted: ChosenEngine?
  /// Another engine that must not differ.
  var rival: RivalEngine?
  /// The limits of the page of the engine; nil if it has none.
  var page: GestureLimits.Page?
  /// The scenes to use; empty for random scenes.
  var scenes: [Scene] = []
  var seed: UInt64 = 1
  /// Number of recordings after which to stop.
  var count = 1000
  /// Whether margins of user-defined invariants determine what is tried next.
  var isSteered = true
  /// Number of seconds of real time after which to stop.
  var seconds: Double?
  /// The folder in which failures are saved; nil for none.
  var folder: String?
  /// Maximum number of replays for shrinking one failure.
  var maxReplays = 200
  var jobs = Clock.processors
  /// Maximum time for one recording in seconds.
  var timeout = 60.0

  /// What the engines accept.
  var limits: GestureLimits {
    GestureLimits(declared: oracle.declared, fingers: oracle.maxTouches, page: page)
  }
}
