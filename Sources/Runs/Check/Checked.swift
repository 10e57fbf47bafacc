internal import Replay
package import Results
internal import Text

/// The outcome of one recording on one engine, with details that only the run needs.
package struct Checked: Sendable {
  package var row: JudgedRecording
  /// The row as a line of results; nil if it was not written yet, or the row has changed since.
  var line: [UInt8]?
  /// Whether the lines of the recording around each violation have been copied into the row.
  var isQuoted = false
  /// Errors that the engines of this recording report after the replay.
  let lateFaults: LateFaults
  /// The engine that failed, and the kind of failure; nil if none failed.
  var engineFailure: EngineFailure?
  /// The measured number of frames between the fingers' movements and the shown movements.
  var lag = FrameLag()

  struct EngineFailure: Sendable {
    let engine: String
    let kind: EngineError.Kind
  }

  /// Whether the work was interrupted.
  var isCut: Bool { engineFailure?.kind == .interrupted }

  /// The engine that did not answer in time; nil if all did.
  var hung: String? { engineFailure.flatMap { $0.kind == .late ? $0.engine : nil } }

  /// Replaces the row's verdicts by an error that an engine made after the replay; returns whether
  /// there was such an error.
  mutating func correct() -> Bool {
    guard let fault = lateFaults.close(), row.error == nil else { return false }
    row.error = JudgedRecording.Failure(
      .engine, "engine \(fault.engine) failed: \(fault.error.message)")
    row.invariants = []
    line = nil
    return true
  }
}

extension EngineError {
  /// The error as a failure in a results row.
  func failure(of engine: String, at location: FileLocation = .nowhere) -> JudgedRecording.Failure {
    let kind: JudgedRecording.Failure.Kind =
      switch kind {
      case .late: .timeout
      case .unstarted: .start
      default: .engine
      }
    return JudgedRecording.Failure(kind, "engine \(engine) failed: \(message)", at: location)
  }
}
