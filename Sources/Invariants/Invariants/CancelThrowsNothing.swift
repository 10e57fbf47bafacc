internal import Model
internal import Replay
internal import Text

/// A touch that the system cancels causes no fling: the content stays at the position to which the
/// touch moved it.
///
/// This is checked only if a single finger was moving when it was cancelled, in a view that may
/// rest anywhere. An engine may show the finger's last movement up to 40 milliseconds late; after
/// that, nothing may move.
///
/// If this invariant is broken, a phone call scrolls the list away, although the user did not flick
/// it. Handlers that treat a cancelled touch as a lift fling with the finger's speed.
struct CancelThrowsNothing: ReplayInvariant {
  static let summary = "a touch that the system cancels starts no fling"
  static let interest: Interest = [
    .lifted, .landed, .requested, .layout, .coasting, .cameToRest, .moment,
  ]
  static let tolerance = ToleranceClass.fixed
  static let needs: Abilities = .cancel
  /// When the touch was cancelled.
  private var cancelled: Instant?
  /// The offset when even an engine with late touches must have shown the cancellation.
  private var start: Point?

  static func watches(_ view: ViewScene) -> Bool {
    view.scroll.enabled && view.snap == nil && view.wheel == nil
  }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    if !facts.happened.isEmpty {
      cancelled = isThrowing(facts) ? facts.time : nil
      start = nil
      return
    }
    guard let cancelled, facts.sight.isLook else { return }
    guard facts.scrollRangeUnchanged, !facts.isUsedAgain else { return self.cancelled = nil }
    let isAtRest = facts.hasJustRested
    guard facts.time - cancelled >= .milliseconds(40) || isAtRest else { return }
    let point = start ?? facts.now.offset
    start = point
    for axis in Axis.allCases {
      let gone = (facts.now.offset[axis] - point[axis]).magnitude
      tally.check(gone, within: 1 + 2 * facts.resolution, facts) {
        "offset.\(axis) \(point[axis].text), where the touch was cancelled"
        facts.now.offset[axis].text
      }
    }
    if isAtRest { self.cancelled = nil }
  }

  private func isThrowing(_ facts: borrowing Facts) -> Bool {
    let finger = facts.sequence.finger
    return facts.happened.contains(.cancel) && facts.happened.isSubset(of: .move | .cancel)
      // The lift of another finger may already have flung the view.
      && !facts.sequence.happened.contains(.up)
      && facts.fingers.count == 0 && facts.sequence.isOneFinger && facts.sequence.isFromRest
      && !facts.sequence.isOnInner && !facts.restsOnPositions && facts.isZoomInLimits
      && facts.overscroll.x <= 0 && facts.overscroll.y <= 0
      && facts.step.inputTime - finger.lastMove <= .milliseconds(50) && finger.reach > 20
      && facts.hasSurelyLeft(facts.sequence.offset)
  }
}
