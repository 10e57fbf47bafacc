internal import Model
internal import Replay
internal import Text

/// A view that is released past an edge returns to the edge and does not move past it into the
/// range. This is checked at each step until the next event. If an engine declares that content
/// flung inward continues to coast inside the range, only content that is released at rest or
/// moving outward is checked.
///
/// If this invariant is broken, a user sees the list swing around its edge. Springs with too little
/// damping crossed the edge, among them Flutter's, before its damping was made critical.
struct BounceBackNoOvershoot: ReplayInvariant {
  static let summary = "content released past an edge returns to it without overshoot"
  static let interest: Interest = [.lifted, .landed, .requested, .layout, .coasting, .look]
  static let tolerance = ToleranceClass.fixed
  static let needs: Abilities = .overscroll
  /// The edge past which the view was released, along each axis: −1 is the leading edge, 1 the
  /// trailing edge, 0 neither.
  private var sides = Point.zero
  /// Whether the release was not observed. The next observation then decides whether the view was
  /// past the edge.
  private var isUnsure = false

  static func watches(_ view: ViewScene) -> Bool {
    // A view that rests only on certain positions may have no such position at the edge.
    view.wheel == nil && view.snap == nil
  }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    if !facts.happened.isEmpty { begin(facts, tally.terms) }
    guard facts.isScrollRangeKnown else {
      sides = .zero
      return tally.lackScrollRange()
    }
    guard facts.happened.isEmpty else { return }
    guard facts.scrollRangeUnchanged, facts.now.zoom == facts.was.zoom else { return sides = .zero }
    if isUnsure, facts.sight.isLook { confirm(facts, &tally) }
    for axis in Axis.allCases where sides[axis] != 0 {
      let offset = facts.now.offset[axis]
      let edge = sides[axis] < 0 ? facts.now.lowest(axis) : facts.now.highest(axis)
      let inward = (edge - offset) * sides[axis]
      tally.check(inward, within: 1 + tally.terms.contract.coarsestStep, facts) {
        ("offset.\(axis) back to the edge at \(edge.text)", offset.text)
      }
    }
  }

  private mutating func confirm(_ facts: borrowing Facts, _ tally: inout Tally) {
    isUnsure = false
    for axis in Axis.allCases where sides[axis] != 0 {
      let side = facts.now.offset[axis] < facts.now.lowest(axis) ? -1.0 : 1
      guard facts.overscroll[axis] > 2, side == sides[axis], facts.isZoomInLimits else {
        tally.miss(facts)
        sides[axis] = 0
        continue
      }
    }
  }

  private mutating func begin(_ facts: borrowing Facts, _ terms: Terms) {
    sides = .zero
    isUnsure = !facts.sight.isLook
    // A view for which the app requested a position during the touch moves to that position.
    guard facts.happened.isSubset(of: .move | .up | .cancel), facts.fingers.count == 0,
      facts.wereFingers.count > 0, facts.isZoomInLimits, !facts.sequence.happened.contains(.request)
    else { return }
    for axis in Axis.allCases where facts.overscroll[axis] > 2 {
      let side = facts.now.offset[axis] < facts.now.lowest(axis) ? -1.0 : 1
      if terms.contract.coastsInward, mayBeFlungInward(axis, from: side, facts, terms) { continue }
      // A view that is released outside the range may also turn a page, so the motion continues
      // inside.
      let edge = side < 0 ? facts.now.lowest(axis) : facts.now.highest(axis)
      if !facts.isPaging || isAnnounced(edge, axis, facts) { sides[axis] = side }
    }
  }

  /// Whether the view may have been released with an inward velocity. Only callbacks announce this
  /// velocity, so it is possible if the engine reports none.
  private func mayBeFlungInward(
    _ axis: Axis, from side: Double, _ facts: borrowing Facts, _ terms: Terms
  ) -> Bool {
    guard terms.abilities.contains(.callbacks) else { return true }
    for callback in facts.callbacks {
      if case .willEndDragging(let velocity, _) = callback.kind { return velocity[axis] * side < 0 }
    }
    return false
  }

  /// Whether a callback announced an offset as the end of the motion.
  private func isAnnounced(_ position: Double, _ axis: Axis, _ facts: borrowing Facts) -> Bool {
    for callback in facts.callbacks {
      if case .willEndDragging(_, let target) = callback.kind { return target[axis] == position }
    }
    return false
  }
}
