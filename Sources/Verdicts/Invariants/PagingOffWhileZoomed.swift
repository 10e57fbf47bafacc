public import Gesture
internal import Replay

/// Where pages are off while zoomed, a zoomed picture that is held still and let go stays where it
/// is.
///
/// A person looks at a detail, lets go, and the picture slides away to the next page.
public struct PagingOffWhileZoomed: ReplayInvariant {
  public static let name = "paging-off-while-zoomed"
  public static let summary = "where pages are off while zoomed, what is let go at rest stays"
  public static let interest: Interest = [.moment, .settled]
  public static let tolerance = ToleranceClass.atRest
  private var tally = Tally()
  private let terms: Terms
  private var released: Point?

  public static func applicability(for scene: Scene, _ terms: Terms) -> Applicability<Self> {
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
    if !facts.happened.isEmpty {
      let isStill = facts.isStillRelease(after: terms.contract.heldStill) && !facts.isPaging
      released = isStill ? facts.now.offset : nil
    }
    guard facts.hasJustRested, let released else { return }
    self.released = nil
    for axis in Axis.allCases {
      let offset = facts.now.offset[axis]
      tally.check(
        abs(offset - released[axis]), within: terms.atRest(offset, facts), facts
      ) { ("offset.\(axis) \(released[axis].text), where it was let go", offset.text) }
    }
  }

  public func conclude(_ end: End) -> Verdict { tally.verdict(end, exact: true) }
}
