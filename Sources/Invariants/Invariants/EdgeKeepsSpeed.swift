internal import Model
internal import Replay
internal import Text

/// Content that coasts past an edge continues with the speed that it had at the edge: no faster on
/// its way out or back, and as far out as its spring allows.
///
/// Otherwise a user sees the list shoot out of its screen and snap back, or stop dead. The spring
/// at an edge takes over the speed of the coast; engines that gave the spring another speed, or a
/// speed in another unit, have had this fault.
///
/// If the engine declares the decay k of its bounce, the content is at v·t·e^(−kt) past the edge
/// after a time t. If the engine declares no decay, the content moves outward for a time T: a
/// spring without damping takes it to 0.64·v·T, a critically damped one to 0.37·v·T, and it goes at
/// least 0.2·v·T.
struct EdgeKeepsSpeed: ReplayInvariant {
  static let summary =
    "a coast that reaches an edge bounces with the speed that it had there"
  static let interest: Interest = [.coasting, .moment, .cameToRest, .look]
  static let tolerance = ToleranceClass.velocity
  static let needs: Abilities = .overscroll
  static let reads: Abilities = .activity
  /// The mean speed along each axis in the last step; 0 if that step began outside the range, where
  /// a spring moves the view.
  private var pace: Point?
  private var elapsed = 0.0
  /// The bounce along each axis, if the view has reached an edge with a speed.
  private var bounces = AxisPair<Bounce?>(both: nil)
  /// The speed of a coast whose last step ended exactly at the edge, along each axis; nil
  /// otherwise.
  private var stopped = AxisPair<Double?>(both: nil)

  /// A motion past an edge.
  private struct Bounce {
    /// The mean speed in the step before the edge, and the speed at the edge.
    var met: Double
    var speed: Double
    /// The time at which the view reached the edge.
    var start: Instant
    /// The maximum distance past the edge, when it was shown, and how long after the position
    /// before.
    var farthest = 0.0
    var turned: Instant
    var approach = 0.0
    /// The duration of the step in which the speed was measured.
    var frame: Double
    /// Whether the outward motion has been judged.
    var isJudged = false
  }

