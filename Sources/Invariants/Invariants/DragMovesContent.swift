internal import Model
internal import Replay
internal import Text

/// A finger that drags moves the content if there is something to scroll.
///
/// Otherwise a user swipes and nothing happens: a view in front takes the touch, or the list
/// waits for a gesture that never fails. An engine that ignores every finger passes nearly all
/// other invariants.
///
/// It is checked only if one finger comes down at rest and goes straight along an axis, well past
/// the slop, in a direction with more content to show. The view, or one around it, has a tenth of a
/// second to respond.
struct DragMovesContent: ReplayInvariant {
  static let summary = "a drag beyond the slop scrolls whatever can scroll"
  static let interest: Interest = [
    .dragging, .touchMoved, .landed, .lifted, .moved, .requested, .layout, .cameToRest,
  ]
  static let needsEveryView = true
  static let needsExactPaths = true
  private var drag = StraightDrag()
  private var isMoved = false
  private var isDone = false

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    if facts.touchesBegun > 0 {
      drag = StraightDrag()
      isMoved = false
      isDone = false
    }
    guard !isDone, !facts.sequence.isOnInner, facts.isHeldByOneFinger else { return }
    guard !facts.sequence.happened.contains(.cancel) else { return }
    // If a view is enlarged, the view around it may pass its slop first although it cannot scroll.
    guard facts.pointInWindow <= 1.001 else { return }
    drag.see(facts, slop: tally.terms.contract.slop, beyond: 4 + 2 * facts.resolution)
    if facts.hasLeftItsHold { isMoved = true }
    guard let axis = drag.axis, let since = drag.since, facts.scene.scroll.enabled,
      facts.scene.scroll.cancelsTouches, tally.terms.contract.mayDrag(after: drag.delay)
    else { return }
    guard facts.isScrollRangeKnown else { return tally.lackScrollRange() }
    guard facts.scrollRangeAhead(axis, drag.sign) > 2 + 2 * facts.resolution else { return }
    // An engine may show touches one or two frames late.
    let isDue = facts.time - since >= .milliseconds(100) && facts.step.cause == .frame
    guard facts.sight.isLook, isMoved || isDue else { return }
    // A page whose script handles fingers may wait until they lift.
    guard isMoved || !facts.isChainScripted else { return isDone = true }
    guard isMoved || facts.step.seenSince <= since else { return tally.miss(facts) }
    isDone = true
    tally.check(isMoved, facts) {
      let distance = facts.sequence.finger.displacement[axis]
      "the content to move: the finger moved \(distance.text) points along \(axis)"
      "offset \(facts.now.offset.x.text) \(facts.now.offset.y.text), as before the touch"
    }
  }
}

extension Facts {
  /// Whether the finger began at rest and is the only finger, for this view and every view around
  /// it.
  fileprivate var isHeldByOneFinger: Bool {
    sequence.isOneFinger && sequence.isFromRest && (outer?.isHeldByOneFinger ?? true)
  }

  /// Whether the view or a view around it has moved since it was touched.
  fileprivate var hasLeftItsHold: Bool {
    hasSurelyLeft(sequence.offset) || hasSurelyMoved || (outer?.hasLeftItsHold ?? false)
  }

  /// The remaining scroll distance from the position where the view was touched, in the direction
  /// of the finger.
  fileprivate func scrollRangeAhead(_ axis: Axis, _ sign: Double) -> Double {
    guard now.lowest(axis) < now.highest(axis) else { return 0 }
    return sign < 0
      ? now.highest(axis) - sequence.offset[axis] : sequence.offset[axis] - now.lowest(axis)
  }
}
