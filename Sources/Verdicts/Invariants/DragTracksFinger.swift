internal import Gesture
internal import Replay

/// Inside its range, the content stays under the finger that drags it, point for point.
///
/// Otherwise a person feels the content slip. Engines that scale the finger's path, or lose the
/// part between two frames, have shown it.
struct DragTracksFinger: ReplayInvariant {
  static let name = "drag-tracks-finger"
  static let summary = "inside the range the content moves exactly as the finger does"
  static let interest: Interest = [.touchMoved]
  static let tolerance = ToleranceClass.moving
  static let reads: Abilities = .activity
  static let needsExactPaths = true

  static func watches(_ view: ViewScene) -> Bool { view.scroll.enabled }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    guard let travel = facts.travel, facts.now.activity.contains(.dragging),
      facts.was.activity.contains(.dragging), facts.happened.isDisjoint(with: [.layout, .ask]),
      facts.now.zoom == facts.was.zoom
    else { return }
    guard facts.isRoomKnown else { return tally.lackRoom() }
    let mayBeLocked = facts.scene.scroll.directionLock || facts.sequence.happened.contains(.setting)
    // An edge that lies between two steps of what it shows holds an engine on the last one before
    // it.
    for axis in Axis.allCases
    where max(facts.overscroll[axis], facts.wasOverscroll[axis]) < -facts.resolution {
      let finger = travel[axis]
      let moved = facts.now.offset[axis] - facts.was.offset[axis]
      // A locked direction holds the other axis, which is another invariant's affair.
      guard finger.magnitude >= 1, !(mayBeLocked && moved == 0) else { continue }
      let tolerance =
        tally.terms.tolerances.moving + tally.terms.tolerances.movingShare * finger.magnitude
        + 2 * facts.resolution
      tally.check((moved + finger).magnitude, within: tolerance, facts) {
        ("offset.\(axis) moves by \((-finger).text)", moved.text)
      }
    }
  }
}
