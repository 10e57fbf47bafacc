internal import Model
internal import Replay
internal import Text

/// Every motion ends: a view comes to rest within the settle time that its engine declares, or that
/// a suite sets. The time is measured from the last input, or from the lift of the last finger.
///
/// If this invariant is broken, a user waits for a list that never quite stops. Engines whose
/// spring never quite reached its target have prevented the screen from turning off.
struct EventuallyAtRest: ReplayInvariant {
  static let summary = "motion ends within the declared settle time"
  static let interest: Interest = [.always]
  static let tolerance = ToleranceClass.time
  static let holdsOfStillness = true
  private var lastInput: Instant?

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    if facts.step.cause == .after { lastInput = facts.time }
    // A view does not come to rest while a finger is down.
    if facts.fingers.count > 0 { lastInput = facts.time }
    guard let last = lastInput else { return }
    guard facts.sight.isLook else { return tally.miss(facts) }
    // The view may have come to rest unobserved, so the wait begins again.
    if facts.sight.isHole, !facts.isAtRest {
      tally.miss(facts)
      lastInput = facts.time
      return
    }
    let limit = tally.terms.tolerances.settle ?? tally.terms.contract.settle
    let waited = facts.time - last
    if facts.isAtRest {
      tally.check(true, facts) { ("", "") }
      lastInput = nil
    } else if waited > limit + .milliseconds(200) {
      tally.check(waited.milliseconds - limit.milliseconds, within: 0, facts) {
        "rest within \(limit.milliseconds.text) ms"
        "motion after \(waited.milliseconds.text) ms"
      }
      lastInput = nil
    }
  }

  func conclude(_ end: End, _ tally: Tally) -> Verdict { tally.verdict(orUntested: .endedTooEarly) }
}
