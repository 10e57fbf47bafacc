public import Gesture
internal import Replay

/// When the viewport changes, the page that was shown is shown again, its edge at the viewport's.
///
/// A person turns the device and sees halves of two pictures, or another picture. On the first page
/// every engine looks right, so only later pages count in full.
public struct RotationKeepsPage: ReplayInvariant {
  public static let name = "rotation-keeps-page"
  public static let summary = "a turn keeps the page, with its edge at the viewport's edge"
  public static let interest: Interest = [.layout]
  public static let tolerance = ToleranceClass.atRest
  private var tally = Tally()
  private let terms: Terms
  private var wasOnLaterPage = false

  public static func applicability(for scene: Scene, _ terms: Terms) -> Applicability<Self> {
    if let reason = terms.lacks(.turning) { return .untested(reason) }
    return .views(of: scene, where: { $0.layout.onResize == .keepPage }) { _ in
      Self(terms: terms)
    }
  }

  private init(terms: Terms) {
    self.terms = terms
  }

  public mutating func observe(_ facts: borrowing Facts) {
    let (now, was) = (facts.now, facts.was)
    guard facts.isResizedAtRest, facts.scene.layout.onResize == .keepPage,
      now.zoom == was.zoom
    else { return }
    guard facts.isRoomKnown else { return tally.lackRoom() }
    for axis in Axis.allCases where facts.room(axis) > 1 {
      let (before, after) = (facts.pageLength(axis, of: was), facts.pageLength(axis))
      let page = (was.offset[axis] / before).rounded()
      // Between two pages, or on a last one that is cut off, there is no edge to keep.
      let beside = abs(was.offset[axis] - page * before)
      let isCutOff = beside > 1e-6 && was.offset[axis] >= was.highest(axis) - 1e-6
      guard page >= 0, beside <= 0.5, !isCutOff else { continue }
      if page > 0 { wasOnLaterPage = true }
      let due = min(max(page * after, now.lowest(axis)), now.highest(axis))
      let offset = now.offset[axis]
      tally.check(abs(offset - due), within: terms.atRest(due, facts), facts) {
        ("offset.\(axis) \(due.text), the edge of page \(page.text)", offset.text)
      }
    }
  }

  public func conclude(_ end: End) -> Verdict { tally.verdict(end, weak: !wasOnLaterPage) }
}
