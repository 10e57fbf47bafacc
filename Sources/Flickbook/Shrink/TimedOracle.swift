internal import Gesture
internal import Replay

/// An oracle that is given up when it takes too long: an engine that hangs must not take along what
/// was found before.
struct TimedOracle: Sendable {
  let oracle: FailureOracle
  /// So many seconds on the clock on the wall are enough for one recording.
  let patience: Double

  /// What is wrong; an error where the engine failed, or has not answered by then.
  func faults(in recording: Recording) throws(ReplayError) -> [FailureOracle.Fault] {
    let late = EngineError(
      .late, "no answer after \(TimeSpan.seconds(patience).milliseconds.text) ms")
    var result: Result<[FailureOracle.Fault], ReplayError> = .failure(
      .engine(EngineError(.interrupted, Interruption.words)))
    let pool = WorkerPool<Result<[FailureOracle.Fault], ReplayError>>(
      jobs: 1, pieces: 1, patience: patience
    ) {
      [oracle] _, isGivenUp in
      Result { () throws(ReplayError) in
        try oracle.faults(in: recording, isGivenUp: isGivenUp)
      }
    }
    pool.run(
      isInterrupted: { Interruption.hasCome }, late: { _ in .failure(.engine(late)) },
      handle: { _, outcome in
        result = outcome
        return true
      }, idle: {})
    return try result.get()
  }

  /// The same, asking for one kind of fault alone.
  func narrowed(to name: String) -> TimedOracle {
    TimedOracle(oracle: oracle.narrowed(to: name), patience: patience)
  }

  /// The same questions to another engine; nothing where two are compared.
  func asked(of other: ChosenEngine?) -> TimedOracle? {
    other.flatMap { oracle.asked(of: $0) }.map { TimedOracle(oracle: $0, patience: patience) }
  }
}
