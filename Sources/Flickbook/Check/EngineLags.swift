internal import Replay

/// After how many frames engines show what fingers do, as their replays say together.
///
/// An engine that acts at frames and does not declare it is judged as if it acted at once: then what is
/// wrong with it drowns in what is not.
struct EngineLags {
  private var lags: [(engine: ChosenEngine, lag: FrameLag)] = []

  mutating func add(_ lag: FrameLag, of engine: ChosenEngine) {
    guard !engine.isSeen else { return }
    let index = lags.firstIndex { $0.engine.designation == engine.designation }
    if let index { lags[index].lag.add(lag) } else { lags.append((engine, lag)) }
  }

  /// What engines should declare, a line for each.
  var warnings: [String] {
    lags.compactMap { engine, lag in
      lag.advice(engine.contract).map {
        "engine \(engine.designation.text) \($0)"
      }
    }
  }
}
