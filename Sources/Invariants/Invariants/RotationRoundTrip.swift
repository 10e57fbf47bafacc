internal import Model
internal import Replay

/// After a rotation and the rotation back, every view has its former offset. An axis is not checked
/// if an edge limited the offset before or in between, or if the view was between two pages.
///
/// If this invariant is broken, a user turns the device twice and sees another part of the content.
/// Engines drift if they round, or if they keep the wrong point fixed. A round trip reveals faults
/// that one rotation alone does not reveal.
struct RotationRoundTrip: ReplayInvariant {
  static let summary = "a rotation and the rotation back change nothing"
  static let interest: Interest = [.layout, .landed, .requested]
  static let tolerance = ToleranceClass.atRest
  static let needs: Abilities = .turning
  private var home: ViewState?
  private var there = ViewState()

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    guard facts.isScrollRangeKnown else {
      home = nil
      return tally.lackScrollRange()
    }
    guard facts.isResizedAtRest, facts.now.zoom == facts.was.zoom else { return home = nil }
    let (now, was) = (facts.now, facts.was)
    if let home, home.bounds == now.bounds, home.insets == now.insets,
      facts.error > 0 || was.offset == there.offset, was.bounds == there.bounds
    {
      for axis in Axis.allCases where isFree(axis, there) && isFree(axis, home) {
        let goesToPage = facts.scene.layout.onResize == .keepPage || facts.isPaging
        guard !goesToPage || isOnPage(axis, home, facts) else { continue }
        tally.check(axis, at: home.offset[axis], facts, ", as before the two turns")
      }
    }
    home = was
    there = now
  }

  /// Whether no edge affected the view's position.
  private func isFree(_ axis: Axis, _ state: ViewState) -> Bool {
    state.offset[axis] > state.lowest(axis) + 0.5 && state.offset[axis] < state.highest(axis) - 0.5
  }

  private func isOnPage(_ axis: Axis, _ state: ViewState, _ facts: borrowing Facts) -> Bool {
    let pages =
      facts.fromStart(axis, state.offset[axis], in: state) / facts.pageLength(axis, of: state)
    return abs(pages - pages.rounded()) * facts.pageLength(axis, of: state) < 1e-9 + facts.error
  }
}
