internal import Model
internal import Replay
internal import Text

/// The velocity that a coasting view reports matches what it shows: over a step, the mean velocity
/// is between those reported at its ends. On the way to an offset that the app requests, it is at
/// most twice the mean velocity before and after.
///
/// Otherwise a user sees errors in everything that depends on the velocity, such as a label that
/// fades with the speed. Engines have reported points per millisecond, or the finger's last speed
/// throughout the coast.
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
        "velocity.\(axis) around \(mean.text), as the offset moves"
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
        "velocity.\(axis) at most \(maximum.text), as the offset moves"
        reported[axis].text
      }
    }
  }
}
