internal import Gesture
internal import Replay

/// Whether a refresh is running, as the app knows it: a callback reported its begin, or the app began it
/// itself; only the app ends it.
struct RefreshWatch {
  private(set) var isOn = false
  /// Whether that can be known: of two asks in one moment only the last is, and of an ask in the moment
  /// of a begin not which came first.
  private(set) var isSure = true

  /// Follows a step.
  mutating func see(_ facts: borrowing Facts) {
    let isReported = facts.isReported(.refresh)
    if isReported { isOn = true }
    guard facts.asks > 0 else { return }
    if facts.asks > 1 { isSure = false }
    let isAlone = facts.asks == 1 && !isReported
    switch facts.sinceRest.ask?.request {
    case .beginRefresh: (isOn, isSure) = (true, isAlone)
    case .endRefresh: (isOn, isSure) = (false, isAlone)
    default: break
    }
  }
}
