internal import Model
internal import Replay
internal import Text

/// A view whose scrolling is disabled does not move under a finger.
///
/// Otherwise a user drags a slider on a page, and the page scrolls with it. Handlers that read the
/// setting when they are created, instead of at the touch, have this fault.
struct DisabledStandsStill: ReplayInvariant {
  static let summary = "a view whose scrolling is disabled does not move under a finger"
  static let interest: Interest = [.moved, .cameToRest]
  static let needsEveryView = true

  static func watches(_ view: ViewScene) -> Bool {
    // A tap on the status bar reaches a view even if its scrolling is disabled.
    !view.scroll.scrollsToTop
  }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    guard !facts.scene.scroll.enabled else { return }
    let (sinceRest, now) = (facts.sinceRest, facts.now)
    guard sinceRest.touches > 0, sinceRest.maxFingers == 1,
      sinceRest.happened.isSubset(of: .touch), !sinceRest.isScrollRangeChanged, !facts.isUsedAgain,
      facts.step.hadInput, sinceRest.reach > tally.terms.contract.slop
    else { return }
    guard !sinceRest.isUnknown else { return tally.miss(facts) }
    guard facts.isScrollRangeKnown else { return tally.lackScrollRange() }
    let start = sinceRest.start
    // A view that the app moved out of its range returns when it is touched.
    guard start.excess(.x) <= 0, start.excess(.y) <= 0 else { return }
    tally.check(!facts.hasSurelyLeft(start.offset) && now.zoom == start.zoom, facts) {
      "offset \(start.offset.x.text) \(start.offset.y.text): scrolling is disabled"
      "\(now.offset.x.text) \(now.offset.y.text)"
    }
  }
}
