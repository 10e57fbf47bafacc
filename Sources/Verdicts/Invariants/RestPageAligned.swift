public import Gesture
internal import Replay

/// A paging view that was let go comes to rest on a page.
///
/// Where pages are as wide as the viewport, they begin at its multiples; where a page is an image
/// that may be zoomed, the view rests anywhere inside one. The range's end is a legal rest too, for
/// a last page that is cut off.
///
/// A person sees half of one picture and half of the next. React Native lists have rested between
/// two pages after a second touch during the turn.
public struct RestPageAligned: ReplayInvariant {
  public static let name = "rest-page-aligned"
  public static let summary = "a paging view that was let go rests on a page"
  public static let interest: Interest = [.settled]
  public static let tolerance = ToleranceClass.atRest
  private var tally = Tally()
  private let terms: Terms
  private var hasTurned = false

  public static func applicability(for scene: Scene, _ terms: Terms) -> Applicability<Self> {
    if let reason = terms.lacks(.paging) { return .untested(reason) }
    return .views(of: scene, where: { $0.scroll.paging }) { _ in Self(terms: terms) }
  }

  private init(terms: Terms) {
    self.terms = terms
  }

  public mutating func observe(_ facts: borrowing Facts) {
    let episode = facts.episode
    guard facts.restsOnPages, episode.isCarried, episode.happened.isSubset(of: .touch),
      !episode.isRoomChanged, facts.now.zoom == episode.start.zoom
    else { return }
    guard !episode.isUnknown else { return tally.miss(facts) }
    guard facts.isRoomKnown else { return tally.lackRoom() }
    for axis in Axis.allCases where facts.room(axis) > 1 {
      let offset = facts.now.offset[axis]
      let due = facts.nearestPage(axis, to: offset)
      if abs(due - episode.start.offset[axis]) > 1 { hasTurned = true }
      tally.check(abs(offset - due), within: terms.atRest(offset, facts), facts) {
        ("offset.\(axis) on a page, the nearest at \(due.text)", offset.text)
      }
    }
  }

  public func conclude(_ end: End) -> Verdict { tally.verdict(end, weak: !hasTurned) }
}
