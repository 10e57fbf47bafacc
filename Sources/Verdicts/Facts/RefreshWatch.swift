internal import Gesture
internal import Replay

/// Whether a refresh goes on, as its app knows: it was told of the begin, or it began it itself, and
/// it alone ends it.
struct RefreshWatch {
  private(set) var isOn = false
  /// Whether that can be known: of two asks in one moment only the last is.
  private(set) var isSure = true

  /// Takes note of a step.
  mutating func see(_ facts: borrowing Facts) {
    for callback in facts.callbacks where callback.kind == .refresh { isOn = true }
    guard facts.asks > 0 else { return }
    if facts.asks > 1 { isSure = false }
    switch facts.episode.ask?.request {
    case .beginRefresh: (isOn, isSure) = (true, facts.asks == 1)
    case .endRefresh: (isOn, isSure) = (false, facts.asks == 1)
    default: break
    }
  }
}
