internal import Model
internal import Replay
internal import Text

/// A finger that comes down or lifts without moving does not change the offset or the zoom. This is
/// checked in each step in which only the number of fingers changes.
///
/// If this invariant is broken, a user adds a second finger and the picture jumps to it. A photo
/// viewer jumped when one of two fingers lifted, because it followed the midpoint of the fingers.
struct NoJumpOnFingerCountChange: ReplayInvariant {
  static let summary = "a finger that goes down or lifts does not by itself move content"
  static let interest: Interest = [.landed, .lifted]
  static let tolerance = ToleranceClass.atRest
  private(set) var isWeak = true

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    // The app may reset a page that is out of sight.
    guard facts.happened.isSubset(of: .touch), facts.path == .zero,
      facts.fingers.count != facts.wereFingers.count, !facts.isPageOutOfSight
    else { return }
    guard facts.isWasKnown, !facts.isBehindGap, !facts.mayBeTaken else { return tally.miss(facts) }
    if facts.fingers.count > 1 || facts.wereFingers.count > 1 { isWeak = false }
    // An engine that acts at frames may show the return to the zoom limits in the step of the lift.
    // It keeps some point of the viewport in place.
    let change = facts.spansInput ? (facts.now.zoom / facts.was.zoom - 1).magnitude : 0
    for axis in Axis.allCases {
      let (offset, before) = (facts.now.offset[axis], facts.was.offset[axis])
      let tolerance =
        tally.terms.restTolerance(before, facts) + facts.error + facts.drift(axis)
        + change * max(before.magnitude, (before + facts.now.bounds[axis]).magnitude)
      tally.check(abs(offset - before), within: tolerance, facts) {
        ("offset.\(axis) still \(before.text)", offset.text)
      }
    }
    let (zoom, before) = (facts.now.zoom, facts.was.zoom)
    let limit = min(max(before, facts.now.minimumZoom), facts.now.maximumZoom)
    let isBack = facts.spansInput && min(before, limit) <= zoom && zoom <= max(before, limit)
    guard !isBack else { return }
    let tolerance = 1e-9 + tally.terms.contract.zoomResolution + facts.zoomDrift
    tally.check(abs(zoom / before - 1), within: tolerance, facts) {
      ("zoom still \(before.text)", zoom.text)
    }
  }
}
