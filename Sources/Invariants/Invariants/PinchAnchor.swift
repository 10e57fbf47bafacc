internal import Model
internal import Replay

/// The point of the content between two fingers stays between them while they pinch.
///
/// Otherwise a user zooms into a face and sees a shoulder. Engines have zoomed about the view's
/// middle or its corner, or ignored that the fingers move sideways while they part.
struct PinchAnchor: ReplayInvariant {
  static let summary = "the content between two fingers stays between them"
  static let interest: Interest = [.pinching]
  static let tolerance = ToleranceClass.atRest
  static let needs: Abilities = .zoom
  static let reads: Abilities = .activity
  static let needsExactPaths = true
  /// Whether these fingers have changed the zoom since one of them came down or lifted.
  private var hasZoomed = false

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    if !facts.happened.isDisjoint(with: [.down, .lift]) { hasZoomed = false }
    guard facts.isPinchStep, facts.now.zoom != facts.was.zoom, facts.isScrollRangeKnown else {
      return
    }
    // In the step in which the fingers pass the slop of a pinch, the content begins to follow
    // partway.
    let begins = !hasZoomed && tally.terms.contract.pinchSlop ?? 0 > 0
    hasZoomed = true
    guard !begins else { return }
    let (now, was) = (facts.now, facts.was)
    // Between two frames the view around it may continue to move by itself, before and after the
    // fingers move.
    if facts.spansInput, now.frame != was.frame { return }
    let size = now.frame.size.width / now.bounds.width
    for axis in Axis.allCases where facts.isInside(axis) {
      // Motion of a view around it in the same moment takes the content along; it is not caused by
      // these fingers.
      let before = (facts.wereFingers.centroid[axis] - was.frame.origin[axis]) / size
      let after = (facts.fingers.centroid[axis] - was.frame.origin[axis]) / size
      let due = (was.offset[axis] + before) / was.zoom * now.zoom - after
      // The uncertainty of an offset that is shown in steps grows with the content.
      let hidden = tally.terms.contract.offsetResolution * now.zoom / was.zoom
      tally.check(axis, at: due, hidden: hidden, facts, ", to keep the content under the fingers")
    }
  }
}

extension Facts {
  /// Whether the same two or more fingers pinched the view in this step and nothing else happened
  /// since they came down. If fingers also move a view inside it, some of them may belong to that
  /// view.
  var isPinchStep: Bool {
    happened == .move && fingers.count > 1 && fingers.count == wereFingers.count
      && sequence.happened.isSubset(of: .touch) && now.activity.contains(.zooming)
      && was.activity.contains(.zooming) && now.bounds == was.bounds && !isCarriedInside
      && !(fingers.count > 2 && mayBeTaken)
  }
}
