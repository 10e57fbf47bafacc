internal import Model
internal import Replay
internal import Text

/// If the app requests an offset, a page, a row or the top without animation, the view is there in
/// the step after the request: exactly, or at the limit of its range if the target is outside.
///
/// If this invariant is broken, a user sees a page that opens slightly out of position, or a list
/// that glides where it should have jumped. Engines have rounded the requested offset, continued a
/// motion that was in progress, or animated every scroll to the top.
struct SetOffsetExact: ReplayInvariant {
  static let summary = "an offset that the app sets takes effect at once"
  static let interest: Interest = [.requested]
  static let tolerance = ToleranceClass.fixed
  static let needs: Abilities = .requests

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    // If there are several requests in one moment, the last request applies; a finger outside the
    // view may lift.
    guard facts.app.requests > 0, facts.happened.isSubset(of: .request | .up),
      facts.fingers.count == 0,
      facts.wereFingers.count == 0, facts.isZoomInLimits, let request = facts.sinceRest.request,
      !request.animated, facts.isScrollRangeKnown,
      let target = target(of: request, facts, tally.terms.abilities)
    else { return }
    for axis in Axis.allCases {
      let offset = facts.now.offset[axis]
      let inside = min(max(target[axis], facts.now.lowest(axis)), facts.now.highest(axis))
      let error = min(abs(offset - target[axis]), abs(offset - inside))
      var tolerance = 1e-9 * abs(target[axis]) + 1e-9 + tally.terms.contract.offsetResolution
      // If the engine shows the request at its next frame, the offset at the time of the request is
      // unknown.
      if case .scrollTo = request.request {} else { tolerance += facts.drift(axis) }
      tally.check(error, within: tolerance, facts) {
        ("offset.\(axis) \(target[axis].text), as requested", offset.text)
      }
    }
  }

  /// The requested offset; nil if it is unknown. A recorded device shows its response only at the
  /// next observation. The target of a page, a row or the top depends on the current offset, which
  /// is unknown after an earlier request in the same moment.
  private func target(of request: Command, _ facts: borrowing Facts, _ abilities: Abilities)
    -> Point?
  {
    if case .scrollTo(let target) = request.request { return facts.restingPosition(of: target) }
    guard !facts.sight.isRecorded, facts.app.requests == 1,
      abilities.isSuperset(of: request.request.needs)
    else { return nil }
    return facts.target(of: request, from: facts.was.offset)
  }
}
