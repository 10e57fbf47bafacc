public import Gesture
internal import Replay

/// A finger that was held still before it lifted throws nothing.
///
/// A person lets go with care and the list runs away. Flutter and Compose threw with the speed the
/// finger had before it stopped.
public struct StaleVelocityIsZero: ReplayInvariant {
  public static let name = "stale-velocity-is-zero"
  public static let summary = "a finger held still before it lifts throws nothing"
  public static let interest: Interest = [
    .lifted, .landed, .asked, .layout, .coasting, .settled,
  ]
  private var tally = Tally()
  private let patience: TimeSpan
  /// Where the view was let go.
  private var place: Point?

  public static func applicability(for scene: Scene, _ terms: Terms) -> Applicability<Self> {
    if let reason = terms.lacks([.callbacks, .activity]) { return .untested(reason) }
    return .views(of: scene, where: { $0.scroll.enabled && $0.snap == nil && $0.wheel == nil }) {
      _ in Self(patience: terms.contract.heldStill)
    }
  }

  private init(patience: TimeSpan) {
    self.patience = patience
  }

  public mutating func observe(_ facts: borrowing Facts) {
    if !facts.happened.isEmpty {
      place = nil
      if facts.fingers.count == 0, facts.wereFingers.count == 1 { lift(facts) }
      return
    }
    guard let place, facts.hasMoved || facts.hasJustRested else { return }
    guard !facts.isUsedAgain else { return self.place = nil }
    let offset = facts.now.offset
    tally.check(offset == place, facts) {
      (
        "offset \(place.x.text) \(place.y.text), where it was let go",
        "\(offset.x.text) \(offset.y.text)"
      )
    }
    if facts.hasJustRested { self.place = nil }
  }

  private mutating func lift(_ facts: borrowing Facts) {
    let hold = facts.hold
    guard hold.isOneFinger, facts.was.activity.contains(.dragging),
      facts.time - hold.finger.lastMove > patience, !facts.restsOnPlaces,
      facts.overscroll.x <= 0, facts.overscroll.y <= 0, facts.wasOverscroll.x <= 0,
      facts.wasOverscroll.y <= 0, facts.isZoomInLimits
    else { return }
    place = facts.now.offset
    for callback in facts.callbacks {
      switch callback.kind {
      case .willEndDragging(let velocity, _):
        tally.check(velocity == .zero, facts) {
          ("no velocity", "\(velocity.x.text) \(velocity.y.text) pt/ms")
        }
      case .didEndDragging(let coasts):
        tally.check(!coasts, facts) { ("the end of the motion", "a coast") }
      default: break
      }
    }
  }

  public func conclude(_ end: End) -> Verdict { tally.verdict(end, exact: true) }
}
