internal import Gesture
internal import Replay

/// Whether a refresh goes on, as its app knows: it was told of the begin, or it began it itself, and
/// it alone ends it.
struct RefreshWatch {
  private(set) var isOn = false
  /// Whether that can be known: of two asks in one moment only the last is, and of an ask in the moment
  /// of a begin not which came first.
  private(set) var isSure = true

  /// Takes note of a step.
  mutating func see(_ facts: borrowing Facts) {
    var isTold = false
    for callback in facts.callbacks where callback.kind == .refresh { isTold = true }
    if isTold { isOn = true }
    guard facts.asks > 0 else { return }
    if facts.asks > 1 { isSure = false }
    let isAlone = facts.asks == 1 && !isTold
    switch facts.episode.ask?.request {
    case .beginRefresh: (isOn, isSure) = (true, isAlone)
    case .endRefresh: (isOn, isSure) = (false, isAlone)
    default: break
    }
  }
}
