internal import Model
internal import Replay
internal import Text

/// A view at rest shows only its content, and no space past its edges.
///
/// Otherwise a user sees a gap that does not go away. Engines have left such a gap after a
/// cancelled touch, after a tap during a bounce, and when content shrank under a resting view. An
/// offset outside the range that the app itself requested may stay until the next touch.
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
