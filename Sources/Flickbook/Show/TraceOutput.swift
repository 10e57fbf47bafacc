internal import Formats
internal import Gesture
internal import Platform
internal import Replay
internal import Writing

/// Where a trace goes: to a file that appears when it is whole, or to stdout as it comes.
struct TraceOutput {
  private var writer: TraceWriter<WriteError>
  private let file: NewFile?

  init(_ head: TraceHead, of scene: Scene, reports: Abilities, to path: String) throws(WriteError) {
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

  mutating func write(_ step: Step) throws(WriteError) { try writer.write(step) }

  /// Makes it whole.
  mutating func finish() throws(WriteError) {
    try writer.finish()
    try file?.finish()
  }

  /// Leaves nothing behind; what stdout has got lacks its last line, and so says that it is no whole.
  func abandon() { try? file?.abandon() }
}

extension TraceHead {
  /// What a trace says of a recording and of what it is replayed on.
  init(
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
  /// What it declares, for whoever judges it without it.
  fileprivate var declared: TraceHead.Declared {
    TraceHead.Declared(abilities: reports, contract: contract, showsPage: showsPage)
  }
}
