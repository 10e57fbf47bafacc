internal import Model
internal import Replay
internal import Text

/// A paging view that is released comes to rest on a page.
///
/// Pages that are as wide as the viewport begin at multiples of its width; if a page is an image
/// that can be zoomed, the view may rest anywhere inside the image. The end of the range is a legal
/// rest too, for a last page that is cut off.
///
/// Otherwise a user sees half of one picture and half of the next. React Native lists have rested
/// between two pages after a second touch during the turn.
struct RestPageAligned: ReplayInvariant {
  static let summary = "a paging view that was released comes to rest on a page"
  static let interest: Interest = [.cameToRest]
  static let tolerance = ToleranceClass.atRest
  static let needs: Abilities = .paging
  private(set) var isWeak = true

  static func watches(_ view: ViewScene) -> Bool { view.scroll.paging }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    let sinceRest = facts.sinceRest
    guard facts.restsOnPages, sinceRest.isCarried, sinceRest.happened.isSubset(of: .touch),
      !sinceRest.isScrollRangeChanged, facts.now.zoom == sinceRest.start.zoom
    else { return }
    guard !sinceRest.isUnknown else { return tally.miss(facts) }
    guard facts.isScrollRangeKnown else { return tally.lackScrollRange() }
    for axis in Axis.allCases where facts.space(axis) > 1 {
      let offset = facts.now.offset[axis]
      let due = facts.nearestPage(axis, to: offset)
      if abs(due - sinceRest.start.offset[axis]) > 1 { isWeak = false }
      tally.check(abs(offset - due), within: tally.terms.restTolerance(offset, facts), facts) {
        ("offset.\(axis) on a page, the nearest at \(due.text)", offset.text)
      }
    }
  }
}
