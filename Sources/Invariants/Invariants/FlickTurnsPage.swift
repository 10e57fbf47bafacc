internal import Model
internal import Replay
internal import Text

/// A flick turns the page if there is a page in that direction.
///
/// Otherwise a user flicks and the same picture comes back, again and again. Pagers with a
/// threshold for the distance alone, and pagers that counted their pages wrong, have ignored short,
/// quick flicks.
///
/// It is checked only if the flick starts from a page at rest and is as fast as `flick-coasts`
/// requires. The flick must also be a quarter faster than the declared minimum for a page, and have
/// moved the content farther than the declared distance. If the engine declares no minimum, the
/// flick must reach 600 points per second; published thresholds are 200 to 400. A flick that slows
/// down has to be faster: an engine that fits a curve to the last reports expects the finger to
/// slow down further.
struct FlickTurnsPage: ReplayInvariant {
  static let summary = "a flick turns the page if there is a page in its direction"
  static let interest: Interest = [.touchMoved, .landed, .lifted, .cameToRest]
  static let needs: Abilities = .paging
  static let needsEveryView = true
  static let needsExactPaths = true
  private var watch = FlickWatch(minimum: 0)
  private var flick: FlickWatch.Flick?

  mutating func prepare(for view: ViewScene, of scene: Scene, _ terms: Terms) {
    let contract = terms.contract
    let minimum = contract.pageFling.map { 1.25 * $0 } ?? 600
    watch = FlickWatch(minimum: max(minimum, FlickCoasts.minSpeed(contract)), contract)
  }

  static func watches(_ view: ViewScene) -> Bool { view.scroll.paging }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    if !facts.happened.isEmpty {
      let minimum = tally.terms.contract.pageDistance
      flick = watch.see(facts).flatMap {
        $0.minAtLift >= 0.8 * watch.minimum && facts.isCarriedAlone($0, by: minimum) ? $0 : nil
      }
      return
    }
    guard let flick, facts.hasJustRested else { return }
    self.flick = nil
    let sinceRest = facts.sinceRest
    guard facts.restsOnPages, facts.now.zoom == 1, sinceRest.start.zoom == 1,
      sinceRest.touches == 1,
      sinceRest.maxFingers == 1, sinceRest.happened.isSubset(of: .touch),
      !sinceRest.isScrollRangeChanged
    else { return }
    guard !sinceRest.isUnknown, facts.step.seenSince <= flick.time else { return tally.miss(facts) }
    guard facts.isScrollRangeKnown else { return tally.lackScrollRange() }
    let (axis, start) = (flick.axis, sinceRest.start.offset[flick.axis])
    let length = facts.pageLength(axis)
    let space = flick.sign > 0 ? facts.now.highest(axis) - start : start - facts.now.lowest(axis)
    // If the end of the range is not a page, it may belong to the page before.
    let pages = facts.fromStart(axis, start) / length
    guard abs(pages - pages.rounded()) * length < 0.25, space >= length - 0.5 else { return }
    let turned = (facts.now.offset[axis] - start) * flick.sign
    tally.check(turned >= length / 2, facts) {
      ("the next page along \(axis), \(length.text) points further", "\(turned.text)")
    }
  }
}
