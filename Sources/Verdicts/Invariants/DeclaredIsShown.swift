internal import Gesture
internal import Replay

/// A drag begins where the slop ends that the engine declares.
///
/// Otherwise other invariants judge by a number that is not the engine's, and a person feels a list that
/// sticks to its place. Of a finger that goes straight, the content may be behind by the slop and by the
/// report with which the finger left it, and no more.
struct DeclaredIsShown: ReplayInvariant {
  static let name = "declared-is-shown"
  static let summary = "the slop is the one that the engine declares"
  static let interest: Interest = [.touchMoved, .landed]
  static let tolerance = ToleranceClass.fixed
  static let reads: Abilities = .activity
  static let needsExactPaths = true
  private var drag = StraightDrag()
  /// The longest report of the finger before the drag.
  private var longest = 0.0
  private var isDone = false

  static func watches(_ view: Int, of scene: Scene, _ terms: Terms) -> Bool {
    let view = scene.views[view]
    return scene.views.count == 1 && view.scroll.enabled && view.snap == nil && view.wheel == nil
  }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    if facts.touchesBegun > 0 { (drag, longest, isDone) = (StraightDrag(), 0, false) }
    if facts.happened.contains(.move), !isDone { begin(facts, &tally) }
  }

  private mutating func begin(_ facts: borrowing Facts, _ tally: inout Tally) {
    let (sequence, contract) = (facts.sequence, tally.terms.contract)
    guard sequence.isOneFinger, sequence.isFromRest, let travel = facts.travel else {
      return isDone = true
    }
    drag.see(facts, slop: contract.slop, beyond: 0)
    if !facts.was.activity.contains(.dragging) {
      longest = max(longest, max(travel.x.magnitude, travel.y.magnitude))
      return
    }
    // The step after the one in which it began: what comes later is as far behind.
    isDone = true
    guard let axis = drag.axis, facts.isRoomKnown, facts.isInside(axis), facts.room(axis) > 1,
      !facts.scene.scroll.paging
    else { return }
    let way = (sequence.finger.place[axis] - sequence.finger.start[axis]).magnitude
    let moved = (facts.now.offset[axis] - sequence.offset[axis]).magnitude
    let most = (contract.swallowsSlop ? contract.slop : 0) + longest
    tally.check(way - moved - most, within: 1 + 2 * facts.resolution, facts) {
      ("the content \(most.text) points behind the finger at most", (way - moved).text)
    }
  }
}
