internal import Model
internal import Replay

/// A view that moves with fingers or by itself does not report that it is idle.
///
/// Otherwise an app loads pictures, or changes the layout, while a finger drags, because it
/// believes the flag. An engine that sets its flags in one handler and moves the content in another
/// has had this fault. Other invariants read the same flags, and would test nothing while the flags
/// report "idle".
///
/// A motion under fingers counts from its second step on, and a motion by itself from its third: an
/// engine may report the beginning and the end of a motion one frame before or after it shows them.
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
