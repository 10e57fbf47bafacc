public import Gesture
internal import Replay

/// Where pages are off while zoomed, a zoomed picture that is held still and let go stays where it is.
///
/// A person looks at a detail, lets go, and the picture slides away to the next page.
public struct PagingOffWhileZoomed: Invariant {
  public static let name = "paging-off-while-zoomed"
  public static let summary = "where pages are off while zoomed, what is let go at rest stays"
  public static let interest: Interest = [.moment, .settled]
  public static let tolerance = ToleranceClass.atRest
  private var tally = Tally()
  private let terms: Terms
  private var released: Point?

  public static func bench(for scene: Scene, _ terms: Terms) -> Bench<Self> {
    if let reason = terms.lacks([.paging, .zoom, .activity]) { return .untested(reason) }
    return .views(
      of: scene,
      where: {
        $0.scroll.paging && !$0.scroll.pagingWhenZoomed && $0.snap == nil && $0.wheel == nil
      }
    ) { _ in Self(terms: terms) }
  }

  private init(terms: Terms) {
    self.terms = terms
  }

  public mutating func observe(_ facts: borrowing Facts) {
    if !facts.happened.isEmpty { released = place(facts) }
    guard facts.hasJustRested, let released else { return }
    self.released = nil
    for axis in Axis.allCases {
      let offset = facts.now.offset[axis]
      tally.check(
        abs(offset - released[axis]), within: terms.atRest(offset, facts), facts
      ) { ("offset.\(axis) \(released[axis].text), where it was let go", offset.text) }
    }
  }

  /// Where it was let go in this moment, if a finger that had been still dragged it inside its range.
  private func place(_ facts: borrowing Facts) -> Point? {
    guard facts.happened == .up, facts.fingers.count == 0, facts.wereFingers.count == 1,
      facts.hold.isOneFinger, facts.was.activity.contains(.dragging), !facts.isPaging,
      facts.scene.scroll.paging, facts.isZoomInLimits,
      facts.overscroll.x <= 0, facts.overscroll.y <= 0,
      facts.hold.finger.lastMove < facts.time - terms.contract.heldStill
    else { return nil }
    return facts.now.offset
  }

  public func conclude(_ end: End) -> Verdict { tally.verdict(end, exact: true) }
}
