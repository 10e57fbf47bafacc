internal import Model
internal import Replay

/// An animated scroll that the app requests reaches its target, which may be an offset, the top, a
/// page or a row, and its end is reported exactly once. This is checked at the next rest if the
/// request is the only event.
///
/// If this invariant is broken, a user taps a chapter and sees another position. A React Native
/// list missed its target, and so did Texture lists whose rows had not been measured.
struct AnimationReachesTarget: ReplayInvariant {
  static let summary = "an animated scroll ends at the requested offset and reports its end once"
  static let interest: Interest = [.cameToRest]
  static let tolerance = ToleranceClass.atRest
  static let needs: Abilities = [.requests, .callbacks]

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    let sinceRest = facts.sinceRest
    guard sinceRest.happened == .request, sinceRest.requests == 1, let request = sinceRest.request,
      request.animated,
      !sinceRest.isScrollRangeChanged
    else { return }
    let missing = request.request.needs.subtracting(tally.terms.abilities)
    guard missing.isEmpty else { return tally.lack(missing) }
    guard let target = facts.target(of: request, from: sinceRest.start.offset) else { return }
    for axis in Axis.allCases { tally.check(axis, at: target[axis], facts, ", as requested") }
    tally.check(sinceRest.animationsEnded == 1, facts) {
      ("one didEndScrollingAnimation", "\(sinceRest.animationsEnded)")
    }
  }
}
