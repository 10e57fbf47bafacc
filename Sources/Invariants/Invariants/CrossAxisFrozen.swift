internal import Model
internal import Replay
internal import Text

/// If the scene locks the direction, a drag that begins along one axis does not move the content
/// along the other axis until its coast is over. A finger that pauses for more than half a second
/// may then choose another axis.
///
/// Otherwise a user scrolls a table and its columns wobble. Grids that decided the lock for each
/// touch separately have moved sideways.
struct CrossAxisFrozen: ReplayInvariant {
  static let summary = "a drag locked to one axis does not move the other axis"
  static let interest: Interest = [.dragging, .coasting, .landed, .requested, .layout, .cameToRest]
  static let tolerance = ToleranceClass.fixed
  static let needs: Abilities = .directionLock
  static let reads: Abilities = .activity
  static let needsExactPaths = true
  /// The axis perpendicular to the drag, and the offset of the view along this axis.
  private var frozen: (axis: Axis, offset: Double)?
  /// When the finger last moved.
  private var moved = Instant.zero
  /// The displacement of the finger from where it came down, as of the last step.
  private var displacement = Point.zero

  static func watches(_ view: ViewScene) -> Bool {
    view.scroll.directionLock && view.snap == nil && view.wheel == nil
  }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    if facts.happened.contains(.down) {
      frozen = nil
      displacement = .zero
    }
    // If the drag moves a keyboard, the view may return to its range along the other axis.
    if !facts.happened.isSubset(of: .touch) || facts.hasJustRested || !facts.keyboard.isKnown {
      frozen = nil
    }
    if facts.happened.contains(.move) {
      if facts.step.inputTime - moved > .milliseconds(500) { frozen = nil }
      moved = facts.step.inputTime
    }
    if facts.fingers.count > 0 { drag(facts) }
    guard let frozen else { return }
    let offset = facts.now.offset[frozen.axis]
    let contract = tally.terms.contract
    let tolerance = 2 * contract.offsetResolution + contract.restShift
    tally.check(abs(offset - frozen.offset), within: tolerance, facts) {
      ("offset.\(frozen.axis) \(frozen.offset.text), unchanged by the drag", offset.text)
    }
  }

  private mutating func drag(_ facts: borrowing Facts) {
    let sequence = facts.sequence
    let now = sequence.finger.displacement
    defer { displacement = now }
    // A view that rests on pages may have to move to a page.
    guard sequence.isFromRest, sequence.isOneFinger, facts.scene.scroll.directionLock,
      !facts.isPaging,
      facts.now.activity.contains(.dragging), !facts.was.activity.contains(.dragging),
      facts.wasOverscroll.x <= 0, facts.wasOverscroll.y <= 0
    else { return }
    for axis in Axis.allCases where facts.space(axis) > 1 {
      let across: Axis = axis == .x ? .y : .x
      guard facts.space(across) > 1, isAlong(axis, now), isAlong(axis, displacement),
        now[axis] * displacement[axis] >= 0
      else { continue }
      frozen = (across, sequence.offset[across])
    }
  }

  /// Whether the direction is within 15° of an axis. Engines have different lock angles, but all of
  /// them lock within this angle.
  private func isAlong(_ axis: Axis, _ displacement: Point) -> Bool {
    let across: Axis = axis == .x ? .y : .x
    return abs(displacement[across]) <= 0.267 * abs(displacement[axis])
  }
}
