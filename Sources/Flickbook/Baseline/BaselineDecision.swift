internal import Formats
internal import Gesture
internal import Platform
internal import Replay

/// What somebody has decided about the traces that wait.
struct BaselineDecision {
  let folder: BaselineFolder
  let clock: FrameClock
  let round: Double?
}

extension BaselineDecision {
  /// What became of one recording's baseline.
  enum Result: String, CaseIterable {
    /// What waited has taken the place of what was kept.
    case accepted
    /// There was nothing, and now there is what the engine shows.
    case new
    /// What waited is gone.
    case rejected
    /// Nothing waited.
    case unchanged
  }

  /// Keeps what waits from now on; where nothing is kept and nothing waits, what the engine shows.
  /// What is kept and has not been found to differ stays as it is.
  func accept(_ recording: String) throws -> Result {
    let (trace, pending) = (folder.trace(of: recording), folder.pending(of: recording))
    if FileKind(of: pending) != nil {
      try check(pending, of: recording)
      guard rename(pending, trace) == 0 else {
        throw Objection(
          .unreadable,
          FormatError(unread: pending, "cannot be renamed: " + lastSystemError()).unreadMessage)
      }
      return .accepted
    }
    guard FileKind(of: trace) == nil else { return .unchanged }
    try KeptTrace(engine: folder.engine, clock: clock, round: round).write(recording, to: trace)
    return .new
  }

  func reject(_ recording: String) throws(Objection) -> Result {
    let pending = folder.pending(of: recording)
    guard FileKind(of: pending) != nil else { return .unchanged }
    guard unlink(pending) == 0 else {
      throw Objection(
        .unreadable,
        FormatError(unread: pending, "cannot be removed: " + lastSystemError()).unreadMessage)
    }
    return .rejected
  }

  /// Nothing is kept that is cut off, or that is of another recording or of other settings.
  private func check(_ pending: String, of recording: String) throws {
    let reader = try RecordingReader(file: recording)
    let trace = try TraceReader(file: pending, of: reader.scene)
    try folder.check(trace)
    var steps = try TraceSteps(
      trace, of: reader, sha256: try SHA256.hexadecimal(ofFile: recording))
    var step = Step()
    do {
      while try steps.next(into: &step) {}
    } catch ReplayError.format(let error) {
      throw error
    }
  }
}
