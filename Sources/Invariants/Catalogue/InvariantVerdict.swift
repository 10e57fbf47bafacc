package import Model

/// The verdict of one invariant on one replay: the worst verdict among the views that it watches.
public struct InvariantVerdict: Sendable {
  /// The invariant or relation that was judged.
  public var invariant: Invariant
  /// Whether the invariant held, was broken, was untested or did not apply.
  public var verdict: Verdict
  /// The properties used for the verdict that were inferred because the engine does not report
  /// them.
  package var inferred: Abilities = []
  /// The smallest share of the tolerance that was left; nil if the invariant has no tolerance.
  package private(set) var shareLeft: Double?

  /// Keeps the smaller of two shares.
  mutating func add(shareLeft share: Double?) {
    guard let share else { return }
    shareLeft = min(share, shareLeft ?? .infinity)
  }

  /// The verdict if no shown value ever changed: an invariant that holds for any still picture
  /// counts as untested; other verdicts are unchanged.
  package var unanswered: InvariantVerdict {
    guard case .held = verdict, invariant.holdsOfStillness else { return self }
    return InvariantVerdict(invariant: invariant, verdict: .untested(.unanswered))
  }

  /// The verdict if nothing was observed of a web page, for the given reason: no invariant counts
  /// as held, and if the page failed to load, none counts as broken either.
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
