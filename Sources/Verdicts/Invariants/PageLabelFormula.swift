public import Gesture
internal import Replay

/// The label names the page in the middle of the viewport: `1 + floor((x + w/2) / (w·zoom))`,
/// within the first and the last; in a grid the same for rows. It does so at first sight and at
/// every moment.
///
/// A person reads *car 9* under car 10. The published label stopped short of the last picture below
/// zoom 1, was off by one where a division was rounded, and went stale when the device was turned.
public struct PageLabelFormula: ReplayInvariant {
  public static let name = "page-label-formula"
  public static let summary = "the label names the page in the middle of the viewport"
  public static let interest: Interest = [.moved, .moment, .settled]
  private var tally = Tally()
  private let resolution: Double
  private var last: PageNumber?
  private var hasChanged = false

  public static func applicability(for scene: Scene, _ terms: Terms) -> Applicability<Self> {
    if let reason = terms.lacks(.readouts) { return .untested(reason) }
    return .views(of: scene, where: { $0.shows.contains(.page) }) { _ in
      Self(resolution: terms.contract.offsetResolution)
    }
  }

  private init(resolution: Double) {
    self.resolution = resolution
  }

  public mutating func observe(_ facts: borrowing Facts) {
    guard let page = facts.now.readouts.page, let grid = facts.pageGrid else { return }
    if let last, last != page { hasChanged = true }
    last = page
    let columns = span(.x, among: grid.columns, facts)
    let rows = span(.y, among: grid.rows, facts)
    let (row, column) = max(page.index, 0).quotientAndRemainder(dividingBy: grid.columns)
    tally.check(page.number > 0 && columns.contains(column) && rows.contains(row), facts) {
      (
        "page \(1 + rows.lowerBound * grid.columns + columns.lowerBound) at offset "
          + "\(facts.now.offset.x.text) \(facts.now.offset.y.text), zoom \(facts.now.zoom.text)",
        "page \(page)"
      )
    }
  }

  /// The page along an axis: more than one where what is shown does not tell them apart.
  private func span(
    _ axis: Axis, among count: Int, _ facts: borrowing Facts
  ) -> ClosedRange<Int> {
    let offset = facts.now.offset[axis]
    let first = facts.pageInTheMiddle(axis, at: offset - resolution, among: count)
    let last = facts.pageInTheMiddle(axis, at: offset + resolution, among: count)
    // An engine may show a zoom below zero.
    return min(first, last)...max(first, last)
  }

  public func conclude(_ end: End) -> Verdict { tally.verdict(end, weak: !hasChanged) }
}
