public import Gesture
internal import Replay

/// A flick turns the page, where there is one that way.
///
/// A person flicks and the same picture comes back, again and again. Pagers with a threshold for
/// the distance alone have done it to quick short flicks; so does one that counts its pages wrong.
///
/// What counts is a flick from a page at rest that is as fast as `flick-coasts` wants it, and 600
/// points per second at least: the published thresholds for a page are 200 to 400.
public struct FlickTurnsPage: ReplayInvariant {
  public static let name = "flick-turns-page"
  public static let summary = "a flick turns the page where there is one that way"
  public static let interest: Interest = [.swept, .landed, .lifted, .settled]
  private var tally = Tally()
  private let terms: Terms
  private var watch: FlickWatch
  private var flick: FlickWatch.Flick?

  public static func applicability(for scene: Scene, _ terms: Terms) -> Applicability<Self> {
    if let reason = terms.lacks(.paging) { return .untested(reason) }
    if scene.views.count > 1, let reason = terms.lacks(.manyViews) { return .untested(reason) }
    return .views(of: scene, where: { $0.scroll.paging }) { _ in Self(terms: terms) }
  }

  private init(terms: Terms) {
    self.terms = terms
    watch = FlickWatch(least: max(600, FlickCoasts.leastSpeed(terms.contract)))
  }

  public mutating func observe(_ facts: borrowing Facts) {
    if !facts.happened.isEmpty {
      flick = watch.see(facts).flatMap { facts.isCarriedAlone($0) ? $0 : nil }
      return
    }
    guard let flick, facts.hasJustRested else { return }
    self.flick = nil
    let episode = facts.episode
    guard facts.restsOnPages, facts.now.zoom == 1, episode.start.zoom == 1, episode.touches == 1,
      episode.mostFingers == 1, episode.happened.isSubset(of: .touch), !episode.isRoomChanged
    else { return }
    guard !episode.isUnknown, facts.seenSince <= flick.time else { return tally.miss(facts) }
    guard facts.isRoomKnown else { return tally.lackRoom() }
    let (axis, start) = (flick.axis, episode.start.offset[flick.axis])
    let length = facts.pageLength(axis)
    let room =
      flick.sign > 0 ? facts.now.highest(axis) - start : start - facts.now.lowest(axis)
    // The end of the range, where it is no page, may be the end of the page before.
    let pages = start / length
    guard abs(pages - pages.rounded()) * length < 0.25, room >= length - 0.5 else {
      return
    }
    let turned = (facts.now.offset[axis] - start) * flick.sign
    tally.check(turned >= length / 2, facts) {
      ("the next page along \(axis), \(length.text) on", "\(turned.text)")
    }
  }

  public func conclude(_ end: End) -> Verdict { tally.verdict(end, exact: true) }
}
