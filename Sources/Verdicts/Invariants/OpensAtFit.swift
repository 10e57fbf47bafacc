public import Gesture
internal import Replay

/// A picture whose least zoom shows the whole of it opens at that zoom, unless the scene says
/// another.
///
/// A person opens a small picture and sees a stamp. The published viewer set the zoom while the
/// maximum was still 1, so small pictures did not open at their fit.
public struct OpensAtFit: ReplayInvariant {
  public static let name = "opens-at-fit"
  public static let summary = "a picture opens at the zoom that shows the whole of it"
  public static let interest: Interest = [.rest]
  public static let tolerance = ToleranceClass.zoom
  private var tally = Tally()
  private let terms: Terms
  private var isOver = false

  public static func applicability(for scene: Scene, _ terms: Terms) -> Applicability<Self> {
    if let reason = terms.lacks(.zoom) { return .untested(reason) }
    return .views(of: scene, where: { $0.zoom.limits != .fixed && $0.start.zoom == nil }) { _ in
      Self(terms: terms)
    }
  }

  private init(terms: Terms) {
    self.terms = terms
  }

  public mutating func observe(_ facts: borrowing Facts) {
    guard !isOver else { return }
    isOver = true
    let now = facts.now
    guard facts.step == 0, now.content.width > 0, now.content.height > 0 else { return }
    let fit =
      min(now.bounds.width / now.content.width, now.bounds.height / now.content.height) * now.zoom
    let due = min(fit, now.maximumZoom)
    let tolerance = terms.tolerances.zoom + terms.contract.zoomResolution
    tally.check(abs(now.zoom / due - 1), within: tolerance, facts) {
      ("zoom \(due.text), which shows it all", now.zoom.text)
    }
  }

  public func conclude(_ end: End) -> Verdict { tally.verdict(end) }
}
