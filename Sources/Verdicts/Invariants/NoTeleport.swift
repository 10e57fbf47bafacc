internal import Gesture
internal import Replay

/// Nothing jumps: in one step the content moves no farther than a finger or its own speed can carry
/// it.
///
/// Otherwise a person loses the line they were reading. Engines have jumped when a drag ended and a
/// motion began from another offset, and when a refresh began under the finger.
struct NoTeleport: ReplayInvariant {
  static let summary = "the content moves no farther than finger and speed carry it"
  static let interest: Interest = [.moved]
  static let tolerance = ToleranceClass.fixed
  static let reads: Abilities = .velocity
  static let needsExactPaths = true

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    guard facts.happened.isSubset(of: .touch), facts.fingers.count < 2,
      facts.wereFingers.count < 2, facts.now.zoom == facts.was.zoom, facts.isRoomSame
    else { return }
    // How fast it goes within its first frame, and on its way to where the app sends it, only an engine
    // says that reports it.
    let isLetGo = facts.fingers.count == 0 && facts.time - facts.lastInput < .milliseconds(20)
    let isUnknown = !tally.terms.abilities.contains(.velocity) && (isLetGo || facts.isSent)
    guard !isUnknown else { return }
    if facts.isHiddenByFrame || facts.mayBeTaken { return }
    if facts.actsAtFrames, facts.isOuterTouched { return }
    // What an engine makes good of the slop comes at once.
    let slop = max(tally.terms.contract.slop, tally.terms.contract.slopAfterCatch ?? 0)
    let slack =
      (tally.terms.contract.swallowsSlop ? 0 : slop) + 2 * tally.terms.contract.offsetResolution
      + tally.terms.contract.restShift
    // An engine that acts at frames shows in one step what it did before a touch and after it.
    let share = facts.spansInput ? 2 : 1.25
    let snap = facts.spansInput ? facts.snap : 0
    let isLift = facts.spansInput && facts.happened.contains(.up) && facts.fingers.count == 0
    for axis in Axis.allCases {
      let moved = abs(facts.now.offset[axis] - facts.was.offset[axis])
      var speed = max(abs(facts.now.velocity?[axis] ?? 0), abs(facts.was.velocity?[axis] ?? 0))
      // What happens within a frame, and a speed that is inferred, may hide that it went on as fast as in
      // the step before.
      if facts.spansInput || !tally.terms.abilities.contains(.velocity) {
        speed = max(speed, isLift ? facts.recentPace[axis] : facts.pace[axis])
      }
      // A spring pulls to an edge or a page, and how fast it goes then only an engine says that reports it.
      let pull = facts.isPaging ? facts.now.bounds[axis] / 2 : max(0, facts.wasOverscroll[axis])
      let spring = facts.reportsVelocity ? 0 : NoJumpBetweenFrames.mostStiffness * pull
      let most =
        1.05 * (facts.spansInput ? facts.path.x + facts.path.y : facts.path[axis])
        + tally.terms.reach(of: speed, in: facts.elapsed, share: share)
        + spring * facts.elapsed * facts.elapsed
      tally.check(moved - most, within: 1 + slack + snap, facts) {
        ("offset.\(axis) moves by \(most.text) at most", moved.text)
      }
    }
  }
}
