internal import Model
internal import Replay

/// A view that the app sends to its top reports once that it has arrived.
///
/// Otherwise an app never shows the content that it prepared for the top, or shows it twice.
struct ScrolledToTopReported: ReplayInvariant {
  static let summary = "a scroll to the top is reported once, on arrival"
  static let interest: Interest = [.reported, .cameToRest]
  static let needs: Abilities = [.requests, .callbacks]
  private var reports = 0

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    for callback in facts.callbacks where callback.kind == .didScrollToTop { reports += 1 }
    guard facts.hasJustRested else { return }
    let reports = reports
    self.reports = 0
    let sinceRest = facts.sinceRest
    guard sinceRest.requests == 1, sinceRest.happened == .request, !sinceRest.isScrollRangeChanged,
      case .scrollToTop? = sinceRest.request?.request,
      sinceRest.start.offset.y > facts.now.lowest(.y) + 1, facts.isZoomInLimits
    else { return }
    tally.check(reports == 1, facts) { ("one didScrollToTop", "\(reports)") }
  }
}
