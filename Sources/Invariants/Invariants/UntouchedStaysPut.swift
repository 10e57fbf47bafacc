internal import Model
internal import Replay
internal import Text

/// A view at rest does not move while fingers move another view. Only a finger on the view itself,
/// the app or a new layout may move it, and a page that is out of sight may be reset to the zoom
/// that shows all of it.
///
/// If this invariant is broken, a user sets the minutes and the hours turn too. Handlers written
/// for one finger and one view have mixed up two fingers or two views.
struct UntouchedStaysPut: ReplayInvariant {
  static let summary = "a view at rest stays in place while fingers move another view"
  static let interest: Interest = [.moved, .moment, .look, .layout, .repeated]
  static let needsEveryView = true
  static let needs: Abilities = .manyViews
  private var stoodSince = Instant(nanoseconds: .min / 2)
  /// Whether a finger moved since the last observation, and whether this view had a reason to move.
  private var hasMove = false
  private var hadReason = false

  static func watches(_ view: Int, of scene: Scene, _ terms: Terms) -> Bool {
    // Views that a tap on the status bar may move are excluded, and so are views that may receive
    // the velocity of a coast inside them.
    scene.views.count > 1 && !scene.views[view].scroll.scrollsToTop
      && !(terms.contract.handsVelocityOver && scene.views.contains { $0.inside == view })
  }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    let isFree = facts.fingers.count == 0 && facts.wereFingers.count == 0 && !facts.isTouched
    // With large offset steps, the end of a motion looks like rest.
    let creeps = facts.resolution > 0 && (facts.was.velocity ?? .zero != .zero || facts.mayCreep)
    let hasReason =
      facts.app.requests > 0 || !facts.happened.isDisjoint(with: .layout) || !isFree || creeps
      || facts.isUsedAgain || facts.isOwnerUnknown || facts.isSentByPage
      || facts.scene.keyboard != nil && !facts.scrollRangeUnchanged
      || !facts.keyboard.isKnown && !facts.isScrollRangeReported
    if facts.happened.contains(.move) { hasMove = true }
    if hasReason { hadReason = true }
    // The view must have been observed to be still for a while, up to the last observation. A step
    // in which the view begins to move does not count as still, even if its frame is long.
    let hasSameGeometry =
      (facts.time - facts.sight.gap).seconds(since: stoodSince) >= 0.1
      && facts.time.seconds(since: stoodSince) > facts.elapsed
    if facts.sight.isHole {
      if hasMove || facts.hasMoved { tally.miss(facts) }
    } else if hasSameGeometry, !hadReason, hasMove || facts.hasMoved {
      tally.check(!facts.hasSurelyMoved, facts) {
        "offset \(facts.was.offset.x.text) \(facts.was.offset.y.text), because no finger touches it"
        "\(facts.now.offset.x.text) \(facts.now.offset.y.text)"
      }
    }
    guard facts.sight.isLook else { return }
    if hadReason || facts.hasMoved || facts.sight.isHole { stoodSince = facts.time }
    hasMove = false
    hadReason = false
  }
}

extension Facts {
  /// Whether the view moved by at most one offset step, and its speed is only inferred from offsets
  /// that stay the same for long.
  fileprivate var mayCreep: Bool {
    !reportsVelocity
      && max((now.offset.x - was.offset.x).magnitude, (now.offset.y - was.offset.y).magnitude)
        <= 1.001 * resolution
  }
}
