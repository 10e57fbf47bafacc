internal import Model
internal import Replay
internal import Text

/// A finger that was held still before it lifted causes no fling. If the engine declares
/// `held-since-down`, a finger that was down for the declared time counts as held still. This is
/// checked from the lift until the view is at rest.
///
/// If this invariant is broken, a user lifts the finger carefully and the list moves away. Flutter
/// and Compose flung with the speed that the finger had before it stopped.
struct StaleVelocityIsZero: ReplayInvariant {
  static let summary = "a finger held still before it lifts starts no fling"
  static let interest: Interest = [.lifted, .landed, .requested, .layout, .coasting, .cameToRest]
  static let reads: Abilities = .activity
  static let needsExactPaths = true
  /// The offset at the release.
  private var point: Point?

  static func watches(_ view: ViewScene) -> Bool {
    view.scroll.enabled && view.snap == nil && view.wheel == nil
  }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    if !facts.happened.isEmpty {
      point = nil
      if facts.fingers.count == 0, facts.wereFingers.count == 1 { lift(facts, &tally) }
      return
    }
    // If the scroll range of a view shrinks, for example because a keyboard disappeared, the view
    // may move.
    if facts.isUsedAgain || !facts.scrollRangeUnchanged { self.point = nil }
    guard let point, facts.hasMoved || facts.hasJustRested else { return }
    let offset = facts.now.offset
    let moved = max(abs(offset.x - point.x), abs(offset.y - point.y))
    let hidden = (facts.mayBeOutside ? facts.resolution : 0) + facts.error
    tally.check(moved <= tally.terms.contract.restShift + hidden, facts) {
      "offset \(point.x.text) \(point.y.text), where it was released"
      "\(offset.x.text) \(offset.y.text)"
    }
    if facts.hasJustRested { self.point = nil }
  }

  private mutating func lift(_ facts: borrowing Facts, _ tally: inout Tally) {
    let sequence = facts.sequence
    guard sequence.isOneFinger, facts.was.activity.contains(.dragging),
      facts.wasHeld(tally.terms.contract),
      !facts.restsOnPositions,
      facts.overscroll.x <= 0, facts.overscroll.y <= 0, facts.wasOverscroll.x <= 0,
      facts.wasOverscroll.y <= 0, facts.isZoomInLimits
    else { return }
    guard facts.reportsActivity || !facts.isSent else { return }
    guard facts.isScrollRangeKnown else { return tally.lackScrollRange() }
    point = facts.now.offset
    for callback in facts.callbacks {
      switch callback.kind {
      case .willEndDragging(let velocity, _):
        tally.check(velocity == .zero, facts) {
          ("no velocity", "\(velocity.x.text) \(velocity.y.text) pt/ms")
        }
      // If offsets are rounded, the view may be slightly past an edge and return to it.
      case .didEndDragging(let coasts) where !facts.mayBeOutside:
        tally.check(!coasts, facts) { ("the end of the motion", "a coast") }
      default: break
      }
    }
  }
}

extension Facts {
  /// Whether the view may be past an edge because offsets are rounded.
  fileprivate var mayBeOutside: Bool {
    resolution > 0 && max(overscroll.x, overscroll.y) > -resolution
  }
}
