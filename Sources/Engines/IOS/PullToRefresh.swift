/// Whether a refresh is running, and whether the current pull may still begin one. The control's
/// height is an inset while the refresh runs, but never under a finger.
struct PullToRefresh {
  private(set) var isRefreshing = false
  private var isArmed = true

  /// Handles a pull past the distance; returns whether a refresh begins, which happens once per
  /// pull.
  mutating func pull() -> Bool {
    guard isArmed, !isRefreshing else { return false }
    isArmed = false
    isRefreshing = true
    return true
  }

  /// The fingers have lifted: the next pull may begin a refresh.
  mutating func rearm() { isArmed = true }

  /// The app begins a refresh; returns false if one is running.
  mutating func begin() -> Bool {
    defer { isRefreshing = true }
    return !isRefreshing
  }

  /// The app ends the refresh; returns false if none was running.
  mutating func end() -> Bool {
    defer { isRefreshing = false }
    return isRefreshing
  }
}
