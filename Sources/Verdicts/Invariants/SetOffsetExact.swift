internal import Gesture
internal import Replay

/// An offset that the app sets without animation is there at once: exactly, or brought into the
/// range if it is outside.
///
/// Otherwise a person sees a page that opens slightly out of place. Engines have rounded the
/// requested offset, or let a motion that was under way win.
struct SetOffsetExact: ReplayInvariant {
  static let name = "set-offset-exact"
  static let summary = "an offset that the app sets is there at once"
  static let interest: Interest = [.requested]
  static let tolerance = ToleranceClass.fixed
  static let needs: Abilities = .asks

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    // Of several asks in one moment the last has the last word; a finger beside the view may lift.
    guard facts.asks > 0, facts.happened.isSubset(of: [.ask, .up]), facts.fingers.count == 0,
      facts.wereFingers.count == 0, facts.isZoomInLimits, let ask = facts.sinceRest.ask,
      !ask.animated,
      case .scrollTo(let target) = ask.request
    else { return }
    for axis in Axis.allCases {
      let offset = facts.now.offset[axis]
      let inside = min(max(target[axis], facts.now.lowest(axis)), facts.now.highest(axis))
      let error = min(abs(offset - target[axis]), abs(offset - inside))
      let tolerance = 1e-9 * abs(target[axis]) + 1e-9 + tally.terms.contract.offsetResolution
      tally.check(error, within: tolerance, facts) {
        ("offset.\(axis) \(target[axis].text), as asked", offset.text)
      }
    }
  }
}
