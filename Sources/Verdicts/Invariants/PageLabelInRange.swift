public import Gesture
internal import Replay

/// A label names a page there is: from 1 to the number of pages, also while the first or the last
/// is pulled past its edge.
///
/// A person reads *car 0* or *car 11* of ten.
public struct PageLabelInRange: ReplayInvariant {
  public static let name = "page-label-in-range"
  public static let summary = "the label names a page there is"
  public static let interest: Interest = [.moved, .moment, .settled]
  private var tally = Tally()
  private var wasPulled = false

  public static func applicability(for scene: Scene, _ terms: Terms) -> Applicability<Self> {
    if let reason = terms.lacks(.readouts) { return .untested(reason) }
    return .views(of: scene, where: { $0.shows.contains(.page) }) { _ in Self() }
  }

  public mutating func observe(_ facts: borrowing Facts) {
    guard let page = facts.now.readouts.page, let grid = facts.pageGrid else { return }
    if facts.overscroll.x > 0 { wasPulled = true }
    let count = grid.columns * grid.rows
    tally.check((0..<count).contains(page.index), facts) {
      ("a page from 1 to \(count)", "page \(page)")
    }
  }

  public func conclude(_ end: End) -> Verdict { tally.verdict(end, weak: !wasPulled) }
}
