internal import Model
internal import Replay
internal import Text

/// A pull starts a refresh once: as it passes the distance, or at the lift if the scene declares
/// this. No refresh starts without a finger, or while one is running.
///
/// Otherwise a user pulls once and the list loads twice, or not at all. Controls that fire while
/// the finger can still move back have loaded content that the user did not request.
struct RefreshFiresOnce: ReplayInvariant {
  static let summary = "a pull past the refresh distance starts exactly one refresh"
  static let interest: Interest = [.reported, .moment]
  static let needs: Abilities = [.refresh, .callbacks, .activity, .overscroll]
  private var watch = RefreshWatch()
  /// How often this pull started a refresh, and whether the app or the layout interfered with the
  /// pull.
  private var fires = 0
  private var isSpoiled = true
  private var hasFired = false
  private var hasSpared = false

  static func watches(_ view: ViewScene) -> Bool {
    // If small content is centred, the distance from its resting position to the control is
    // unknown.
    view.refresh != nil && view.layout.small == .leading
  }

  var isWeak: Bool { !hasFired || !hasSpared }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    guard let refresh = facts.scene.refresh else { return }
    // If the app ends a refresh in this moment, the refresh may have ended before the pull passed
    // the distance.
    let wasOn = watch.isOn && watch.isSure && facts.app.requests == 0
    watch.see(facts)
    if facts.isTouched {
      fires = 0
      isSpoiled = wasOn || !watch.isSure
    }
    // If a pull ends and another pull begins in one moment, it is unknown which pull caused the
    // refresh.
    let isRelieved = facts.touchesBegun > 1 || facts.touchesBegun > 0 && facts.wereFingers.count > 0
    if isRelieved || !facts.happened.isSubset(of: .touch) { isSpoiled = true }
    let fired = facts.callbacks.count { $0.kind == .refresh }
    fires += fired
    let isHeld = facts.fingers.count > 0 || facts.wereFingers.count > 0 || facts.isTouched
    if fired > 0 {
      hasFired = true
      tally.check((fires == 1 || isRelieved) && isHeld && !wasOn, facts) {
        ("one refresh per pull", "\(fires), \(wasOn ? "during another one" : "under a finger")")
      }
    }
    if !isSpoiled, isHeld, !facts.happened.isEmpty, facts.scene.layout.small == .leading {
      judge(refresh, fired, facts, &tally)
    }
    if isRelieved { fires = 0 }
    // After the release, the pull can start no further refresh.
    if facts.fingers.count == 0 { isSpoiled = true }
  }

  private mutating func judge(
    _ refresh: Refresh, _ fired: Int, _ facts: borrowing Facts, _ tally: inout Tally
  ) {
    let beyond = -facts.scene.insets.top - facts.now.offset.y - refresh.distance
    // Within a frame of an engine that acts at frames, a finger may have passed the distance and
    // returned. If there are several fingers, one finger may have passed it before the other
    // fingers moved.
    let unseen = facts.spansInput || facts.fingers.count > 1 ? facts.path.y : 0
    guard abs(beyond) > 1e-6 + facts.resolution + unseen else { return isSpoiled = true }
    let isLift = facts.fingers.count == 0
    // A drag that began and ended in one moment is visible only in its callbacks.
    let drags =
      facts.now.activity.contains(.dragging) || facts.was.activity.contains(.dragging)
      || facts.isReported(.willBeginDragging)
    let isDue: Bool
    switch refresh.fires {
    case .cross:
      guard drags, facts.happened.contains(.move) else { return }
      isDue = beyond > 0 && fires == fired
    case .release:
      // If one finger lifts and another finger is cancelled in one moment, either may be the last
      // finger.
      if facts.happened.isSuperset(of: [.cancel, .up]) { return }
      isDue = isLift && beyond > 0 && !facts.happened.contains(.cancel) && drags
    }
    if isLift || !isDue, fires == 0 { hasSpared = true }
    tally.check(fired == (isDue ? 1 : 0), facts) {
      isDue
        ? "a refresh: pulled \(beyond.text) points past its distance"
        : "no refresh at \(facts.now.offset.y.text)"
      "\(fired)"
    }
  }
}
