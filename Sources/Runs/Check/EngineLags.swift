internal import Replay

/// After how many frames engines show what fingers do, derived from all of their replays.
///
/// An engine that acts at frames and does not declare it is judged as if it acted at once; its real
/// errors are then hidden among false ones.
struct EngineLags {
  private var lags: [(engine: ChosenEngine, lag: FrameLag)] = []

  mutating func add(_ lag: FrameLag, of engine: ChosenEngine) {
    guard !engine.isSeen else { return }
    let index = lags.firstIndex { $0.engine.designation == engine.designation }
    if let index { lags[index].lag.add(lag) } else { lags.append((engine, lag)) }
  }

  /// The attribute that each engine should declare, one line per engine.
  var warnings: [String] {
    lags.compactMap { engine, lag in
      lag.advice(engine.contract).map {
        "engine \(engine.designation.text) \($0)"
      }
    }
  }
}
