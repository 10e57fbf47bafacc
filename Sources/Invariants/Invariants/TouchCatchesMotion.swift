internal import Model
internal import Replay
internal import Text

/// A touch stops a coasting view at once, where it is.
///
/// Otherwise a user puts a finger on a list to read it and it runs on. A terminal and a map with
/// tiles have continued to coast under the finger.
struct TouchCatchesMotion: ReplayInvariant {
  static let summary = "a touch stops a coasting view where it is shown"
  static let interest: Interest = [.dragging]
  static let tolerance = ToleranceClass.fixed
  static let reads: Abilities = .velocity
  static let needsExactPaths = true
  /// The offset at which a finger stopped the view.
  private var hold = Point.zero
  /// Whether the app of a page moves the view, so that the motion is not a coast.
  private var isOfApp = false

  static func watches(_ view: ViewScene) -> Bool { view.scroll.enabled }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    guard facts.sequence.speed > 50, !facts.mayBeTaken, facts.isScrollRangeKnown else { return }
    // An engine that acts at frames shows the touch after the view has moved on for a part of a
    // frame.
    let isCaught = facts.isTouched && facts.spansInput
    if facts.touchesBegun > 0 { hold = isCaught ? facts.now.offset : facts.sequence.offset }
    let slop = tally.terms.contract.slopAfterCatch.map { max($0, 2) } ?? tally.terms.contract.slop
    // The slop is unknown if a page's script handles fingers. A motion that the app started may
    // continue under a finger.
    let still = facts.isScripted ? 0 : slop - 2
    isOfApp = facts.isSentByPage || isOfApp && facts.touchesBegun == 0
    guard !isOfApp, facts.sequence.isOneFinger,
      facts.sequence.finger.reach(tally.terms.contract.slopShape) <= still,
      facts.scene.scroll.enabled, !facts.isCarriedAround, !facts.isCarriedInside
    else { return }
    let offset = facts.now.offset
    let point = isCaught ? facts.sequence.offset : hold
    let moved = max(abs(offset.x - point.x), abs(offset.y - point.y))
    let drift = isCaught ? max(facts.drift(.x), facts.drift(.y)) : 0
    let tolerance =
      0.01 + tally.terms.contract.offsetResolution + tally.terms.contract.restShift + drift
      // A page may round to whole pixels.
      + (facts.isScripted ? 1.5 : 0)
    tally.check(moved, within: tolerance, facts) {
      "offset \(point.x.text) \(point.y.text), where it was touched"
      "\(offset.x.text) \(offset.y.text)"
    }
  }
}

extension Facts {
  /// Whether fingers drag or pinch a view around this view, which moves all views inside it.
  fileprivate var isCarriedAround: Bool {
    guard let outer else { return false }
    return !outer.now.activity.isDisjoint(with: [.dragging, .zooming]) || outer.isCarriedAround
  }
}
