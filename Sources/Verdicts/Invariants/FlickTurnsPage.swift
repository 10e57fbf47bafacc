internal import Gesture
internal import Replay

/// A flick turns the page, where there is a page in that direction.
///
/// Otherwise a person flicks and the same picture comes back, again and again. Pagers with a
/// threshold for the distance alone have ignored quick short flicks; so does one that counts its
/// pages wrong.
///
/// It counts where the flick starts from a page at rest and is as fast as `flick-coasts` requires,
/// and at least 600 points per second: the published thresholds for a page are 200 to 400.
struct FlickTurnsPage: ReplayInvariant {
  static let name = "flick-turns-page"
  static let summary = "a flick turns the page where there is one that way"
  static let interest: Interest = [.swept, .landed, .lifted, .settled]
  static let needs: Abilities = .paging
  static let needsEveryView = true
  static let needsExactPaths = true
  private var watch = FlickWatch(least: 0)
  private var flick: FlickWatch.Flick?

  mutating func prepare(for view: ViewScene, of scene: Scene, _ terms: Terms) {
    watch = FlickWatch(least: max(600, FlickCoasts.leastSpeed(terms.contract)))
  }

  static func watches(_ view: ViewScene) -> Bool { view.scroll.paging }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
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
}
