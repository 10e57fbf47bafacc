internal import Model
internal import Replay
internal import Text

/// The offset of a view at rest is within its scroll range, so the view shows nothing past its
/// edges. This is checked at every rest after the first input. An offset outside the range that the
/// app requested may stay until the next touch.
///
/// If this invariant is broken, a user sees a gap beside the content that does not close. Engines
/// have left such a gap after a cancelled touch, after a tap during a bounce, and after content
/// shrank under a view at rest.
struct RestInBounds: ReplayInvariant {
  static let summary = "a view at rest is within its range"
  static let interest: Interest = [.rest]
  static let tolerance = ToleranceClass.atRest
  static let holdsOfStillness = true

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    guard facts.step.hadInput, !facts.app.isRequestedAway else { return }
    guard facts.isScrollRangeKnown else { return tally.lackScrollRange() }
    for axis in Axis.allCases {
      let offset = facts.now.offset[axis]
      let tolerance = tally.terms.restTolerance(offset, facts)
      let now = facts.now
      tally.check(facts.overscroll[axis], within: tolerance, facts) {
        "offset.\(axis) from \(now.lowest(axis).text) to \(now.highest(axis).text)"
        offset.text
      }
    }
  }
}
