public import Gesture
internal import Replay

/// A picture on a page of an album that is turned away goes back to the zoom that shows the whole
/// of it while nobody sees it.
///
/// A person enlarges a photo, turns the page, turns back and sees a corner of it. Viewers that use
/// their page views again have shown one photo at the zoom of another.
public struct PageComesBackFit: ReplayInvariant {
  public static let name = "page-comes-back-fit"
  public static let summary = "a zoomed page that is turned away goes back to its fit"
  public static let interest: Interest = [.settled]
  public static let tolerance = ToleranceClass.zoom
  private var tally = Tally()
  private let terms: Terms
  /// Whether one of them had been zoomed.
  private var wasZoomed = false

  public static func applicability(for scene: Scene, _ terms: Terms) -> Applicability<Self> {
    if let reason = terms.lacks([.zoom, .manyViews, .paging]) { return .untested(reason) }
    return .views(of: scene, where: { $0.inside != nil && $0.zoom.limits != .fixed }) { _ in
      Self(terms: terms)
    }
  }

  private init(terms: Terms) {
    self.terms = terms
  }

  public mutating func observe(_ facts: borrowing Facts) {
    let episode = facts.episode
    // What the app asks of a page itself it may ask of one that nobody sees.
    guard episode.happened.isSubset(of: [.touch, .ask]), episode.asks == 0,
      facts.isPageOutOfSight, !facts.wasPageOutOfSight
    else { return }
    guard !episode.isUnknown else { return tally.miss(facts) }
    if episode.start.zoom > episode.start.minimumZoom { wasZoomed = true }
    let (zoom, fit) = (facts.now.zoom, facts.now.minimumZoom)
    let tolerance = terms.tolerances.zoom + terms.contract.zoomResolution
    tally.check(abs(zoom / fit - 1), within: tolerance, facts) {
      ("zoom \(fit.text), out of sight", zoom.text)
    }
  }

  public func conclude(_ end: End) -> Verdict { tally.verdict(end, weak: !wasZoomed) }
}
