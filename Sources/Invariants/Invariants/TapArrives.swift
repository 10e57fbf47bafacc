internal import Model
internal import Replay
internal import Text

/// A tap on a view at rest is reported to the app.
///
/// This is checked only if one finger comes down at rest, stays well within the slop and lifts
/// within a quarter of a second, and no other event occurs until the view is at rest.
///
/// If this invariant is broken, a user taps a button and nothing happens. Views that wait for a
/// second tap, or treat the smallest movement as a drag, discard the first tap.
struct TapArrives: ReplayInvariant {
  static let summary = "a tap on a view at rest is reported to the app"
  static let interest: Interest = [
    .landed, .touchMoved, .lifted, .requested, .layout, .reported, .cameToRest,
  ]
  static let needs: Abilities = .callbacks
  static let needsEveryView = true
  static let needsExactPaths = true
  private var began = Instant.zero
  /// Where the finger lifted.
  private var point: Point?
  private var isReported = false

  static func watches(_ view: ViewScene) -> Bool { view.scroll.enabled }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    // A recorded device does not report taps.
    guard !facts.sight.isRecorded else { return }
    if facts.touchesBegun > 0 { began = facts.time }
    if !facts.happened.isEmpty {
      point = nil
      isReported = false
      lift(facts, &tally)
    }
    guard let point else { return }
    for callback in facts.callbacks { if case .tap = callback.kind { isReported = true } }
    guard isReported || facts.hasJustRested else { return }
    self.point = nil
    guard isReported || facts.step.seenSince <= began else { return tally.miss(facts) }
    tally.check(isReported, facts) {
      ("a tap to be reported: the finger lifted at \(point.x.text) \(point.y.text)", "none")
    }
  }

  private mutating func lift(_ facts: borrowing Facts, _ tally: inout Tally) {
    let sequence = facts.sequence
    guard facts.happened == .up, facts.fingers.count == 0, facts.wereFingers.count == 1,
      facts.time > began, facts.time - began <= .milliseconds(250),
      facts.isTapHold(tally.terms.contract), !sequence.isOnInner, facts.scene.scroll.enabled
    else { return }
    point = sequence.finger.point
  }
}

extension Facts {
  /// Whether one finger came down at rest and stayed in place, for this view and every view around
  /// it.
  fileprivate func isTapHold(_ contract: EngineContract) -> Bool {
    sequence.isOneFinger && sequence.isFromRest
      && sequence.finger.reach(contract.slopShape) <= max(0, contract.slop - 2)
        * min(1, pointInWindow)
      && (outer?.isTapHold(contract) ?? true)
  }
}
