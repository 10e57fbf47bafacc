internal import Model
internal import Replay
internal import Text

/// A list that is flicked continues to move after the finger has lifted.
///
/// Otherwise a user flicks and the list stops dead at the lift. Handlers that drop the last touch
/// events, or treat a lift as a cancelled touch, have no speed for the coast.
///
/// It is checked only if the flick is three times as fast as the minimum speed that the engine
/// declares for a fling. If the engine declares no minimum, the flick must reach 600 points per
/// second, which is above every threshold of a published engine.
struct FlickCoasts: ReplayInvariant {
  static let summary = "the content keeps moving after a flick"
  static let interest: Interest = [
    .touchMoved, .landed, .lifted, .coasting, .requested, .layout, .cameToRest, .moment,
  ]
  static let needsEveryView = true
  static let needsExactPaths = true
  private var watch = FlickWatch(minimum: 0)
  private var flick: FlickWatch.Flick?
  /// The offset when even an engine with late touches must have shown the lift.
  private var point: Point?
  private var hasGoneOn = false

  /// The minimum speed at which every engine must recognise a flick.
  static func minSpeed(_ contract: EngineContract) -> Double {
    contract.minFling.map { max(3 * $0, 5 * contract.stopSpeed, 100) } ?? 600
  }

  mutating func prepare(for view: ViewScene, of scene: Scene, _ terms: Terms) {
    watch = FlickWatch(minimum: Self.minSpeed(terms.contract), terms.contract)
  }

  static func watches(_ view: ViewScene) -> Bool { view.snap == nil && view.wheel == nil }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    if !facts.happened.isEmpty {
      flick = watch.see(facts).flatMap { facts.mayCoast($0, tally.terms.contract) ? $0 : nil }
      point = nil
      hasGoneOn = false
      return
    }
    guard let flick, facts.step.cause == .frame, facts.sight.isLook else { return }
    if facts.time - flick.time >= .milliseconds(40) {
      if let point {
        let gone = (facts.now.offset[flick.axis] - point[flick.axis]) * flick.sign
        if gone > 0.5 + 2 * facts.resolution { hasGoneOn = true }
      }
      // If an inexact recorder missed the first frames, a part of the coast is already over.
      if point == nil, facts.error > 0, facts.time - flick.time > .milliseconds(80) {
        tally.miss(facts)
        self.flick = nil
        return
      }
      point = point ?? facts.now.offset
    }
    guard hasGoneOn || facts.hasJustRested else { return }
    self.flick = nil
    if !hasGoneOn {
      // A page whose script handles fingers need not have coasts.
      if facts.isScripted { return }
      guard facts.isScrollRangeKnown else { return tally.lackScrollRange() }
      let isFree =
        facts.scrollRangeAhead(flick.axis, towards: flick.sign) > 4 + 2 * facts.resolution
      guard isFree, !facts.isUsedAgain else { return }
      guard facts.step.seenSince <= flick.time else { return tally.miss(facts) }
    }
    tally.check(hasGoneOn, facts) {
      "a coast along \(flick.axis) after a flick that ended at \(flick.time.text) ms"
      "offset.\(flick.axis) \(facts.now.offset[flick.axis].text), where it was released"
    }
  }
}

extension Facts {
  /// Whether the view must coast after the flick and nothing limits its motion yet.
  func mayCoast(_ flick: FlickWatch.Flick, _ contract: EngineContract) -> Bool {
    let declared = scene.scroll.deceleration
    let rate = contract.rate(declared) ?? declared
    return !restsOnPositions && isCarriedAlone(flick) && isZoomInLimits && overscroll.x <= 0
      && overscroll.y <= 0 && wasOverscroll.x <= 0 && wasOverscroll.y <= 0
      // At a lower rate, almost no speed is left after these frames.
      && rate.perMillisecond >= 0.985
  }
}
