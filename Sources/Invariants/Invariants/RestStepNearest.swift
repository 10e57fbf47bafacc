internal import Model
internal import Replay
internal import Text

/// A view with cells or rows comes to rest on the one nearest to where its motion ended, or to
/// where the engine announced that it would end. A flick coasts first; a view that is held still
/// and released goes to the nearest one at the lift. The view opens on a cell or row, unless the
/// scene specifies a position.
///
/// Otherwise a flick through numbers dies under the finger, or a wheel stops between two hours. The
/// published number scroller snapped at every lift, aimed past its first and its last cell, and
/// opened between two.
struct RestStepNearest: ReplayInvariant {
  static let summary = "a view with cells or rows rests on the one nearest to the end of its motion"
  static let interest: Interest = [.reported, .moment, .cameToRest, .rest]
  static let tolerance = ToleranceClass.atRest
  static let needs: Abilities = .steps
  static let holdsOfStillness = true
  /// The announced end of the motion, and the actual end.
  private var announced: Double?
  private var ended: Double?
  /// True until the nearest step was once the step above the position. Until then, an engine that
  /// always rests on the step below cannot be distinguished from a correct one.
  private(set) var isWeak = true
  private var hasOpened = false

  static func watches(_ view: ViewScene) -> Bool { view.snap != nil || view.wheel != nil }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    guard let axis = facts.stepAxis else { return }
    checkOpening(axis, facts, &tally)
    if !facts.happened.isEmpty {
      announced = nil
      ended = nil
    }
    note(facts, axis)
    guard facts.hasJustRested else { return }
    for position in [announced, ended].compactMap({ $0 }) { check(position, axis, facts, &tally) }
    let sinceRest = facts.sinceRest
    // Even if the position at the release is unknown, the view must rest on a step.
    if announced == nil, ended == nil, sinceRest.isCarried, sinceRest.maxFingers == 1,
      sinceRest.happened.isSubset(of: .touch), !sinceRest.isScrollRangeChanged,
      !sinceRest.isUnknown,
      facts.isScrollRangeKnown
    {
      check(facts.now.offset[axis], axis, facts, &tally)
    }
    announced = nil
    ended = nil
  }

  private mutating func checkOpening(_ axis: Axis, _ facts: borrowing Facts, _ tally: inout Tally) {
    guard !hasOpened else { return }
    hasOpened = true
    let start = facts.scene.start
    guard facts.step.index == 0, facts.scene.snap != nil, !facts.scene.scroll.paging,
      start.item == nil,
      (axis == .x ? start.x : start.y) == nil
    else { return }
    let offset = facts.now.offset[axis]
    guard let step = facts.nearestStep(to: offset) else { return }
    tally.check(abs(offset - step.offset), within: tally.terms.restTolerance(offset, facts), facts)
    {
      ("offset.\(axis) \(step.offset.text), on a cell when it opens", offset.text)
    }
  }

  private mutating func note(_ facts: borrowing Facts, _ axis: Axis) {
    guard facts.fingers.count == 0, facts.happened.isSubset(of: .touch), facts.sequence.isOneFinger,
      facts.isZoomInLimits
    else { return }
    var target: Double?
    for callback in facts.callbacks {
      switch callback.kind {
      case .willEndDragging(_, let point): target = point[axis]
      case .didEndDragging(willDecelerate: true): announced = target
      case .didEndDragging(willDecelerate: false), .didEndDecelerating:
        ended = facts.now.offset[axis]
      default: break
      }
    }
  }

  private mutating func check(
    _ position: Double, _ axis: Axis, _ facts: borrowing Facts, _ tally: inout Tally
  ) {
    // If the position is halfway between two steps, either step counts as the nearest.
    guard let step = facts.nearestStep(to: position), step.lead > 2e-3 else { return }
    if step.share > 0.5 { isWeak = false }
    let offset = facts.now.offset[axis]
    tally.check(abs(offset - step.offset), within: tally.terms.restTolerance(offset, facts), facts)
    {
      ("offset.\(axis) \(step.offset.text), nearest to \(position.text)", offset.text)
    }
  }
}
