internal import Model
internal import Replay
internal import Text

/// A zoom that the app requests, animated or not, is reached: the zoom is the requested value, or
/// the limit that the value exceeds. This is checked at the next rest if no other event changed the
/// view.
///
/// If this invariant is broken, a user presses *reset* and the picture does not quite return to its
/// size. Animations that computed their end in one unit and their path in another have stopped
/// beside the target.
struct ZoomAskArrives: ReplayInvariant {
  static let summary = "a requested zoom is reached, within the limits"
  static let interest: Interest = [.cameToRest]
  static let tolerance = ToleranceClass.zoom
  static let needs: Abilities = [.zoom, .requests]

  static func watches(_ view: ViewScene) -> Bool {
    view.zoom.minimum != view.zoom.maximum || view.zoom.limits != .fixed
  }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    let sinceRest = facts.sinceRest
    // Another request in the same step may stop an animated zoom. A finger on a button is not on a
    // view.
    guard sinceRest.happened.subtracting(.touch) == .request, sinceRest.touches == 0,
      sinceRest.changes == 1, sinceRest.zoomRequests == 1, let request = sinceRest.zoomRequest,
      sinceRest.requests == 1 || !request.animated
    else { return }
    guard !sinceRest.isUnknown else { return tally.miss(facts) }
    let requested: Double
    switch request.request {
    case .zoomTo(let scale): requested = scale
    case .resetZoom: requested = 1
    default: return
    }
    let zoom = facts.now.zoom
    let due = min(max(requested, facts.now.minimumZoom), facts.now.maximumZoom)
    tally.check(abs(zoom / due - 1), within: tally.terms.zoomTolerance, facts) {
      ("zoom \(due.text), as requested", zoom.text)
    }
  }
}
