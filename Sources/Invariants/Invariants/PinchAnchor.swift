internal import Model
internal import Replay

/// During a pinch, the content under the midpoint of the two fingers stays under it. This is
/// checked at each step in which the zoom changes, along each axis along which the view is inside
/// its range.
///
/// If this invariant is broken, a user zooms into a face and sees a shoulder. Engines have zoomed
/// about the middle or the corner of the view, or ignored that the fingers moved sideways while
/// they moved apart.
struct PinchAnchor: ReplayInvariant {
  static let summary = "the content between two fingers stays between them"
  static let interest: Interest = [.pinching]
  static let tolerance = ToleranceClass.atRest
  static let needs: Abilities = .zoom
  static let reads: Abilities = .activity
  static let needsExactPaths = true
  /// Whether the current fingers have changed the zoom since one of them last came down or lifted.
  private var hasZoomed = false

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    if !facts.happened.isDisjoint(with: [.down, .lift]) { hasZoomed = false }
    guard facts.isPinchStep, facts.now.zoom != facts.was.zoom, facts.isScrollRangeKnown,
      facts.isPinchWide(tally.terms.contract)
    else { return }
    // The content begins to follow in the middle of the step in which the fingers pass the pinch
    // slop.
    let begins = !hasZoomed && tally.terms.contract.pinchSlop ?? 0 > 0
    hasZoomed = true
    guard !begins else { return }
    let (now, was) = (facts.now, facts.was)
    // Between two frames the view around this view may move by itself, before and after the fingers
    // move.
    if facts.spansInput, now.frame != was.frame { return }
    let size = now.frame.size.width / now.bounds.width
    for axis in Axis.allCases where facts.isInside(axis) {
      // If the view around this view moves in the same moment, this view moves with it. The fingers
      // do not cause that motion.
      let before = (facts.wereFingers.centroid[axis] - was.frame.origin[axis]) / size
      let after = (facts.fingers.centroid[axis] - was.frame.origin[axis]) / size
      let due = (was.offset[axis] + before) / was.zoom * now.zoom - after
      // The error of a rounded offset grows with the content.
      let hidden = tally.terms.contract.offsetResolution * now.zoom / was.zoom
      tally.check(axis, at: due, hidden: hidden, facts, ", to keep the content under the fingers")
    }
  }
}

extension Facts {
  /// Whether two fingers are and were far enough apart to zoom, as declared.
  func isPinchWide(_ contract: EngineContract) -> Bool {
    guard contract.pinchSpan > 0, fingers.count == 2 else { return true }
    let spread = wereFingers.count == 2 ? min(fingers.spread, wereFingers.spread) : fingers.spread
    return 2 * spread > contract.pinchSpan
  }

  /// Whether the same fingers, at least two, pinched the view in this step, and nothing else
  /// happened since they came down. If fingers also move a view inside this view, some fingers may
  /// belong to the inner view.
  var isPinchStep: Bool {
    happened == .move && fingers.count > 1 && fingers.count == wereFingers.count
      && sequence.happened.isSubset(of: .touch) && now.activity.contains(.zooming)
      && was.activity.contains(.zooming) && now.bounds == was.bounds && !isCarriedInside
      && !(fingers.count > 2 && mayBeTaken)
  }
}
