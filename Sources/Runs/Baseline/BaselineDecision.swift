internal import Files
internal import Platform
internal import Replay
package import Text

/// The result of a decision about one baseline.
package enum BaselineDecision: String, CaseIterable {
  /// The pending trace has replaced the baseline.
  case accepted
  /// There was no baseline; the engine's present output became the baseline.
  case new
  /// The pending trace was removed.
  case rejected
  /// There was no pending trace.
  case unchanged
}

extension BaselineFolder {
  /// Accepts the pending trace. If there is neither a pending trace nor a baseline, the recording
  /// is replayed and the result is accepted. A baseline without a pending trace is left unchanged.
  package func accept(_ recording: String) throws -> BaselineDecision {
    let (trace, pending) = (trace(of: recording), pending(of: recording))
    if FileKind(of: pending) != nil {
      try check(pending, of: recording)
      guard rename(pending, trace) == 0 else { throw Self.refusal(pending, "renamed") }
      return .accepted
    }
    guard try !isPresent(trace) else { return .unchanged }
    try write(recording, to: trace)
    return .new
  }

  /// Whether a baseline exists. It is an error if the file cannot be examined: `true` could report
  /// a missing baseline as unchanged, and `false` could replace an existing baseline.
  private func isPresent(_ trace: String) throws(Objection) -> Bool {
    if FileStatus(of: trace) != nil { return true }
    guard errno == ENOENT || errno == ENOTDIR else { throw Self.refusal(trace, "examined") }
    return false
  }

  package func reject(_ recording: String) throws(Objection) -> BaselineDecision {
    let pending = pending(of: recording)
    guard FileKind(of: pending) != nil else { return .unchanged }
    guard unlink(pending) == 0 else { throw Self.refusal(pending, "removed") }
    return .rejected
  }

  private static func refusal(_ path: String, _ what: String) -> Objection {
    let error = FormatError(unread: path, "cannot be \(what): " + lastSystemError())
    return Objection(.unreadable, error.located)
  }

  /// Rejects a pending trace that is truncated, or was made from another recording or with other
  /// settings.
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
