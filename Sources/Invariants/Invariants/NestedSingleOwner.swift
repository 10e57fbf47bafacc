internal import Model
internal import Replay
internal import Text

/// Of several nested views, a finger moves only one along an axis: the innermost view that can
/// still move in the finger's direction. The finger's movement is neither applied twice nor
/// discarded. This is checked at each movement of a single finger.
///
/// If this invariant is broken, a user drags a list inside a page, and both views move, or no view
/// moves. Every toolkit with nested scrolling has had both faults.
struct NestedSingleOwner: ReplayInvariant {
  static let summary =
    "of nested views, only the innermost one that can scroll in that direction moves"
  static let interest: Interest = [.touchMoved]
  static let tolerance = ToleranceClass.moving
  static let needs: Abilities = .manyViews
  static let reads: Abilities = .activity
  private var hasInner = false
  private var hasOuter = false

  static func watches(_ view: ViewScene) -> Bool { view.inside != nil }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    // Of several nested views, only the innermost view is checked.
    guard facts.happened == .move, !facts.isTouchedInside, facts.sequence.isOneFinger,
      facts.fingers.count == 1,
      facts.wereFingers.count == 1, let travel = facts.travel, travel != .zero, facts.followsFinger,
      !(facts.spansInput && facts.isSent), !facts.mayBeTaken,
      !facts.mayMoveOn(tally.terms.contract)
    else { return }
    // A page whose script moves the content may follow late, or in whole pixels.
    if !facts.isChainScripted { checkSum(travel, facts, &tally) }
    // With three or more views, the check at the innermost view finds the view that moves.
    let mayRequest = tally.terms.abilities.contains(.handsOver) && facts.sequence.isFromRest
    if mayRequest, !facts.sequence.isOnInner, !facts.isChainScripted { checkOwner(facts, &tally) }
  }

  /// Checks that all nested views together move no farther than the finger.
  private mutating func checkSum(_ travel: Point, _ facts: borrowing Facts, _ tally: inout Tally) {
    let begins = facts.now.activity.contains(.dragging) != facts.was.activity.contains(.dragging)
    // A view that is released close to its resting position may reach it at once, which only
    // callbacks would show.
    if begins, !tally.terms.abilities.contains(.activity) { return }
    // If a drag begins in a step in which the finger moves back and forth, the start of the drag is
    // unknown.
    let path = facts.sequence.finger
    if begins || facts.spansInput, path.isThereAndBack { return }
    let slop = begins && !tally.terms.contract.swallowsSlop ? tally.terms.contract.slop : 0
    for axis in Axis.allCases {
      let finger = abs(travel[axis]) * facts.pointInWindow
      var moved = (facts.now.offset[axis] - facts.was.offset[axis]) * facts.pointInWindow
      var outer = facts.outer
      while let view = outer {
        moved += (view.now.offset[axis] - view.was.offset[axis]) * view.pointInWindow
        outer = view.outer
      }
      guard moved != 0 else { continue }
      let tolerance =
        tally.terms.dragTolerance(finger) + 4 * tally.terms.contract.offsetResolution + slop
      tally.check(abs(moved) - finger, within: tolerance, facts) {
        ("at most \(finger.text) points along \(axis) for all views together", abs(moved).text)
      }
    }
  }

  /// Checks which view follows the finger, in the step in which the finger passes the slop.
  private mutating func checkOwner(_ facts: borrowing Facts, _ tally: inout Tally) {
    let isInner = facts.now.activity.contains(.dragging)
    let wasInner = facts.was.activity.contains(.dragging) || facts.hasGone
    var isOuter = false
    var wasOuter = false
    var outer = facts.outer
    while let view = outer {
      isOuter = isOuter || view.now.activity.contains(.dragging)
      wasOuter = wasOuter || view.was.activity.contains(.dragging) || view.hasGone
      outer = view.outer
    }
    let delay = facts.step.inputTime - facts.sequence.finger.landed
    guard !wasInner, !wasOuter, tally.terms.contract.mayDrag(after: delay) else { return }
    if isInner { hasInner = true }
    if isOuter { hasOuter = true }
    var mayBeInner = false
    var isLeft = false
    // A view that has taken the finger and cannot move in its direction shows no sign of it.
    var mayBeStuck = false
    for axis in Axis.allCases {
      let distance = facts.distance(axis)
      // If there are several reports in one frame, any of them may have decided.
      let since = facts.spansInput ? facts.path[axis] : 0
      let isBeyond = abs(distance) > tally.terms.contract.slop + 1 + since
      let goes = facts.canGo(axis, distance)
      let goesOutside = facts.canGoOutside(axis, distance)
      if facts.canGo(axis, distance, atLeast: 0) || !goesOutside, distance != 0 {
        mayBeInner = true
      }
      if isBeyond, goes || goesOutside { isLeft = true }
      if distance.magnitude > 1, !goes, !goesOutside { mayBeStuck = true }
      // An engine that locks drags to an axis may have locked this drag to the other axis.
      let isAcross =
        tally.terms.contract.lockAngle != nil
        && facts.distance(axis.other).magnitude > distance.magnitude
      if isOuter, isBeyond, !isAcross {
        tally.check(!goes, facts) {
          (
            "the inner view to scroll: it can move \(distance.text) points along \(axis)",
            "the outer view scrolled"
          )
        }
      }
    }
    if isInner {
      tally.check(mayBeInner, facts) { ("the outer view to scroll", "the inner view scrolled") }
    }
    if isLeft, facts.reportsActivity || !mayBeStuck {
      tally.check(isInner || isOuter, facts) { ("one view to scroll", "no view scrolled") }
    }
  }

  func conclude(_ end: End, _ tally: Tally) -> Verdict {
    let verdict = tally.verdict(end, exact: true, weak: !hasInner || !hasOuter)
    // Without this ability only the total movement of the views is checked, and only while they
    // move.
    if verdict == .untested(.notExercised), !tally.terms.abilities.contains(.handsOver) {
      return .untested(.notReported(.handsOver))
    }
    return verdict
  }
}

