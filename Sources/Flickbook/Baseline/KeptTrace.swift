internal import Formats
internal import Gesture
internal import Replay
internal import Writing

/// Makes a trace of what an engine shows now, to be kept.
struct KeptTrace {
  let engine: ChosenEngine
  let clock: FrameClock
  let round: Double?

  /// Replays a recording and writes what is shown; a file that was there is replaced when the new one
  /// is whole.
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
        if Interruption.hasCome { throw EngineError(.interrupted, Interruption.words) }
      }
      try output.finish()
    } catch {
      output.abandon()
      throw error
    }
  }
}
