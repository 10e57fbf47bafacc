internal import Model
internal import Replay
internal import Text

/// A view at rest has a zoom within its limits. While fingers pinch, the zoom passes its limits
/// only against resistance. If a limit moves past the zoom, fingers that are down may keep this
/// zoom until they lift.
///
/// Otherwise a user sees a picture that stays too large or too small. Engines have rested at
/// twice the maximum when one finger lifted before the other.
struct ZoomInRange: ReplayInvariant {
  static let summary = "the zoom is within its limits at rest and exceeds them only with resistance"
  static let interest: Interest = [.rest, .moved, .layout, .look]
  static let tolerance = ToleranceClass.zoom
  static let needs: Abilities = .zoom
  /// The factor by which the zoom may exceed its limits before it comes to rest.
  private var softly = 1.0
  private var hasZoomed = false
  /// Whether a change of the limits left the zoom outside them, so that it may return slowly.
  private var isExcused = false
  /// Whether the effect of such a change was not observed, so that the next observation decides.
  private var isUnsure = false

  mutating func prepare(for view: ViewScene, of scene: Scene, _ terms: Terms) {
    if view.zoom.bounces { softly = terms.contract.softZoom }
  }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    guard facts.areLimitsKnown else {
      isUnsure = true
      return tally.lackScrollRange()
    }
    let share = tally.terms.tolerances.zoom
    if facts.now.zoom != facts.was.zoom { hasZoomed = true }
    let factor = facts.isAtRest ? 1 : softly
    let minimum = facts.now.minimumZoom / factor
    let maximum = facts.now.maximumZoom * factor
    let excess = max(minimum / facts.now.zoom, facts.now.zoom / maximum) - 1
    if facts.now.minimumZoom != facts.was.minimumZoom
      || facts.now.maximumZoom != facts.was.maximumZoom
    {
      isExcused = excess > share
      isUnsure = !facts.sight.isLook
    } else if isUnsure {
      guard facts.sight.isLook else { return tally.miss(facts) }
      isExcused = excess > share
      isUnsure = false
    } else if excess <= share {
      isExcused = false
    }
    guard hasZoomed, !isExcused || facts.isAtRest else { return }
    tally.check(excess, within: share, facts) {
      ("zoom from \(minimum.text) to \(maximum.text)", facts.now.zoom.text)
    }
  }

  func conclude(_ end: End, _ tally: Tally) -> Verdict { tally.verdict() }
}
