internal import Model
internal import Replay
internal import Text

/// Inside its range, the content stays under the finger that drags it, point for point.
///
/// Otherwise a user feels the content slip. Engines that scale the finger's path, or drop the part
/// between two frames, have had this fault.
struct DragTracksFinger: ReplayInvariant {
  static let summary = "inside its range the content moves exactly with the finger"
  static let interest: Interest = [.touchMoved, .dragging]
  static let tolerance = ToleranceClass.moving
  static let reads: Abilities = .activity
  static let needsExactPaths = true

  static func watches(_ view: ViewScene) -> Bool { view.scroll.enabled }

  /// A drag of content that a page's own script moves.
  private var follow = ScriptedDrag()
  /// How far the finger and the content have moved along each axis since the last comparison. Short
  /// distances are accumulated, so that losses during slow drags are also detected, and so that
  /// errors of a recorder hide at most a tenth of the distance.
  private var displacement = Point.zero
  private var moved = Point.zero
  /// Whether there is no other view that may have taken the finger.
  private var isAlone = false

  mutating func prepare(for view: ViewScene, of scene: Scene, _ terms: Terms) {
    let index = scene.index(ofView: view.id)
    isAlone = view.inside == nil && !scene.views.contains { $0.inside == index }
  }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    if facts.isScripted { return follow.see(facts, &tally) }
    // Between two reports of the finger the content must not move.
    let isKnown = facts.reports.contains(.activity) || isAlone
    let isBetween = facts.happened.isEmpty && facts.fingers.count == 1 && isKnown
    guard let travel = facts.travel ?? (isBetween ? .zero : nil),
      facts.scene.scroll.enabled, !facts.actsAtFrames || !facts.isOuterTouched, !facts.mayBeTaken,
      facts.reports.contains(.activity) || facts.sequence.isOneFinger || facts.hasMoved,
      facts.now.activity.contains(.dragging), facts.was.activity.contains(.dragging),
      facts.happened.isDisjoint(with: .layout | .request), facts.now.zoom == facts.was.zoom
    else { return (displacement, moved) = (.zero, .zero) }
    guard facts.isScrollRangeKnown else { return tally.lackScrollRange() }
    let mayBeLocked = facts.scene.scroll.directionLock || facts.sequence.happened.contains(.setting)
    // An engine that rounds offsets stops at the last step before an edge that is between two
    // steps.
    for axis in Axis.allCases {
      let step = facts.now.offset[axis] - facts.was.offset[axis]
      let isInside = max(facts.overscroll[axis], facts.wasOverscroll[axis]) < -facts.resolution
      // A direction lock fixes the other axis, which another invariant judges.
      guard isInside, !(mayBeLocked && step == 0) else {
        (displacement[axis], moved[axis]) = (0, 0)
        continue
      }
      displacement[axis] += travel[axis]
      moved[axis] += step
      let (finger, content) = (displacement[axis], moved[axis])
      let minimum = max(1, 25 * facts.error)
      guard max(finger.magnitude, content.magnitude) >= minimum else { continue }
      (displacement[axis], moved[axis]) = (0, 0)
      if mayBeLocked, content.magnitude <= 2 * facts.error { continue }
      let tolerance = tally.terms.dragTolerance(finger.magnitude) + 2 * facts.resolution
      tally.check((content + finger).magnitude, within: tolerance, facts) {
        ("offset.\(axis) to move by \((-finger).text)", content.text)
      }
    }
  }
}
