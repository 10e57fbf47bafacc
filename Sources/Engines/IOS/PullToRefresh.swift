/// Whether a refresh is under way, and whether the pull of the fingers may still begin one.
/// The control's height is an inset while it works, but never under a finger.
struct PullToRefresh {
  private(set) var isRefreshing = false
  private var isArmed = true

  /// The view is pulled as far as it must be; whether a refresh begins, which it does once a pull.
  mutating func pull() -> Bool {
    guard isArmed, !isRefreshing else { return false }
    isArmed = false
    isRefreshing = true
    return true
  }

  /// The fingers are gone: the next pull may begin a refresh.
  mutating func rearm() { isArmed = true }

  /// The app begins a refresh; false where one is under way.
  mutating func begin() -> Bool {
    defer { isRefreshing = true }
    return !isRefreshing
  }

  /// The work is done; false where none was under way.
  mutating func end() -> Bool {
    defer { isRefreshing = false }
    return isRefreshing
  }
}
