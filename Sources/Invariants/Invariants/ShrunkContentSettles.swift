internal import Model
internal import Replay

/// If the content or the insets of a view at rest change, the view returns to its range, and it
/// does not move for any other reason. This is checked at the next rest if the change is the only
/// event since the previous rest.
///
/// If this invariant is broken, a user deletes a row and looks at an empty screen, or the list
/// moves although a row was added below it. Flutter's lists stayed past their end when they shrank.
struct ShrunkContentSettles: ReplayInvariant {
  static let summary =
    "after a content change the view returns to its range and does not move otherwise"
  static let interest: Interest = [.cameToRest]
  static let tolerance = ToleranceClass.atRest
  static let needs: Abilities = .settings
  private(set) var isWeak = true

  static func watches(_ view: ViewScene) -> Bool { view.wheel == nil }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    let sinceRest = facts.sinceRest
    let start = sinceRest.start
    guard sinceRest.happened == .setting, sinceRest.isScrollRangeChanged, !sinceRest.isContentMoved,
      facts.now.zoom == start.zoom, facts.now.bounds == start.bounds, !facts.app.isRequestedAway,
      start.excess(.x) <= 0, start.excess(.y) <= 0
    else { return }
    // If there were several changes, any of them may have moved the view.
    guard sinceRest.changes == 1 else { return }
    guard !sinceRest.isUnknown else { return tally.miss(facts) }
    guard facts.isScrollRangeKnown else { return tally.lackScrollRange() }
    for axis in Axis.allCases {
      let due = min(max(start.offset[axis], facts.now.lowest(axis)), facts.now.highest(axis))
      if due != start.offset[axis] { isWeak = false }
      tally.check(axis, at: due, facts, ", back in range")
    }
  }
}
