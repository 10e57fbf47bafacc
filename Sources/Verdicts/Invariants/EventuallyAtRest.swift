public import Gesture
internal import Replay

/// Every motion ends: a view is at rest within the time its engine declares.
///
/// A person waits for a list that creeps on. Engines whose spring never quite reaches its target
/// have kept a screen awake.
public struct EventuallyAtRest: ReplayInvariant {
  public static let name = "eventually-at-rest"
  public static let summary = "motion ends within the engine's own settle time"
  public static let interest: Interest = [.always]
  public static let tolerance = ToleranceClass.time
  private var tally = Tally()
  private let settle: TimeSpan
  private var lastInput: Instant?

  public static func applicability(for scene: Scene, _ terms: Terms) -> Applicability<Self> {
    .views(of: scene) { _ in Self(settle: terms.tolerances.settle ?? terms.contract.settle) }
  }

  private init(settle: TimeSpan) {
    self.settle = settle
  }

  public mutating func observe(_ facts: borrowing Facts) {
    if facts.cause == .after { lastInput = facts.time }
    // A finger that is down keeps a view from resting, and that is as it should be.
    if facts.fingers.count > 0 { lastInput = facts.time }
    guard let last = lastInput else { return }
    guard facts.sight.isLook else { return tally.miss(facts) }
    // It may have come to rest where nobody looked: the wait begins anew.
    if facts.sight.isHole, !facts.isAtRest {
      tally.miss(facts)
      lastInput = facts.time
      return
    }
    let waited = facts.time - last
    if facts.isAtRest {
      tally.check(true, facts) { ("", "") }
      lastInput = nil
    } else if waited > settle + .milliseconds(200) {
      tally.check(false, facts) {
        (
          "rest within \(settle.milliseconds.text) ms",
          "motion after \(waited.milliseconds.text) ms"
        )
      }
      lastInput = nil
    }
  }

  public func conclude(_ end: End) -> Verdict { tally.verdict(orUntested: .endedTooEarly) }
}
