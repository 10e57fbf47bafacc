internal import Gesture
internal import Replay

/// A drag begins where the slop ends that the engine declares, and a coast goes on until it is about as
/// slow as the engine declares.
///
/// Otherwise other invariants judge by a number that is not the engine's, and a person feels a list that
/// sticks to its place. Of a finger that goes straight, the content may be behind by the slop and by the
/// report with which the finger left it, and no more. A coast that ends inside its range may be at five times
/// the declared speed, and at 150 points per second.
struct DeclaredIsShown: ReplayInvariant {
  static let name = "declared-is-shown"
  static let summary = "slop and end of a coast are those that the engine declares"
  static let interest: Interest = [
    .touchMoved, .landed, .lifted, .coasting, .requested, .layout, .cameToRest,
  ]
  static let tolerance = ToleranceClass.fixed
  static let reads: Abilities = .activity
  static let needsExactPaths = true
  private var drag = StraightDrag()
  /// The longest report of the finger before the drag.
  private var longest = 0.0
  private var isDone = false
  /// How fast a coast was in its last frames, from the one before the last on.
  private var speeds: (before: Double, last: Double)?

  static func watches(_ view: Int, of scene: Scene, _ terms: Terms) -> Bool {
    let view = scene.views[view]
    return scene.views.count == 1 && view.scroll.enabled && view.snap == nil && view.wheel == nil
  }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    if facts.touchesBegun > 0 { (drag, longest, isDone) = (StraightDrag(), 0, false) }
    if facts.happened.contains(.move), !isDone { begin(facts, &tally) }
    end(facts, &tally)
  }

  private mutating func end(_ facts: borrowing Facts, _ tally: inout Tally) {
    let isFree =
      facts.happened.isEmpty && facts.fingers.count == 0 && facts.isRoomSame && facts.isRoomKnown
      && facts.sequence.happened.isSubset(of: .touch) && facts.now.zoom == facts.was.zoom
      && !facts.isPaging && facts.sight.isLook
    guard isFree else { return speeds = nil }
    for axis in Axis.allCases where facts.room(axis) > 0 && facts.overscroll[axis] >= -1 {
      return speeds = nil
    }
    if facts.isCoasting, facts.hasMoved, facts.elapsed >= 0.004 {
      let step = Point(
        x: facts.now.offset.x - facts.was.offset.x, y: facts.now.offset.y - facts.was.offset.y)
      let speed = max(step.x.magnitude, step.y.magnitude) / facts.elapsed
      speeds = (speeds?.last ?? speed, speed)
    } else if facts.hasJustRested, let speeds {
      self.speeds = nil
      // The last step may be a part of one.
      let speed = min(speeds.before, speeds.last)
      let stopSpeed = tally.terms.contract.stopSpeed
      let most = max(5 * stopSpeed, 150)
      tally.check(speed - most, within: tally.terms.ofVelocity(0, over: 0.016), facts) {
        (
          "a coast to end at \(most.text) pt/s at most, as \(stopSpeed.text) are declared",
          "it ends at \(speed.text) pt/s"
        )
      }
    }
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
    // Of the pages in one browser some give the slop back and others do not.
    let mayLag = contract.swallowsSlop || contract.actsAtFrames > 0
    let most = (mayLag ? contract.slop : 0) + longest
    tally.check(way - moved - most, within: 1 + 2 * facts.resolution, facts) {
      (
        "the content \(most.text) points behind the finger at most: "
          + (mayLag ? "the declared slop of \(contract.slop.text) and " : "")
          + "one report of \(longest.text)", (way - moved).text
      )
    }
  }
}
