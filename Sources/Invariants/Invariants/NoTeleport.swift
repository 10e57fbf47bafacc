internal import Model
internal import Replay
internal import Text

/// In one step, the content moves at most as far as a finger or its own speed can move it. Steps
/// with two fingers, with a changed zoom or scroll range, or with events other than touches are not
/// checked.
///
/// An animated request that is shown in fewer than ten frames moves faster between two frames than
/// at either of them. In this case the content may move by the whole distance of the request.
///
/// If this invariant is broken, the content jumps, and a user loses the line they were reading.
/// Engines have jumped when a drag ended and the next motion began from another offset, and when a
/// refresh began under the finger.
struct NoTeleport: ReplayInvariant {
  static let summary = "in one step the content moves at most as far as finger and speed allow"
  static let interest: Interest = [.moved]
  static let tolerance = ToleranceClass.fixed
  static let reads: Abilities = .velocity
  static let needsExactPaths = true

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    guard facts.happened.isSubset(of: .touch), facts.fingers.count < 2,
      facts.wereFingers.count < 2, facts.now.zoom == facts.was.zoom, facts.scrollRangeUnchanged
    else { return }
    // Only an engine that reports the velocity shows the speed in the first frame of a motion, and
    // on the path to a requested position. A position within a millisecond after the lift shows no
    // speed either.
    let first = max(TimeSpan.milliseconds(20), .seconds(facts.elapsed + 0.001))
    let isLetGo = facts.fingers.count == 0 && facts.time - facts.lastInput < first
    let isUnknown =
      !tally.terms.abilities.contains(.velocity)
      && (isLetGo || facts.isSent || facts.mayRevealField)
    guard !isUnknown else { return }
    if facts.isHiddenByFrame || facts.mayBeTaken { return }
    if facts.actsAtFrames, facts.isOuterTouched { return }
    // An engine that does not discard the slop catches up at once.
    let slop = max(tally.terms.contract.slop, tally.terms.contract.slopAfterCatch ?? 0)
    let slack =
      (tally.terms.contract.swallowsSlop ? 0 : slop) + 2 * tally.terms.contract.offsetResolution
      + tally.terms.contract.restShift
    // An engine that acts at frames shows the motion before and after a touch in one step.
    let share = facts.spansInput ? 2 : 1.25
    let snap = facts.spansInput ? facts.snap : 0
    let isLift = facts.spansInput && facts.happened.contains(.up) && facts.fingers.count == 0
    let isHidden = facts.isFasterBetweenFrames(tally.terms.contract)
    for axis in Axis.allCases {
      let moved = abs(facts.now.offset[axis] - facts.was.offset[axis])
      var speed = max(abs(facts.now.velocity?[axis] ?? 0), abs(facts.was.velocity?[axis] ?? 0))
      // If events occur within a frame, or if the speed is inferred, the view may have continued at
      // the speed of the previous step.
      if facts.spansInput || !tally.terms.abilities.contains(.velocity) {
        speed = max(speed, isLift ? facts.pace.recent[axis] : facts.pace.last[axis])
      }
      // The frame that shows a lift may also show the finger's last reports, and the fling after
      // them.
      if isLift { speed = max(speed, facts.sequence.finger.speed[axis] / facts.pointInWindow) }
      // A spring pulls the view to an edge or a page. Its speed is known only if the engine reports
      // it.
      let pull = facts.isPaging ? facts.now.bounds[axis] / 2 : max(0, facts.wasOverscroll[axis])
      let spring = facts.reportsVelocity ? 0 : NoJumpBetweenFrames.maxStiffness * pull
      let maximum =
        1.05 * (facts.spansInput ? facts.path.x + facts.path.y : facts.path[axis])
        + tally.terms.reach(of: speed, in: facts.elapsed, share: share)
        + spring * facts.elapsed * facts.elapsed
      let eased = isHidden ? facts.distanceAhead(axis) : facts.distanceBehindFinger(axis)
      tally.check(
        moved - maximum - eased, within: 1 + slack + snap + facts.pageTurn(axis), facts
      ) {
        ("offset.\(axis) to move by \((maximum + eased).text) at most", moved.text)
      }
    }
  }
}

extension Facts {
  /// Whether the view may be on its way to a field that the keyboard covered.
  fileprivate var mayRevealField: Bool {
    scene.keyboard?.fields.isEmpty == false && sinceRest.happened.contains(.keyboard)
  }

  /// Whether an animated request takes so few frames that the speeds at both ends of this step do
  /// not limit the speed in between. If the engine does not declare the duration of a request, 50
  /// frames per second are enough.
  fileprivate func isFasterBetweenFrames(_ contract: EngineContract) -> Bool {
    let isAnimated =
      reportsActivity
      ? now.activity.contains(.animating) || was.activity.contains(.animating) : isSent
    return isAnimated && elapsed >= (contract.animation?.seconds ?? 0.2) / 10
  }

  /// How far content that a page's script moves is behind the finger that moves it: the script may
  /// begin to follow the finger late, and follow it a few frames late.
  fileprivate func distanceBehindFinger(_ axis: Axis) -> Double {
    guard isScripted, fingers.count + wereFingers.count > 0 else { return 0 }
    let finger = sequence.finger.displacement[axis] / pointInWindow
    return (finger + was.offset[axis] - sequence.offset[axis]).magnitude
  }

  /// The maximum distance that the view may move along an axis: to the requested position, or to
  /// the farther end of its range if something other than the app's request may have set it in
  /// motion, such as a keyboard that covers a field, or a finger that lifts between two cells.
  fileprivate func distanceAhead(_ axis: Axis) -> Double {
    let start = was.offset[axis]
    if sinceRest.happened == .request, let request = sinceRest.request,
      let target = target(of: request, from: was.offset)
    {
      return (target[axis] - start).magnitude
    }
    return max(0, start - now.lowest(axis), now.highest(axis) - start)
  }
}
