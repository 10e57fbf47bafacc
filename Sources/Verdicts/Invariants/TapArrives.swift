public import Gesture
internal import Replay

/// A tap on a view that stands still reaches its app.
///
/// A person taps a button and nothing happens. Views that wait for a second tap, or take the least
/// tremble for a drag, swallow the first.
///
/// It counts where one finger comes down at rest, stays well within the slop and lifts within a
/// quarter of a second, and nothing else happens until rest.
public struct TapArrives: ReplayInvariant {
  public static let name = "tap-arrives"
  public static let summary = "a tap on a view at rest reaches its app"
  public static let interest: Interest = [
    .landed, .swept, .lifted, .asked, .layout, .reported, .settled,
  ]
  private var tally = Tally()
  private let terms: Terms
  private var began = Instant.zero
  /// Where the finger lifted.
  private var place: Point?
  private var isTold = false

  public static func applicability(for scene: Scene, _ terms: Terms) -> Applicability<Self> {
    if let reason = terms.lacks(.callbacks) { return .untested(reason) }
    if scene.views.count > 1, let reason = terms.lacks(.manyViews) { return .untested(reason) }
    return .views(of: scene, where: { $0.scroll.enabled }) { _ in Self(terms: terms) }
  }

  private init(terms: Terms) {
    self.terms = terms
  }

  public mutating func observe(_ facts: borrowing Facts) {
    if facts.touchesBegun > 0 { began = facts.time }
    if !facts.happened.isEmpty {
      place = nil
      isTold = false
      lift(facts)
    }
    guard let place else { return }
    for callback in facts.callbacks { if case .tap = callback.kind { isTold = true } }
    guard isTold || facts.hasJustRested else { return }
    self.place = nil
    guard isTold || facts.seenSince <= began else { return tally.miss(facts) }
    tally.check(isTold, facts) {
      ("a tap to be told: the finger lifted at \(place.x.text) \(place.y.text)", "none")
    }
  }

  private mutating func lift(_ facts: borrowing Facts) {
    let hold = facts.hold
    guard facts.happened == .up, facts.fingers.count == 0, facts.wereFingers.count == 1,
      facts.time > began, facts.time - began <= .milliseconds(250), facts.isTapHold(terms.contract),
      !hold.isOnInner, facts.scene.scroll.enabled
    else { return }
    place = hold.finger.place
  }

  public func conclude(_ end: End) -> Verdict { tally.verdict(end, exact: true) }
}

extension Facts {
  /// Whether one finger came down at rest and stayed where it was, for every view around too.
  fileprivate func isTapHold(_ contract: EngineContract) -> Bool {
    hold.isOneFinger && hold.isFromRest
      && hold.finger.reach <= max(0, contract.slop - 2) * min(1, pointInWindow)
      && (outer?.isTapHold(contract) ?? true)
  }
}
