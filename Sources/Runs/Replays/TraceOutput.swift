package import Files
package import Model
internal import Platform
package import Replay
package import Writing

/// The destination of a trace: a file that appears when it is complete, or stdout.
package struct TraceOutput {
  private var writer: TraceWriter<WriteError>
  private let file: NewFile?

  package init(_ head: TraceHead, of scene: Scene, reports: Abilities, to path: String)
    throws(WriteError)
  {
    let file = path == "-" ? nil : try NewFile.output(path)
    let stdout = DescriptorSink.standardOutput
    writer = TraceWriter(head, of: scene, reports: reports) {
      (bytes) throws(WriteError) in
      if let file {
        try file.write(bytes)
      } else {
        var stdout = stdout
        try stdout.write(bytes)
      }
    }
    self.file = file
  }

  package mutating func write(_ step: Step) throws(WriteError) { try writer.write(step) }

  /// Completes the trace.
  package mutating func finish() throws(WriteError) {
    try writer.finish()
    try file?.finish()
  }

  /// Removes the unfinished file. A trace on stdout lacks its last line, so that readers detect
  /// that the trace is incomplete.
  package func abandon() { try? file?.abandon() }
}

extension TraceHead {
  /// Creates the head of a trace for a recording and an engine.
  package init(
    of recording: String, sha256: String, on engine: ChosenEngine, _ clock: FrameClock,
    round: Double?
  ) {
    self.init(
      recording: recording, sha256: sha256, engine: engine.nameAndVersion,
      settings: engine.designation.settingsText, rate: engine.isSeen ? nil : clock.rate,
      phase: clock.phase, round: round, declared: engine.isSeen ? nil : engine.declared)
  }
}

extension ChosenEngine {
  /// The declarations of the engine, with which the trace can be judged without the engine.
  fileprivate var declared: TraceHead.Declared {
    TraceHead.Declared(abilities: reports, contract: contract, showsPage: showsPage)
  }
}
