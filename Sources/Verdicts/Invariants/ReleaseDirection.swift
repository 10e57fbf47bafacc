public import Gesture
internal import Replay

/// A fling goes on the way the finger went.
///
/// A person flicks up and the list runs down. Chromium and Flutter have both done it, with a
/// velocity fitted through too few touches.
public struct ReleaseDirection: ReplayInvariant {
  public static let name = "release-direction"
  public static let summary = "a fling goes on the way the finger went"
  public static let interest: Interest = [.lifted]
  private var tally = Tally()
  private var hasThrown = false

  public static func applicability(for scene: Scene, _ terms: Terms) -> Applicability<Self> {
    if let reason = terms.lacks([.callbacks, .activity, .velocity]) { return .untested(reason) }
    return .views(of: scene, where: { $0.scroll.enabled }) { _ in Self() }
  }

  public mutating func observe(_ facts: borrowing Facts) {
    let hold = facts.hold
    guard facts.happened.isSubset(of: [.move, .up]), facts.fingers.count == 0,
      facts.wereFingers.count == 1, hold.isOneFinger, facts.was.activity.contains(.dragging)
    else { return }
    var thrown: Point?
    for callback in facts.callbacks {
      if case .willEndDragging(let velocity, _) = callback.kind { thrown = velocity }
    }
    guard let thrown else { return }
    // What an engine may look back at before the last move.
    let since = hold.finger.lastMove - TimeSpan.milliseconds(160)
    for axis in Axis.allCases {
      let forth = hold.finger.lastForth[axis] > since
      let back = hold.finger.lastBack[axis] > since
      guard forth != back else { continue }
      // Content goes with the finger, and its offset against it.
      let along: Double = forth ? -1 : 1
      if thrown[axis] != 0 { hasThrown = true }
      tally.check(thrown[axis] * along >= 0, facts) {
        ("a release along \(axis) the way the finger went", "\(thrown[axis].text) pt/ms")
      }
      let speed = facts.now.velocity?[axis] ?? 0
      guard facts.now.activity.contains(.decelerating), !facts.restsOnPlaces,
        facts.overscroll[axis] < 0
      else { continue }
      tally.check(speed * along >= 0, facts) {
        ("a coast along \(axis) the way the finger went", "\(speed.text) pt/s")
      }
    }
  }

  public func conclude(_ end: End) -> Verdict {
    tally.verdict(end, exact: true, weak: !hasThrown)
  }
}
