internal import Formats
internal import Gesture
internal import Platform
internal import Replay
internal import Reporting

/// Puts beside each baseline what the engine shows instead, so that somebody can decide.
struct PendingTraces: Sendable {
  private let folder: BaselineFolder
  private let round: Double?

  init(in folder: BaselineFolder, _ arguments: ParsedArguments) {
    self.folder = folder
    round = arguments.number(.keptRound)
  }
}

extension PendingTraces {
  /// Leaves a pending trace where a recording has no baseline or differs from it, and none where
  /// nothing is to be decided any more.
  func update(_ row: inout JudgedRecording, _ clock: FrameClock) {
    let path = folder.pending(of: row.recording)
    if row.error == nil, row.broken.isEmpty, row.warned.isEmpty {
      unlink(path)
      return
    }
    guard isToBeDecided(row, clock) else { return }
    do {
      try KeptTrace(engine: folder.engine, clock: clock, round: round)
        .write(row.recording, to: path)
    } catch {
      row.error = JudgedRecording.Failure(.format, "\(error)")
    }
  }

  /// Not where the engine failed, nor where the baseline is refused because something else was asked
  /// for than was kept: then the command line is to be changed.
  private func isToBeDecided(_ row: JudgedRecording, _ clock: FrameClock) -> Bool {
    if row.error == nil { return true }
    guard row.error?.kind == .format else { return false }
    guard let head = try? TraceHead(ofFile: folder.trace(of: row.recording)) else { return true }
    return head.rate == clock.rate && head.phase == clock.phase
      && folder.objection(to: head) == nil
  }
}
