public import Gesture
internal import Replay

/// A pull sets a refresh off once: as it passes the distance, or at the lift where the scene wants
/// that; never without a finger, and not while one goes on.
///
/// A person pulls once and the list loads twice, or not at all. Controls that fire while the finger
/// still may turn back have loaded what nobody wanted.
public struct RefreshFiresOnce: ReplayInvariant {
  public static let name = "refresh-fires-once"
  public static let summary = "a pull beyond the distance sets a refresh off once"
  public static let interest: Interest = [.reported, .moment]
  private var tally = Tally()
  private let resolution: Double
  private var watch = RefreshWatch()
  /// How often this pull set it off, and whether the app or the layout had a hand in it.
  private var fires = 0
  private var isSpoiled = true
  private var hasFired = false
  private var hasSpared = false

  public static func applicability(for scene: Scene, _ terms: Terms) -> Applicability<Self> {
    if let reason = terms.lacks([.refresh, .callbacks, .activity, .overscroll]) {
      return .untested(reason)
    }
    // From where small content in the middle is pulled is no distance to the control.
    return .views(of: scene, where: { $0.refresh != nil && $0.layout.small == .leading }) { _ in
      Self(resolution: terms.contract.offsetResolution)
    }
  }

  private init(resolution: Double) {
    self.resolution = resolution
  }

  public mutating func observe(_ facts: borrowing Facts) {
    guard let refresh = facts.scene.refresh else { return }
    // One that the app ends in this moment may have ended before the pull went too far.
    let wasOn = watch.isOn && watch.isSure && facts.asks == 0
    watch.see(facts)
    if facts.isTouched { (fires, isSpoiled) = (0, wasOn || !watch.isSure) }
    // A pull that ends and one that begins in one moment: nobody knows which of them did what.
    let isRelieved =
      facts.touchesBegun > 1 || facts.touchesBegun > 0 && facts.wereFingers.count > 0
    if isRelieved || !facts.happened.isSubset(of: .touch) { isSpoiled = true }
    var fired = 0
    for callback in facts.callbacks where callback.kind == .refresh { fired += 1 }
    fires += fired
    let isHeld = facts.fingers.count > 0 || facts.wereFingers.count > 0 || facts.isTouched
    if fired > 0 {
      hasFired = true
      tally.check((fires == 1 || isRelieved) && isHeld && !wasOn, facts) {
        ("one refresh for a pull", "\(fires), \(wasOn ? "while one goes on" : "under a finger")")
      }
    }
    if !isSpoiled, isHeld, !facts.happened.isEmpty, facts.scene.layout.small == .leading {
      judge(refresh, fired, facts)
    }
    if isRelieved { fires = 0 }
    // What was dragged and let go has had its say.
    if facts.fingers.count == 0 { isSpoiled = true }
  }

  private mutating func judge(_ refresh: Refresh, _ fired: Int, _ facts: borrowing Facts) {
    let beyond = -facts.scene.insets.top - facts.now.offset.y - refresh.distance
    guard abs(beyond) > 1e-6 + resolution else { return isSpoiled = true }
    let isLift = facts.fingers.count == 0
    // Who began and lifted in one moment was never seen to drag: the app was told.
    let drags =
      facts.now.activity.contains(.dragging) || facts.was.activity.contains(.dragging)
      || facts.callbacks.contains { $0.kind == .willBeginDragging }
    let isDue: Bool
    switch refresh.fires {
    case .cross:
      guard drags, facts.happened.contains(.move) else { return }
      isDue = beyond > 0 && fires == fired
    case .release:
      isDue = isLift && beyond > 0 && !facts.happened.contains(.cancel) && drags
    }
    if isLift || !isDue, fires == 0 { hasSpared = true }
    tally.check(fired == (isDue ? 1 : 0), facts) {
      (
        isDue
          ? "a refresh: pulled \(beyond.text) beyond its distance"
          : "no refresh at \(facts.now.offset.y.text)",
        "\(fired)"
      )
    }
  }

  public func conclude(_ end: End) -> Verdict {
    tally.verdict(end, weak: !hasFired || !hasSpared)
  }
}
