internal import Exploration
internal import Gesture
internal import Replay

/// An exam that is given up when it takes too long: an engine that hangs must not take along what was
/// found before.
struct TimedExam: Sendable {
  let exam: Exam
  /// So many seconds on the clock on the wall are enough for one recording.
  let patience: Double
}

extension TimedExam {
  /// What is wrong; an error where the engine failed, or has not answered by then.
  func faults(in recording: Recording) throws(ReplayError) -> [Exam.Fault] {
    let late = EngineError(
      .late, "no answer after \(Lapse.seconds(patience).milliseconds.text) ms")
    var result: Result<[Exam.Fault], ReplayError> = .failure(
      .engine(EngineError(.interrupted, Interruption.words)))
    let crew = Crew<Result<[Exam.Fault], ReplayError>>(jobs: 1, pieces: 1, patience: patience) {
      [exam] _, isGivenUp in
      Result { () throws(ReplayError) in
        try exam.faults(in: recording, isGivenUp: isGivenUp)
      }
    }
    crew.run(
      isInterrupted: { Interruption.hasCome }, late: { _ in .failure(.engine(late)) },
      take: { _, outcome in
        result = outcome
        return true
      }, idle: {})
    return try result.get()
  }

  /// The same, asking for one kind of fault alone.
  func narrowed(to name: String) -> TimedExam {
    TimedExam(exam: exam.narrowed(to: name), patience: patience)
  }
}