  static func watches(_ view: ViewScene) -> Bool {
    view.scroll.bounces && view.snap == nil && view.wheel == nil
  }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    guard facts.happened.isEmpty, facts.fingers.count == 0, facts.scrollRangeUnchanged,
      facts.isScrollRangeKnown,
      facts.now.zoom == facts.was.zoom, !facts.isPaging, !facts.hasJustRested,
      facts.sinceRest.requests == 0, facts.elapsed < 0.05, facts.scene.scroll.bounces,
      facts.scene.scroll.enabled
    else {
      if facts.hasJustRested, facts.happened.isEmpty, facts.scrollRangeUnchanged {
        for axis in Axis.allCases where stopped[axis] != nil { stop(axis, 0, facts, &tally) }
      }
      (pace, bounces, stopped) = (nil, AxisPair(both: nil), AxisPair(both: nil))
      return
    }
    guard facts.showsSpeed else { return }
    // The speed is unknown at a step that was not observed.
    defer {
      pace = facts.sight.isLook ? facts.speedOfStep : nil
      for axis in Axis.allCases where facts.wasOverscroll[axis] > facts.resolution {
        pace?[axis] = 0
      }
      elapsed = facts.elapsed
    }
    guard let pace else { return }
    for axis in Axis.allCases {
      let over = facts.overscroll[axis]
      stop(axis, pace[axis], facts, &tally)
      if over <= facts.resolution {
        bounces[axis] = nil
        continue
      }
      // A view that was flung from a position at the edge did not reach the edge with a speed.
      if facts.wasOverscroll[axis] <= 0 { meet(axis, pace[axis], facts, tally.terms) }
      guard var bounce = bounces[axis] else { continue }
      let speed = facts.speedOfStep[axis]
      let tolerance = tally.terms.ofVelocity(bounce.met, over: min(facts.elapsed, elapsed))
      tally.check(speed - bounce.met, within: tolerance, facts) {
        ("offset.\(axis) at \(bounce.met.text) pt/s at most, its speed at the edge", speed.text)
      }
      goOut(axis, &bounce, facts, &tally)
      bounces[axis] = bounce
    }
  }

  private mutating func meet(
    _ axis: Axis, _ pace: Double, _ facts: borrowing Facts, _ terms: Terms
  ) {
    bounces[axis] = nil
    guard pace > 0 else { return }
    let inside = -facts.wasOverscroll[axis]
    // A coast keeps the rate with which it began, which the app may have changed since.
    guard !facts.sequence.happened.contains(.setting) else { return }
    var (speed, lapse) = (pace, min(inside / pace, facts.elapsed))
    if let rate = terms.contract.rate(facts.scene.scroll.deceleration)?.perMillisecond {
      // The mean speed of the previous step determines the speed at its end. From there to the
      // edge, a coast loses speed in proportion to the distance.
      let decay = -1000 * naturalLogarithm(rate)
      let left = remains(decay * elapsed)
      let last = pace * decay * elapsed * left / (1 - left)
      speed = last - decay * inside
      // A coast would have stopped before the edge.
      guard speed > 0 else { return }
      lapse = min(naturalLogarithm(last / speed) / decay, facts.elapsed)
    }
    let start = facts.time - .seconds(facts.elapsed) + .seconds(lapse)
    bounces[axis] = Bounce(
      met: pace, speed: speed, start: start, turned: start, frame: elapsed)
  }

  /// Compares the outward motion with the speed at the edge.
  private func goOut(
    _ axis: Axis, _ bounce: inout Bounce, _ facts: borrowing Facts, _ tally: inout Tally
  ) {
    let over = facts.overscroll[axis]
    let lapse = facts.time.seconds(since: bounce.start)
    // The position has one rounding error. The speed at the edge has two rounding errors, divided
    // by the duration of a step.
    if let decay = tally.terms.contract.bounceDecay {
      let share = lapse * remains(decay * lapse)
      let due = bounce.speed * share
      let rounding =
        facts.resolution * (2 + 2 * share / bounce.frame) + hidden(bounce, tally.terms)
      tally.check(abs(over - due), within: 1 + 0.06 * due + rounding, facts) {
        ("\(due.text) past the edge along \(axis), at its speed at the edge", over.text)
      }
    } else if over > bounce.farthest {
      (bounce.farthest, bounce.turned, bounce.approach) = (over, facts.time, facts.elapsed)
    } else if !bounce.isJudged {
      bounce.isJudged = true
      // The view turned between the positions before and after the farthest shown position.
      let out = bounce.turned.seconds(since: bounce.start)
      let (least, most) = (
        0.2 * bounce.speed * max(0, out - bounce.approach),
        0.7 * bounce.speed * (out + facts.elapsed)
      )
      let farthest = bounce.farthest
      let rounding = facts.resolution * (2 + 2 * out / bounce.frame) + hidden(bounce, tally.terms)
      tally.check(
        max(least - farthest, farthest - most), within: 1 + rounding, facts
      ) {
        "offset.\(axis) to go \(least.text) to \(most.text) past the edge, at its speed there"
        farthest.text
      }
    }
  }

  /// The maximum error of a position because the clock of the engine has steps: at the edge, now,
  /// and by the speed that was measured at the edge.
  private func hidden(_ bounce: Bounce, _ terms: Terms) -> Double {
    2 * bounce.speed * terms.contract.timeResolution.seconds
      + terms.blur(of: bounce.speed, over: bounce.frame)
      * bounce.turned.seconds(since: bounce.start)
  }

  /// Checks that a coast that is fast at an edge does not stop there: in the step after it reached
  /// the edge, the view must be past the edge.
  private mutating func stop(
    _ axis: Axis, _ pace: Double, _ facts: borrowing Facts, _ tally: inout Tally
  ) {
    let (over, step) = (facts.overscroll[axis], facts.speedOfStep[axis])
    if let speed = stopped[axis] {
      stopped[axis] = nil
      tally.check(over > 0 || step > 0, facts) {
        "offset.\(axis) past the edge, which it reached at \(speed.text) pt/s"
        facts.now.offset[axis].text
      }
    }
    // The rest of a coast within a frame may end exactly at the edge by chance.
    let isThere = over.magnitude <= 0.01 + facts.resolution && facts.wasOverscroll[axis] < 0
    // Only a fling continues past the edge; a motion to a target may end at the edge.
    let isFling =
      facts.was.activity.contains(.decelerating)
      && facts.isPastSlop(tally.terms.contract)
    let rounding = elapsed > 0 ? 2 * facts.resolution / elapsed : 0
    let isFast = isFling && pace > max(300, 10 * tally.terms.contract.stopSpeed) + rounding
    if isThere, isFast, facts.space(axis) > 1 { stopped[axis] = pace }
  }
}
