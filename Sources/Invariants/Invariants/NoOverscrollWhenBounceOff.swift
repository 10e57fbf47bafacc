internal import Model
internal import Replay
internal import Text

/// A view without bouncing never shows anything past its edges.
///
/// Otherwise a user sees a gap that the app had ruled out. Engines that read the setting only when
/// a drag begins, or only while a finger is down, have overscrolled after a fling.
struct NoOverscrollWhenBounceOff: ReplayInvariant {
  static let summary = "a view without bouncing never overscrolls"
  static let interest: Interest = [.moved, .layout, .requested, .lifted, .look]
  static let tolerance = ToleranceClass.fixed
  static let holdsOfStillness = true
  /// Whether the app, or a change of the scroll range, moved the view outside its range, so that it
  /// may return slowly.
  private var isExcused = false
  /// Whether the effect of such a change was not observed, so that the next observation decides.
  private var isUnsure = false
  private(set) var isWeak = true

  static func watches(_ view: ViewScene) -> Bool { !view.scroll.bounces }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    guard facts.isScrollRangeKnown else {
      isUnsure = true
      return tally.lackScrollRange()
    }
    let maximum = 0.01 + tally.terms.contract.offsetResolution
    let excess = max(facts.overscroll.x, facts.overscroll.y)
    // A view at the edge may be shown outside it if offsets are rounded to steps.
    let isOutside = excess > maximum - 2 * tally.terms.contract.offsetResolution
    // Fingers that stopped the view outside its range may keep it there until they lift.
    let isHeld = isExcused && facts.fingers.count > 0
    if !facts.happened.isSubset(of: .touch)
      || !facts.scrollRangeUnchanged && facts.now.zoom == facts.was.zoom
      || facts.now.insets != facts.was.insets || facts.now.bounds != facts.was.bounds
      || facts.scene.scroll.bounces
    {
      isExcused = isOutside || isHeld
      isUnsure = !facts.sight.isLook
    } else if isUnsure {
      guard facts.sight.isLook else { return tally.miss(facts) }
      isExcused = isOutside || isHeld
      isUnsure = false
    } else if !isOutside, !isHeld {
      isExcused = false
    }
    guard !isExcused, facts.step.hadInput, !facts.scene.scroll.bounces else { return }
    if excess > -maximum, facts.fingers.count > 0 || facts.interest.contains(.coasting) {
      isWeak = false
    }
    tally.check(excess, within: maximum, facts) {
      ("nothing past an edge", "\(excess.text) points")
    }
  }
}
