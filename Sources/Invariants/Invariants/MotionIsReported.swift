internal import Model
internal import Replay

/// A view that moves with fingers or by itself does not report that it is idle. A motion with
/// fingers is checked from its second step on, and a motion without fingers from its third step on,
/// because an engine may report the beginning and the end of a motion one frame before or after it
/// shows them.
///
/// If this invariant is broken, the app believes that nothing moves, and loads pictures or changes
/// the layout while a finger drags. The cause may be an engine that sets its flags in one handler
/// and moves its content in another. Other invariants rely on the same flags: with "idle" they
/// would have nothing to check.
struct MotionIsReported: ReplayInvariant {
  static let summary = "a view that moves is not reported as idle"
  static let interest: Interest = [.moved, .moment]
  static let needs: Abilities = .activity
  /// The number of steps in which fingers have moved the view, and the number of steps in which the
  /// view has moved by itself without an event.
  private var carried = 0
  private var steps = 0
  /// The offset before these steps: the offset when the view was last reported to be active.
  private var start = Point.zero

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    let isCarried =
      facts.happened == .move && facts.fingers.count > 0
      && facts.fingers.count == facts.wereFingers.count && facts.path != .zero
    let isFree = facts.happened.isEmpty && facts.fingers.count == 0
    let isOrdinary =
      facts.scrollRangeUnchanged && !facts.isUsedAgain && facts.now.frame == facts.was.frame
    // Frames between two moves of the fingers show no change.
    guard facts.hasMoved else { return steps = 0 }
    guard isOrdinary, isCarried || isFree else { return (carried, steps) = (0, 0) }
    (carried, steps) = isFree ? (0, steps + 1) : (carried + 1, 0)
    let isIdle = facts.now.activity.isEmpty && facts.was.activity.isEmpty
    if !isIdle {
      start = facts.now.offset
    } else if carried + steps == 1 {
      start = facts.was.offset
    }
    guard carried > 1 || steps > 2 else { return }
    // A change within the errors of a recorder is not a motion.
    if isIdle, facts.error > 0, !facts.hasSurelyLeft(start), facts.now.zoom == facts.was.zoom {
      return
    }
    tally.check(!isIdle, facts) {
      ("an activity, because the view moves", "\(facts.now.activity.text)")
    }
  }
}
