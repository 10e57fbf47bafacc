internal import Replay
package import Results
internal import Text

/// The outcome of one recording on one engine, with details that only the run needs.
package struct Checked: Sendable {
  package var row: JudgedRecording
  /// The row as a line of results, if it was already written; nil after a change of the row.
  var line: [UInt8]?
  /// Whether the lines of the recording around each violation have been copied into the row.
  var isQuoted = false
  /// Errors of its engines that occur after the replay.
  let lateFaults: LateFaults
  /// Which engine failed, and how.
  var engineFailure: EngineFailure?
  /// After how many frames its engine showed what the fingers did.
  var lag = FrameLag()

  struct EngineFailure: Sendable {
    let engine: String
    let kind: EngineError.Kind
  }

  /// Whether the work was interrupted before it was done.
  var isCut: Bool { engineFailure?.kind == .interrupted }

  /// The engine that did not answer.
  var hung: String? { engineFailure.flatMap { $0.kind == .late ? $0.engine : nil } }

  /// Takes over errors that its engines made since; returns whether there were any.
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
  /// The form in which it appears in the results.
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
