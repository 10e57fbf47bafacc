internal import Model
internal import Replay

/// Whether the only finger of a view has moved straight along an axis and well past the slop, so
/// that no direction lock or heuristic can interpret it as anything but a drag along that axis.
struct StraightDrag {
  /// The axis of the movement, once it has passed the slop.
  private(set) var axis: Axis?
  /// 1 towards the right or down, -1 towards the left or up.
  private(set) var sign = 1.0
  /// When the finger had moved far enough; nil before, and nil again if the finger came back.
  private(set) var since: Instant?
  private var isStraight = true
  /// The displacement with which the finger was first reported past the slop, and the time from its
  /// landing to that report.
  private var past = 0.0
  private(set) var delay = TimeSpan.zero

  /// - Parameter beyond: How far the finger must move after the report that passed the slop; many
  ///   engines begin to drag only with that report.
  mutating func see(_ facts: borrowing Facts, slop: Double, beyond: Double) {
    guard facts.happened.contains(.move), facts.fingers.count == 1, isStraight else { return }
    let displacement = facts.sequence.finger.displacement
    let along: Axis = displacement.x.magnitude >= displacement.y.magnitude ? .x : .y
    let (far, aside) =
      along == .x
      ? (displacement.x, displacement.y.magnitude) : (displacement.y, displacement.x.magnitude)
    let limit = (slop + 1) * max(1, facts.pointInWindow)
    if far.magnitude > slop / 2, aside > max(3, 0.267 * far.magnitude) { isStraight = false }
    if let axis, axis != along || far * sign < 0 { isStraight = false }
    guard isStraight, far.magnitude > limit else { return since = nil }
    if axis == nil {
      axis = along
      sign = far < 0 ? -1 : 1
      past = far
      delay = facts.step.inputTime - facts.sequence.finger.landed
    }
    let isFar = (far - past) * sign >= beyond * max(1, facts.pointInWindow)
    if !isFar { since = nil } else if since == nil { since = facts.time }
  }
}
