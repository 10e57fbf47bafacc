internal import Formats
internal import Gesture
internal import Platform
internal import Replay

/// What became of one recording's baseline.
enum BaselineDecision: String, CaseIterable {
  /// What waited has taken the place of what was kept.
  case accepted
  /// There was nothing, and now there is what the engine shows.
  case new
  /// What waited is gone.
  case rejected
  /// Nothing waited.
  case unchanged
}

extension BaselineFolder {
  /// Keeps what waits from now on; where nothing is kept and nothing waits, what the engine shows.
  /// What is kept and has not been found to differ stays as it is.
  func accept(_ recording: String) throws -> BaselineDecision {
    let (trace, pending) = (trace(of: recording), pending(of: recording))
    if FileKind(of: pending) != nil {
      try check(pending, of: recording)
      guard rename(pending, trace) == 0 else { throw Self.refusal(pending, "renamed") }
      return .accepted
    }
    guard FileKind(of: trace) == nil else { return .unchanged }
    try write(recording, to: trace)
    return .new
  }

  func reject(_ recording: String) throws(Objection) -> BaselineDecision {
    let pending = pending(of: recording)
    guard FileKind(of: pending) != nil else { return .unchanged }
    guard unlink(pending) == 0 else { throw Self.refusal(pending, "removed") }
    return .rejected
  }

  private static func refusal(_ path: String, _ what: String) -> Objection {
    let error = FormatError(unread: path, "cannot be \(what): " + lastSystemError())
    return Objection(.unreadable, error.located)
  }

  /// Nothing is kept that is cut off, or that is of another recording or of other settings.
  private func check(_ pending: String, of recording: String) throws {
    let reader = try RecordingReader(file: recording)
    let trace = try TraceReader(file: pending, of: reader.scene)
    try check(trace)
    var steps = try TraceSteps(trace, of: reader, sha256: try SHA256.hexadecimal(ofFile: recording))
    var step = Step()
    do {
      while try steps.next(into: &step) {}
    } catch ReplayError.format(let error) {
      throw error
    }
  }
}
