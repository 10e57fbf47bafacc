internal import Replay

/// The measured number of frames between the fingers' movements and the shown movements, over all
/// replays of a run.
///
/// An engine that handles touches only at frames, but does not declare `actsAtFrames`, is judged as
/// if it reacted at once. Its real errors are then hidden among false errors.
struct EngineLags {
  private var lags: [(engine: ChosenEngine, lag: FrameLag)] = []

  mutating func add(_ lag: FrameLag, of engine: ChosenEngine) {
    guard !engine.isSeen else { return }
    let index = lags.firstIndex { $0.engine.designation == engine.designation }
    if let index { lags[index].lag.add(lag) } else { lags.append((engine, lag)) }
  }

  /// One line per engine with the attribute that it should declare.
  var warnings: [String] {
    lags.compactMap { engine, lag in
      lag.advice(engine.contract).map {
        "engine \(engine.designation.text) \($0)"
      }
    }
  }
}
