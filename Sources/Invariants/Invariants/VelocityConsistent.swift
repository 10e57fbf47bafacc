internal import Model
internal import Replay
internal import Text

/// The velocity that a coasting view reports matches its movement: the mean velocity of a step is
/// between the velocities reported at its two ends. On the path to an offset that the app requests,
/// the reported velocity is at most twice the mean velocity before and after it.
///
/// If this invariant is broken, a user sees errors in elements that depend on the velocity, such as
/// a label that fades with the speed or a header that follows the content. Engines have reported
/// points per millisecond, or the finger's last speed throughout the coast.
struct VelocityConsistent: ReplayInvariant {
  static let summary = "the reported velocity matches the motion of the offset"
  static let interest: Interest = [.coasting]
  static let tolerance = ToleranceClass.velocity
  static let needs: Abilities = [.velocity, .activity]
  /// The mean velocity in the previous step, on the path to a requested offset.
  private var mean: Point?

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    checkRequest(facts, &tally)
    // A page turn speeds up and slows down within a step.
    guard facts.isCoasting, facts.showsSpeed, !facts.isPaging,
      let before = facts.was.velocity, let after = facts.now.velocity
    else { return }
    for axis in Axis.allCases where facts.isInside(axis) {
      let mean = (facts.now.offset[axis] - facts.was.offset[axis]) / facts.elapsed
      let minimum = min(before[axis], after[axis])
      let maximum = max(before[axis], after[axis])
      // The last, invisible part of a motion may be skipped.
      let end = after[axis] == 0 ? tally.terms.restTolerance(0, facts) / facts.elapsed : 0
      let tolerance = tally.terms.ofVelocity(mean, over: facts.elapsed) + end
      tally.check(max(mean - maximum, minimum - mean), within: tolerance, facts) {
        "reported velocity.\(axis) around \(mean.text)\(facts.movement(axis))"
        "\(before[axis].text) to \(after[axis].text)"
      }
    }
  }

  private mutating func checkRequest(_ facts: borrowing Facts, _ tally: inout Tally) {
    guard facts.happened.isEmpty, facts.fingers.count == 0, facts.sight.isLook,
      facts.now.activity == .animating, facts.was.activity == .animating,
      facts.sinceRest.happened == .request, facts.sinceRest.requests == 1,
      facts.scrollRangeUnchanged, facts.now.zoom == facts.was.zoom
    else { return mean = nil }
    guard facts.showsSpeed else { return }
    let now = (facts.now.offset - facts.was.offset) / facts.elapsed
    defer { mean = now }
    guard let mean, let reported = facts.was.velocity else { return }
    for axis in Axis.allCases {
      let maximum = 2 * max(now[axis].magnitude, mean[axis].magnitude)
      let tolerance =
        tally.terms.ofVelocity(maximum, over: facts.elapsed)
        + tally.terms.restTolerance(0, facts) / facts.elapsed
      tally.check(reported[axis].magnitude - maximum, within: tolerance, facts) {
        "reported velocity.\(axis) at most \(maximum.text)\(facts.movement(axis))"
        reported[axis].text
      }
    }
  }
}

extension Facts {
  /// The step that a reported velocity is compared with, as text:
  /// `: offset.x moved from 168 to 198 in 16.667 ms`.
  fileprivate func movement(_ axis: Axis) -> String {
    let (from, to) = (was.offset[axis].text, now.offset[axis].text)
    return ": offset.\(axis) moved from \(from) to \(to) in \((1000 * elapsed).text) ms"
  }
}
