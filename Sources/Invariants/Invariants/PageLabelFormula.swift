internal import Model
internal import Replay
internal import Text

/// The label names the page in the middle of the viewport: `1 + floor((x + w/2) / (w·zoom))`,
/// limited to the first and the last; in a grid the same for rows. This applies at every moment
/// from the first frame on.
///
/// A scene with `label="edge"` declares another convention: from zoom 1 on the label names the page
/// at the edge of the viewport, `1 + floor(x / (w·zoom))`. Below zoom 1 the last page never reaches
/// that edge, so there the label must name the page in the middle.
///
/// Otherwise a user reads *car 9* under car 10. The published label stopped short of the last
/// picture below zoom 1, was off by one where a division was rounded, and went stale when the
/// device was turned.
struct PageLabelFormula: ReplayInvariant {
  static let summary = "the page label names the page in the middle of the viewport"
  static let interest: Interest = [.moved, .moment, .cameToRest]
  static let needs: Abilities = .readouts
  static let holdsOfStillness = true
  private var last: PageNumber?
  private(set) var isWeak = true

  static func watches(_ view: ViewScene) -> Bool { view.shows.contains(.page) }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    guard let page = facts.now.readouts.page, let grid = facts.pageGrid else { return }
    if let last, last != page { isWeak = false }
    last = page
    let columns = span(.x, among: grid.columns, facts)
    let rows = span(.y, among: grid.rows, facts)
    let (row, column) = max(page.index, 0).quotientAndRemainder(dividingBy: grid.columns)
    tally.check(page.number > 0 && columns.contains(column) && rows.contains(row), facts) {
      "page \(1 + rows.lowerBound * grid.columns + columns.lowerBound) at offset "
        + "\(facts.now.offset.x.text) \(facts.now.offset.y.text), zoom \(facts.now.zoom.text)"
      "page \(page)"
    }
  }

  /// The page along an axis: several pages if the shown offset does not determine the page.
  private func span(_ axis: Axis, among count: Int, _ facts: borrowing Facts) -> ClosedRange<Int> {
    let offset = facts.now.offset[axis]
    let first = facts.labelledPage(axis, at: offset - facts.resolution, among: count)
    let last = facts.labelledPage(axis, at: offset + facts.resolution, among: count)
    // An engine may show a zoom below zero.
    return min(first, last)...max(first, last)
  }
}
