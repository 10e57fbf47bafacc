package import Model

/// The verdict of one invariant on one replay: the worst over the views it watches.
public struct InvariantVerdict: Sendable {
  /// The invariant or relation that was judged.
  public var invariant: Invariant
  /// Whether it held, was broken, was untested or did not apply.
  public var verdict: Verdict
  /// Properties used for the verdict that the engine does not report and that were inferred.
  package var inferred: Abilities = []
  /// The smallest share of its tolerance that was left; nil if it has no tolerance.
  package private(set) var shareLeft: Double?

  /// Keeps the smaller one of two shares.
  mutating func add(shareLeft share: Double?) {
    guard let share else { return }
    shareLeft = min(share, shareLeft ?? .infinity)
  }

  /// The same verdict, unless nothing that is shown ever changed: an invariant that holds for any
  /// still picture then counts as untested.
  package var unanswered: InvariantVerdict {
    guard case .held = verdict, invariant.holdsOfStillness else { return self }
    return InvariantVerdict(invariant: invariant, verdict: .untested(.unanswered))
  }

  /// The same verdict, unless nothing was observed of a web page: then nothing has held, and a page
  /// that failed to load has broken nothing either.
  package func unobserved(_ reason: Reason) -> InvariantVerdict {
    switch verdict {
    case .broken:
      guard case .pageFailed = reason else { return self }
    case .held: break
    case .untested, .notApplicable: return self
    }
    return InvariantVerdict(invariant: invariant, verdict: .untested(reason))
  }
}
