package import Gesture

/// The verdict of one invariant on one replay: the worst over the views it watches.
public struct InvariantVerdict: Sendable {
  /// The invariant or relation that was judged.
  public var invariant: Invariant
  /// Whether it held, was broken, was untested or did not apply.
  public var verdict: Verdict
  /// What the verdict rests on that the engine does not report, so that it was inferred.
  package var inferred: Abilities = []

  /// The same where nothing that is shown ever changed: what holds of any still picture was not put
  /// to the test.
  package var unanswered: InvariantVerdict {
    guard case .held = verdict, invariant.holdsOfStillness else { return self }
    return InvariantVerdict(invariant: invariant, verdict: .untested(.unanswered))
  }
}
