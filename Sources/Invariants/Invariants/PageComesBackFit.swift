internal import Model
internal import Replay
internal import Text

/// A picture on a page of an album that has been scrolled out of sight goes back to the zoom that
/// shows all of it.
///
/// Otherwise a user enlarges a photo, turns the page, turns back and sees a corner of it. Viewers
/// that reuse their page views have shown a photo at the zoom of another photo.
struct PageComesBackFit: ReplayInvariant {
  static let summary = "a zoomed page that is out of sight returns to its fit zoom"
  static let interest: Interest = [.cameToRest]
  static let tolerance = ToleranceClass.zoom
  static let needs: Abilities = [.zoom, .manyViews, .paging]
  /// True until a page that comes back had been zoomed.
  private(set) var isWeak = true

  static func watches(_ view: ViewScene) -> Bool {
    view.inside != nil && view.zoom.limits != .fixed
  }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    let sinceRest = facts.sinceRest
    // The app may also send its requests to a page that is out of sight.
    guard sinceRest.happened.isSubset(of: .touch | .request), sinceRest.requests == 0,
      facts.isPageOutOfSight, !facts.wasPageOutOfSight
    else { return }
    guard !sinceRest.isUnknown else { return tally.miss(facts) }
    if sinceRest.start.zoom > sinceRest.start.minimumZoom { isWeak = false }
    let (zoom, fit) = (facts.now.zoom, facts.now.minimumZoom)
    tally.check(abs(zoom / fit - 1), within: tally.terms.zoomTolerance, facts) {
      ("zoom \(fit.text), out of sight", zoom.text)
    }
  }
}
