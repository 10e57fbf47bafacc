internal import Model
internal import Replay
internal import Text

/// One swipe turns at most one page. This is checked at rest after a single touch that began with
/// the view on a page and moved less than the length of a page.
///
/// If this invariant is broken, a user swipes to the next picture and skips a picture. Flutter's
/// pages skipped when a flick was fast enough.
struct PageStepAtMostOne: ReplayInvariant {
  static let summary = "one swipe turns at most one page"
  static let interest: Interest = [.cameToRest]
  static let tolerance = ToleranceClass.fixed
  static let needs: Abilities = .paging

  static func watches(_ view: ViewScene) -> Bool { view.scroll.paging }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    let sinceRest = facts.sinceRest
    guard facts.restsOnPages, sinceRest.isCarried, sinceRest.touches == 1,
      sinceRest.maxFingers == 1, sinceRest.happened.isSubset(of: .touch),
      !sinceRest.isScrollRangeChanged
    else { return }
    guard !sinceRest.isUnknown else { return tally.miss(facts) }
    guard facts.isScrollRangeKnown else { return tally.lackScrollRange() }
    for axis in Axis.allCases where facts.space(axis) > 1 {
      let length = facts.pageLength(axis)
      let start = sinceRest.start.offset[axis]
      // A finger that moves farther than a page may turn more pages.
      guard sinceRest.reach < length, abs(facts.nearestPage(axis, to: start) - start) < 0.5 else {
        continue
      }
      // If the first or the last page is cut off, less than the length of a page suffices to pass
      // the next page.
      let position = facts.fromStart(axis, start)
      let pages = position / length
      let (low, high) = facts.rangeFromStart(axis)
      let isCutOff = position >= high - 0.5 || low > 0.5 && position <= low + 0.5
      guard !isCutOff || abs(pages - pages.rounded()) * length < 0.5 else { continue }
      // The first and the last page may also rest at the end of the range.
      let maximum = length + max(facts.now.insets.leading(axis), facts.now.insets.trailing(axis), 0)
      let turned = abs(facts.now.offset[axis] - start)
      tally.check(turned - maximum, within: 0.01 * length, facts) {
        ("at most one page of \(maximum.text) along \(axis)", turned.text)
      }
    }
  }
}
