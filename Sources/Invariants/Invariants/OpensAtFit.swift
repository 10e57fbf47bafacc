internal import Model
internal import Replay
internal import Text

/// A picture whose minimum zoom shows all of it opens at that zoom, unless the scene declares a
/// start zoom. This is checked once, when the scene begins.
///
/// If this invariant is broken, a user opens a small picture and sees it much smaller than the
/// view. A published viewer set the start zoom while its maximum zoom was still 1, so small
/// pictures did not open at their fit.
struct OpensAtFit: ReplayInvariant {
  static let summary = "a picture opens at the zoom that shows all of it"
  static let interest: Interest = [.rest]
  static let tolerance = ToleranceClass.zoom
  static let needs: Abilities = .zoom
  static let holdsOfStillness = true
  private var isOver = false

  static func watches(_ view: ViewScene) -> Bool {
    view.zoom.limits != .fixed && view.start.zoom == nil
  }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    guard !isOver else { return }
    isOver = true
    let now = facts.now
    guard facts.step.index == 0, now.content.width > 0, now.content.height > 0 else { return }
    let fit =
      min(now.bounds.width / now.content.width, now.bounds.height / now.content.height) * now.zoom
    let due = min(fit, now.maximumZoom)
    tally.check(abs(now.zoom / due - 1), within: tally.terms.zoomTolerance, facts) {
      ("zoom \(due.text), which shows all of it", now.zoom.text)
    }
  }
}
