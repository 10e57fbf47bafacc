internal import Model
internal import Replay
internal import Text

/// A fling continues in the direction in which the finger moved.
///
/// Otherwise a user flicks up and the list runs down. Chromium and Flutter have both had this
/// fault, with a velocity that was fitted to too few touches.
struct ReleaseDirection: ReplayInvariant {
  static let summary = "a fling continues in the direction of the finger"
  static let interest: Interest = [.lifted]
  static let reads: Abilities = [.activity, .velocity]
  static let needsExactPaths = true
  private(set) var isWeak = true

  static func watches(_ view: ViewScene) -> Bool { view.scroll.enabled }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    guard facts.scene.scroll.enabled else { return }
    if facts.actsAtFrames, facts.isOuterTouched || facts.isSent { return }
    let sequence = facts.sequence
    guard facts.happened.isSubset(of: .move | .up), facts.fingers.count == 0,
      facts.wereFingers.count == 1, sequence.isOneFinger, facts.was.activity.contains(.dragging)
    else { return }
    var flingVelocity: Point?
    for callback in facts.callbacks {
      if case .willEndDragging(let velocity, _) = callback.kind { flingVelocity = velocity }
    }
    guard flingVelocity != nil || !tally.terms.abilities.contains(.callbacks) else { return }
    // The start of the interval before the last move that an engine may take into account.
    let since = sequence.finger.lastMove - TimeSpan.milliseconds(160)
    for axis in Axis.allCases {
      let forth = sequence.finger.lastForth[axis] > since
      let back = sequence.finger.lastBack[axis] > since
      guard forth != back else { continue }
      // Content moves with the finger, so its offset moves in the opposite direction.
      let along: Double = forth ? -1 : 1
      if let flingVelocity {
        if flingVelocity[axis] != 0 { isWeak = false }
        tally.check(flingVelocity[axis] * along >= 0, facts) {
          (
            "a release along \(axis) in the direction of the finger",
            "\(flingVelocity[axis].text) pt/ms"
          )
        }
      }
      let speed = facts.now.velocity?[axis] ?? 0
      guard facts.now.activity.contains(.decelerating), !facts.restsOnPositions,
        facts.isScrollRangeKnown, facts.overscroll[axis] < -facts.resolution
      else { continue }
      if flingVelocity == nil, speed != 0 { isWeak = false }
      tally.check(speed * along >= 0, facts) {
        ("a coast along \(axis) in the direction of the finger", "\(speed.text) pt/s")
      }
    }
  }
}
