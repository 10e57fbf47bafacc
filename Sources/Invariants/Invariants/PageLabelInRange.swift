internal import Model
internal import Replay

/// The page label names a page that exists, from 1 to the number of pages, even while the first or
/// the last page is pulled past its edge. This is checked at each change of the view.
///
/// If this invariant is broken, a user reads *car 0*, or *car 11* of ten cars.
struct PageLabelInRange: ReplayInvariant {
  static let summary = "the page label names a page that exists"
  static let interest: Interest = [.moved, .moment, .cameToRest]
  static let needs: Abilities = .readouts
  static let holdsOfStillness = true
  private(set) var isWeak = true

  static func watches(_ view: ViewScene) -> Bool { view.shows.contains(.page) }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    guard let page = facts.now.readouts.page, let grid = facts.pageGrid else { return }
    if facts.overscroll.x > 0 { isWeak = false }
    let count = grid.columns * grid.rows
    tally.check((0..<count).contains(page.index), facts) {
      ("a page from 1 to \(count)", "page \(page)")
    }
  }
}
