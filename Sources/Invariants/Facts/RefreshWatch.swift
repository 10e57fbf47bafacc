internal import Model
internal import Replay

/// Tracks whether a refresh is running from the app's point of view: a callback reports the begin,
/// or the app begins the refresh itself; only the app ends it.
struct RefreshWatch {
  private(set) var isOn = false
  /// Whether `isOn` is certain. If the app makes several requests in one moment, only the last
  /// request is known; if a refresh begins in the moment of a request, their order is unknown.
  private(set) var isSure = true

  /// Processes a step.
  mutating func see(_ facts: borrowing Facts) {
    let isReported = facts.isReported(.refresh)
    if isReported { isOn = true }
    guard facts.app.requests > 0 else { return }
    if facts.app.requests > 1 { isSure = false }
    let isAlone = facts.app.requests == 1 && !isReported
    switch facts.sinceRest.request?.request {
    case .beginRefresh: (isOn, isSure) = (true, isAlone)
    case .endRefresh: (isOn, isSure) = (false, isAlone)
    default: break
    }
  }
}
