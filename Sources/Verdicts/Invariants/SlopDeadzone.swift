public import Gesture
internal import Replay

/// A resting finger is no scroll: within the slop nothing moves and no drag begins.
///
/// A person taps and the list twitches. Engines have begun a drag with the first move, or counted a
/// finger's way instead of how far it got.
public struct SlopDeadzone: ReplayInvariant {
  public static let name = "slop-deadzone"
  public static let summary = "a finger within the slop moves nothing"
  public static let interest: Interest = [.dragging]
  private var tally = Tally()
  private let most: Double

  public static func applicability(for scene: Scene, _ terms: Terms) -> Applicability<Self> {
    // What is left of a slop of two points is as good as none.
    guard terms.contract.slop > 2 else { return .notApplicable }
    return .views(of: scene) { _ in Self(most: terms.contract.slop - 2) }
  }

  private init(most: Double) {
    self.most = most
  }

  public mutating func observe(_ facts: borrowing Facts) {
    guard facts.hold.isFromRest else { return }
    let hold = facts.hold
    guard hold.isOneFinger, hold.finger.reach > 0, hold.finger.reach <= most
    else { return }
    var begins = false
    for callback in facts.callbacks {
      if case .willBeginDragging = callback.kind { begins = true }
    }
    tally.check(facts.now.offset == hold.offset && !begins, facts) {
      (
        "nothing to move: the finger got \(hold.finger.reach.text) points",
        begins
          ? "a drag began"
          : "offset \(facts.now.offset.x.text) \(facts.now.offset.y.text)"
      )
    }
  }

  public func conclude(_ end: End) -> Verdict { tally.verdict(end, exact: true) }
}
