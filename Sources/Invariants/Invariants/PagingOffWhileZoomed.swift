internal import Model
internal import Replay
internal import Text

/// If the scene disables paging while zoomed, a zoomed picture that is held still and released
/// stays where it is.
///
/// Otherwise a user looks at a detail, lifts the finger, and the picture slides away to the next
/// page.
struct PagingOffWhileZoomed: ReleasedStill {
  static let summary = "with paging off while zoomed, a view that is released at rest stays there"
  private var released: Point?

  static func watches(_ view: ViewScene) -> Bool {
    view.scroll.paging && !view.scroll.pagingWhenZoomed && view.snap == nil && view.wheel == nil
  }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    if !facts.happened.isEmpty {
      let isStill = facts.isStillRelease(tally.terms.contract) && !facts.isPaging
      released = isStill ? facts.now.offset : nil
    }
    guard facts.hasJustRested, let released else { return }
    self.released = nil
    for axis in Axis.allCases {
      let offset = facts.now.offset[axis]
      tally.check(
        abs(offset - released[axis]), within: tally.terms.restTolerance(offset, facts), facts
      ) { ("offset.\(axis) \(released[axis].text), where it was released", offset.text) }
    }
  }
}
