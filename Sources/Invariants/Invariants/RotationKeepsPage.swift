internal import Model
internal import Replay
internal import Text

/// When the viewport changes, the view shows the same page as before, with the page's edge at the
/// viewport's edge. This is checked if the view was at rest on a page. A rotation on the first page
/// alone is only weak evidence, because almost every engine passes there.
///
/// If this invariant is broken, a user turns the device and sees halves of two pictures, or another
/// picture.
struct RotationKeepsPage: ReplayInvariant {
  static let summary = "a rotation keeps the page, with its edge at the viewport's edge"
  static let interest: Interest = [.layout]
  static let tolerance = ToleranceClass.atRest
  static let needs: Abilities = .turning
  private(set) var isWeak = true

  static func reasonUntested(in scene: Scene, _ terms: Terms) -> Reason? {
    guard terms.contract.turnKeepsTopLeft, !terms.abilities.contains(.paging) else { return nil }
    return .unsuited("a rotation keeps the top left, and the engine turns no pages")
  }

  static func watches(_ view: ViewScene) -> Bool { view.layout.onResize == .keepPage }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    let (now, was) = (facts.now, facts.was)
    guard facts.isResizedAtRest, facts.scene.layout.onResize == .keepPage, now.zoom == was.zoom
    else { return }
    guard facts.isScrollRangeKnown else { return tally.lackScrollRange() }
    for axis in Axis.allCases where facts.space(axis) > 1 {
      let (before, after) = (facts.pageLength(axis, of: was), facts.pageLength(axis))
      let position = facts.fromStart(axis, was.offset[axis], in: was)
      let page = (position / before).rounded()
      // Between two pages, or on a cut-off last page, the view is not at the edge of a page that it
      // could keep. Rounded offsets may hide that the view is at the end of its content.
      let end = facts.end(axis, of: was)
      let isCutOff =
        abs(end - page * before) > 1e-6 && position >= end - 1e-6 - facts.resolution
      guard page >= 0, abs(position - page * before) <= 0.5, !isCutOff else { continue }
      if page > 0 { isWeak = false }
      let edge = facts.fromStart(axis, page * after)
      let due = min(max(edge, now.lowest(axis)), now.highest(axis))
      tally.check(axis, at: due, facts, ", the edge of page \(page.text)")
    }
  }
}

extension Facts {
  /// The last position of a view, counted from the side where its content begins.
  fileprivate func end(_ axis: Axis, of state: ViewState) -> Double {
    let isFromRight = axis == .x && scene.isRightToLeft
    return fromStart(axis, isFromRight ? state.lowest(.x) : state.highest(axis), in: state)
  }
}
