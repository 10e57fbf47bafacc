internal import Gesture
internal import Replay
internal import Reporting

/// What came of one recording on one engine, with what only the run wants to know.
struct Checked: Sendable {
  var row: JudgedRecording
  /// What its engines do wrong later.
  let lateFaults: LateFaults
  /// Which engine failed, and how.
  var engineFailure: EngineFailure?
  /// After how many frames its engine showed what fingers did.
  var lag = FrameLag()

  struct EngineFailure: Sendable {
    let engine: String
    let kind: EngineError.Kind
  }

  /// Whether nobody waited for it to be done.
  var isCut: Bool { engineFailure?.kind == .interrupted }

  /// The engine that did not answer.
  var hung: String? { engineFailure.flatMap { $0.kind == .late ? $0.engine : nil } }

  /// Takes over what its engines did wrong since; whether there was anything.
  mutating func correct() -> Bool {
    guard let fault = lateFaults.close(), row.error == nil else { return false }
    row.error = JudgedRecording.Failure(
      .engine, "engine \(fault.engine) failed: \(fault.error.message)")
    row.invariants = []
    return true
  }
}

extension EngineError {
  /// As it stands in the results.
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
