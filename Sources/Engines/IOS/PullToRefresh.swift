/// The state of pull to refresh: whether a refresh is running, and whether the current pull may
/// begin a refresh. While a refresh runs, the control's height is an inset. If fingers drag or
/// pinch the view when the refresh begins, the inset is added only when they lift.
struct PullToRefresh {
  private(set) var isRefreshing = false
  private var isArmed = true

  /// Handles a pull past the distance; returns whether a refresh begins. A pull begins at most one
  /// refresh.
  mutating func pull() -> Bool {
    guard isArmed, !isRefreshing else { return false }
    isArmed = false
    isRefreshing = true
    return true
  }

  /// Allows the next pull to begin a refresh, after the fingers have lifted.
  mutating func rearm() { isArmed = true }

  /// Begins a refresh for the app; returns false if a refresh was already running.
  mutating func begin() -> Bool {
    defer { isRefreshing = true }
    return !isRefreshing
  }

  /// Ends the refresh for the app; returns false if no refresh was running.
  mutating func end() -> Bool {
    defer { isRefreshing = false }
    return isRefreshing
  }
}