extension Facts {
  /// Whether a single finger moves this view and the views around it.
  fileprivate var followsFinger: Bool {
    let own: Activity = [.decelerating, .animating, .zoomBouncing, .zooming]
    // A second finger beside the inner view may keep the outer view in place.
    guard fingers.count == 1, wereFingers.count == 1, sequence.isOneFinger else { return false }
    // A view that is released close to its resting position reaches it at once.
    return now.activity.isDisjoint(with: own) && was.activity.isDisjoint(with: own)
      && !isReported(.willBeginDecelerating) && (outer?.followsFinger ?? true)
  }

  /// Whether the view has moved since it was touched, in an engine that does not report drags: if a
  /// finger comes down and moves in one moment, its drag is visible only in the view's movement.
  fileprivate var hasGone: Bool { !reportsActivity && was.offset != sequence.offset }

  /// The finger's displacement along an axis since it came down, in the view's own points.
  fileprivate func distance(_ axis: Axis) -> Double {
    sequence.finger.displacement[axis] / pointInWindow
  }

  /// Whether the view, as shown before this step, can scroll in the direction of the finger.
  fileprivate func canGo(_ axis: Axis, _ distance: Double, atLeast minimum: Double = 1) -> Bool {
    // A view without a scroll range keeps an offset that the app requested outside the range.
    guard scene.scroll.enabled, scene.scroll.cancelsTouches, was.lowest(axis) < was.highest(axis)
    else { return false }
    let space =
      distance < 0 ? was.highest(axis) - was.offset[axis] : was.offset[axis] - was.lowest(axis)
    return space > minimum
  }

  fileprivate func canGoOutside(_ axis: Axis, _ distance: Double) -> Bool {
    guard let outer, !now.traits.contains(.keepsFinger) else { return false }
    return outer.canGo(axis, distance) || outer.canGoOutside(axis, distance)
  }
}
