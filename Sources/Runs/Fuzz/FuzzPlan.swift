package import Exploration
package import Model

/// Which random recordings are tried, how they are judged, and when to stop.
package struct FuzzPlan: Sendable {
  package var oracle: FailureOracle
  /// An engine that must keep the invariants on the recordings found.
  package var trusted: ChosenEngine?
  /// Another engine that must show the same behaviour.
  package var rival: RivalEngine?
  /// The limits that the page of the engine sets; nil if the engine shows no page.
  package var page: GestureLimits.Page?
  /// The scenes to use; empty for random scenes.
  package var scenes: [Scene] = []
  package var seed: UInt64 = 1
  /// The number of recordings after which to stop.
  package var count = 1000
  /// Whether margins of user-defined invariants influence which recordings are tried next.
  var isSteered = true
  /// The real time after which to stop, in seconds.
  package var seconds: Double?
  /// The folder in which failures are saved; nil if failures are not saved.
  package var folder: String?
  /// The maximum number of replays for shrinking one failure.
  package var maxReplays = 200
  package var jobs = Clock.processors
  /// The maximum time for one recording in seconds.
  package var timeout = 60.0

  package init(oracle: FailureOracle, trusted: ChosenEngine? = nil, rival: RivalEngine? = nil) {
    self.oracle = oracle
    self.trusted = trusted
    self.rival = rival
  }

  /// The limits of the engines.
  var limits: GestureLimits {
    GestureLimits(declared: oracle.declared, fingers: oracle.maxTouches, page: page)
  }
}
