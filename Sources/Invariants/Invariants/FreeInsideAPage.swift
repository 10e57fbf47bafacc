internal import Model
internal import Replay
internal import Text

/// If a page is an image, a zoomed image scrolls freely inside its page. If it is held still and
/// released while it fills the view, it stays there, both vertically and horizontally.
///
/// Otherwise a tall picture jumps by a whole screen while a user looks at it. The published gallery
/// also turned pages vertically as soon as its pictures were taller than the view.
struct FreeInsideAPage: ReleasedStill {
  static let summary = "inside a zoomed image the view stays where it is released"
  private var released: Point?
  private var began = Point.zero
  private(set) var isWeak = true

  static func watches(_ view: ViewScene) -> Bool {
    view.scroll.paging && view.scroll.page == .image && view.snap == nil && view.wheel == nil
  }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    if !facts.happened.isEmpty {
      let isStill =
        facts.isStillRelease(tally.terms.contract) && facts.isPaging
        && facts.sequence.isFromRest
      released = isStill ? facts.now.offset : nil
      began = facts.sequence.offset
    }
    guard facts.hasJustRested, let released else { return }
    self.released = nil
    guard facts.isScrollRangeKnown else { return tally.lackScrollRange() }
    for axis in Axis.allCases where facts.isInsideOnePage(axis, began[axis], released[axis]) {
      let offset = facts.now.offset[axis]
      if axis == .y { isWeak = false }
      tally.check(
        abs(offset - released[axis]), within: tally.terms.restTolerance(offset, facts), facts
      ) { ("offset.\(axis) \(released[axis].text), where it was released", offset.text) }
    }
  }
}

/// An invariant about a view after a finger was held still on it and lifted.
protocol ReleasedStill: ReplayInvariant {}

extension ReleasedStill {
  static var interest: Interest { [.moment, .cameToRest] }
  static var tolerance: ToleranceClass { .atRest }
  static var needs: Abilities { [.paging, .zoom] }
  static var reads: Abilities { .activity }
  static var needsExactPaths: Bool { true }
}

extension Facts {
  /// Whether a finger that dragged the view inside its range, and was then held still, lifts in
  /// this moment.
  func isStillRelease(_ contract: EngineContract) -> Bool {
    happened == .up && fingers.count == 0 && wereFingers.count == 1 && sequence.isOneFinger
      && was.activity.contains(.dragging) && scene.scroll.paging && isZoomInLimits
      && overscroll.x <= 0 && overscroll.y <= 0
      && wasHeld(contract)
  }

  /// Whether two offsets along an axis are on one page that is longer than the viewport.
  fileprivate func isInsideOnePage(_ axis: Axis, _ one: Double, _ other: Double) -> Bool {
    let page = pageLength(axis)
    guard page > now.bounds[axis] + 1 else { return false }
    let (one, other) = (fromStart(axis, one), fromStart(axis, other))
    let first = (one / page + 1e-9).rounded(.down) * page
    let last = first + page - now.bounds[axis]
    return min(one, other) >= first - 1e-6 && max(one, other) <= last + 1e-6
  }
}
