internal import Files
internal import Platform
internal import Replay
internal import Results
internal import Writing

extension BaselineFolder {
  /// Replays a recording and writes its trace. An existing file is replaced only when the new file
  /// is complete.
  func write(_ recording: String, to path: String) throws {
    let sha256 = try SHA256.hexadecimal(ofFile: recording)
    let reader = try RecordingReader(file: recording)
    let here = currentFolder()
    let whole = recording.absolutePath(in: here)
    let head = TraceHead(
      of: whole.relative(to: here) ?? whole, sha256: sha256, on: engine, clock, round: round)
    let scene = reader.scene
    var steps = try reader.steps(of: recording, on: engine, clock)
    try NewFile.makeFolders(path.folder)
    var output = try TraceOutput(head, of: scene, reports: engine.reports, to: path)
    do {
      var step = Step()
      while try steps.next(into: &step) {
        try output.write(step)
        if Interruption.hasCome { throw EngineError(.interrupted, Interruption.text) }
      }
      try output.finish()
    } catch {
      output.abandon()
      throw error
    }
  }

  /// Writes a pending trace for a recording without a baseline or with differences to its baseline,
  /// so that the user can decide. If there is nothing to decide, the pending trace is removed.
  func update(_ row: inout JudgedRecording) {
    let path = pending(of: row.recording)
    if row.error == nil, row.broken.isEmpty, row.warned.isEmpty {
      unlink(path)
      return
    }
    guard isToBeDecided(row) else { return }
    do {
      try write(row.recording, to: path)
      row.isPending = true
    } catch {
      row.error = JudgedRecording.Failure(.format, "\(error)")
    }
  }

  /// Whether the user has to decide about a row. The user need not decide if the engine failed, or
  /// if the baseline was made with other options: then the command line must be changed.
  private func isToBeDecided(_ row: JudgedRecording) -> Bool {
    if row.error == nil { return true }
    guard row.error?.kind == .format else { return false }
    guard let head = try? TraceHead(ofFile: trace(of: row.recording)) else { return true }
    return head.rate == clock.rate && head.phase == clock.phase && objection(to: head) == nil
  }
}
