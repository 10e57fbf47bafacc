public import Gesture
internal import Replay

/// A zoom that the app asks for arrives, animated or not: as asked, or at the limit that is in the
/// way.
///
/// A person presses *reset* and the picture is almost as it was. Animations that were told their
/// end in another unit than their way have stopped beside it.
public struct ZoomAskArrives: ReplayInvariant {
  public static let name = "zoom-ask-arrives"
  public static let summary = "a zoom that the app asks for arrives, within the limits"
  public static let interest: Interest = [.settled]
  public static let tolerance = ToleranceClass.zoom
  private var tally = Tally()
  private let terms: Terms

  public static func applicability(for scene: Scene, _ terms: Terms) -> Applicability<Self> {
    if let reason = terms.lacks([.zoom, .asks]) { return .untested(reason) }
    return .views(
      of: scene, where: { $0.zoom.minimum != $0.zoom.maximum || $0.zoom.limits != .fixed }
    ) { _ in Self(terms: terms) }
  }

  private init(terms: Terms) {
    self.terms = terms
  }

  public mutating func observe(_ facts: borrowing Facts) {
    let episode = facts.episode
    // What is asked beside it in the same step may stop a zoom that is animated.
    // A finger on a button is on no view.
    guard episode.happened.subtracting(.touch) == .ask, episode.touches == 0,
      episode.changes == 1, episode.zoomAsks == 1, let ask = episode.zoomAsk,
      episode.asks == 1 || !ask.animated
    else { return }
    guard !episode.isUnknown else { return tally.miss(facts) }
    let asked: Double
    switch ask.request {
    case .zoomTo(let scale): asked = scale
    case .resetZoom: asked = 1
    default: return
    }
    let zoom = facts.now.zoom
    let due = min(max(asked, facts.now.minimumZoom), facts.now.maximumZoom)
    let tolerance = terms.tolerances.zoom + terms.contract.zoomResolution
    tally.check(abs(zoom / due - 1), within: tolerance, facts) {
      ("zoom \(due.text), as asked", zoom.text)
    }
  }

  public func conclude(_ end: End) -> Verdict { tally.verdict(end) }
}
