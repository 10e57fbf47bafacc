internal import Model
internal import Replay
internal import Text

/// A view that moves by itself does not jump: from one frame to the next, its speed increases only
/// as much as a spring or an animation can increase it.
///
/// The limit is an increase of 120,000 points per second in one second, or 33 points in a frame at
/// 60 Hz, which is more than the springs and page turns of published engines need. The first frames
/// after an input are not checked, because a motion may begin at any speed; in a browser this takes
/// longer, because it begins to snap some frames after the lift. Motions to an offset that the app
/// or a tap requests are not checked either.
///
/// If this invariant is broken, a user sees the content jump although no finger touches it. The
/// invariant `no-teleport` cannot detect this fault, because it relies on the speed that the engine
/// reports, which may be the speed of the jump. This invariant compares the offsets of three frames
/// instead.
struct NoJumpBetweenFrames: ReplayInvariant {
  static let summary = "content that moves by itself does not jump"
  static let interest: Interest = [.always, .repeated]
  static let tolerance = ToleranceClass.fixed
  private static let maxAcceleration = 120_000.0
  /// The additional acceleration for each point past an edge, or away from a row on which a wheel
  /// may rest, in points per second per second.
  static let maxStiffness = 400.0
  /// The maximum acceleration of an animation over one point in one second, such as an animation
  /// that speeds up with the third power of the time.
  private static let maxEase = 12.0
  /// The time after an input within which a motion may still begin.
  private static let latestStart = TimeSpan.milliseconds(50)
  /// The time after an input within which a motion may still begin in a browser, which first coasts
  /// for a few frames and then snaps at a speed that depends only on the distance.
  private static let latestSnap = TimeSpan.milliseconds(150)
  /// The velocity in the previous frame; nil if unknown.
  private var velocity: Point?
  private var elapsed = 0.0
  private var calmSince: Instant?

  /// Whether the app, the layout or a drag that dismissed the keyboard may have left the view many
  /// pages away from its target page.
  private func isFarFromItsPage(_ facts: borrowing Facts) -> Bool {
    facts.isPaging
      && (!facts.sinceRest.happened.isSubset(of: .touch) || facts.sinceRest.isScrollRangeChanged
        || !facts.keyboard.isKnown && !facts.isScrollRangeReported)
  }

  /// The additional acceleration of a view that rests on rows or cells: an animation brings it to
  /// the nearest row or cell. Most rows of a wheel may be forbidden.
  private func pull(_ facts: borrowing Facts, _ axis: Axis, _ contract: EngineContract) -> Double {
    let seconds = max(0.001, contract.animation?.seconds ?? 0.3)
    let ease = Self.maxEase / (seconds * seconds)
    if let wheel = facts.scene.wheel, axis == .y {
      let position = facts.rowInTheMiddle(of: wheel, at: facts.was.offset.y)
      let distance = facts.distance(toRowOf: wheel, from: position) * wheel.rowHeight
      return max(Self.maxStiffness, ease) * distance
    }
    guard facts.scene.snap?.axis == axis, let cell = facts.nearestStep(to: facts.was.offset[axis])
    else { return 0 }
    return ease * (cell.offset - facts.was.offset[axis]).magnitude
  }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    let isUndisturbed =
      facts.happened.isEmpty && facts.fingers.count == 0 && facts.scrollRangeUnchanged
      && facts.now.zoom == facts.was.zoom && !facts.isUsedAgain && facts.sinceRest.requests == 0
    guard isUndisturbed, facts.elapsed > 0, facts.elapsed < 0.04, facts.sight.isLook else {
      // After an unobserved moment, the next observed motion covers more time than this step.
      if !isUndisturbed || facts.elapsed >= 0.04 || !facts.sight.isLook {
        velocity = nil
        calmSince = nil
      }
      return
    }
    let since = calmSince ?? facts.time
    calmSince = since
    let now = (facts.now.offset - facts.was.offset) / facts.elapsed
    // Between two of its own frames, for example at an observation, an engine repeats its last
    // frame.
    let isBetween = velocity == .zero && abs(facts.elapsed / elapsed - 1) > 0.1
    defer {
      velocity = now
      elapsed = facts.elapsed
    }
    let isBrowsers = facts.now.traits.contains(.ofPage) && !facts.isScripted
    let start = isBrowsers ? Self.latestSnap : Self.latestStart
    guard let velocity, !isBetween, facts.time - since >= start, facts.hasMoved,
      !facts.sinceRest.isStartedBeside, !isFarFromItsPage(facts),
      facts.isPastSlop(tally.terms.contract)
    else { return }
    for axis in Axis.allCases {
      // A view may stop abruptly, for example at an edge without bouncing.
      let more = now[axis].magnitude - velocity[axis].magnitude
      let jump = more * facts.elapsed
      // The force of a spring grows with its extension.
      let spring = Self.maxStiffness * max(0, facts.wasOverscroll[axis])
      let acceleration =
        Self.maxAcceleration + max(spring, pull(facts, axis, tally.terms.contract))
      let maximum = acceleration * facts.elapsed * facts.elapsed
      let hidden =
        2 * facts.resolution
        + tally.terms.blur(of: velocity[axis], over: min(facts.elapsed, elapsed)) * facts.elapsed
      tally.check(jump, within: maximum + 1 + hidden, facts) {
        "offset.\(axis) to move by \((velocity[axis].magnitude * facts.elapsed + maximum).text) at most"
        (now[axis].magnitude * facts.elapsed).text
      }
    }
  }
}
