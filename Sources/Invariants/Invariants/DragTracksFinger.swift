internal import Model
internal import Replay
internal import Text

/// Inside its range, the content moves exactly as far as the finger that drags it. This is checked
/// at each report of the finger during a drag.
///
/// If this invariant is broken, a user feels the content slip under the finger. Engines that scale
/// the finger's movement, or discard the part between two frames, have shown this fault.
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
  /// How far the finger has moved along the respective other axis in the same time.
  private var aside = Point.zero
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
      !facts.mayMoveOn(tally.terms.contract),
      facts.now.activity.contains(.dragging), facts.was.activity.contains(.dragging),
      facts.happened.isDisjoint(with: .layout | .request), facts.now.zoom == facts.was.zoom
    else { return (displacement, moved, aside) = (.zero, .zero, .zero) }
    guard facts.isScrollRangeKnown else { return tally.lackScrollRange() }
    // An engine that has a lock angle, but no setting for it, locks every drag.
    let alwaysLocks =
      tally.terms.contract.lockAngle != nil && !tally.terms.abilities.contains(.directionLock)
    let mayBeLocked =
      facts.scene.scroll.directionLock || alwaysLocks
      || facts.sequence.happened.contains(.setting)
    // An engine that rounds offsets stops at the last step before an edge that is between two
    // steps.
    for axis in Axis.allCases {
      let step = facts.now.offset[axis] - facts.was.offset[axis]
      let isInside = max(facts.overscroll[axis], facts.wasOverscroll[axis]) < -facts.resolution
      // A direction lock fixes the other axis, which another invariant judges.
      guard isInside, !(mayBeLocked && step == 0) else {
        (displacement[axis], moved[axis], aside[axis]) = (0, 0, 0)
        continue
      }
      displacement[axis] += travel[axis]
      moved[axis] += step
      aside[axis] += travel[axis.other]
      let (finger, content, other) = (displacement[axis], moved[axis], aside[axis])
      let minimum = max(1, 25 * facts.error)
      guard max(finger.magnitude, content.magnitude) >= minimum else { continue }
      (displacement[axis], moved[axis], aside[axis]) = (0, 0, 0)
      if mayBeLocked, content.magnitude <= 2 * facts.error { continue }
      let tolerance = tally.terms.dragTolerance(finger.magnitude) + 2 * facts.resolution
      tally.check((content + finger).magnitude, within: tolerance, facts) {
        "offset.\(axis) to move by \((-finger).text)\(Self.text(axis, finger, content, other))"
        content.text
      }
    }
  }

  /// The reason for the expected movement, and the finger's movement along the other axis, as text.
  /// An engine that mixes up the axes adds a share of the other movement, so the text leaves out a
  /// movement that is shorter than the error.
  private static func text(
    _ axis: Axis, _ finger: Double, _ content: Double, _ other: Double
  ) -> String {
    guard other.magnitude >= max(1, (content + finger).magnitude) else { return " with the finger" }
    let direction =
      axis == .x ? (other < 0 ? "up" : "down") : (other < 0 ? "to the left" : "to the right")
    let word = finger == 0 ? "only" : "also"
    return " with the finger, which \(word) moved \(other.magnitude.text) \(direction)"
  }
}
