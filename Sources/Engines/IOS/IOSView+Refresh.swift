internal import Gesture
internal import Replay

// Pull to refresh: the control's height becomes an inset while it works, but never under a finger.

extension IOSView {
  /// Under the finger: sets it off where the pull passes the distance, once a pull.
  mutating func pullRefresh() {
    guard let refresh = scene.refresh, refresh.fires == .cross else { return }
    if isPulled(refresh) { fire() }
  }

  /// At the lift: sets it off where that is what counts, and makes room for the control, also of a
  /// refresh that began under fingers which did not pull.
  mutating func releaseRefresh(isPull: Bool) {
    guard let refresh = scene.refresh else { return }
    if refresh.fires == .release, isPull, isPulled(refresh) { fire() }
    isArmed = true
    if refreshing { room.refresh = refresh.height }
  }

  private func isPulled(_ refresh: Refresh) -> Bool {
    -scene.insets.top - standing.offset.y >= refresh.distance
  }

  private mutating func fire() {
    guard isArmed, !refreshing else { return }
    isArmed = false
    refreshing = true
    emit(.refresh)
  }

  /// The app sets it off: at the top the control comes into view.
  mutating func beginRefresh(animated: Bool, at now: Instant) {
    guard let refresh = scene.refresh, !refreshing else { return }
    refreshing = true
    guard !isCarried else { return }
    let wasAtTop = !isMoving && standing.offset.y <= range(.y).low
    change(at: now) { $0.room.refresh = refresh.height }
    guard wasAtTop, hold.isEmpty else { return }
    var place = standing.offset
    place.y = range(.y).low
    scroll(to: place, animated: animated, at: now)
  }

  /// The work is done: the inset is what it was, and the view comes back if nobody holds it.
  mutating func endRefresh(at now: Instant) {
    guard refreshing else { return }
    refreshing = false
    change(at: now) { $0.room.refresh = 0 }
  }
}
