internal import Formats
internal import Gesture
internal import Glibc
internal import Replay

/// Where a trace goes: to a file that appears when it is whole, or to stdout as it comes.
struct TraceOutput {
  private var writer: TraceWriter<WriteError>
  private let file: NewFile?

  init(_ request: ShowRequest, to path: String, _ recording: ShownRecording) throws(WriteError) {
    let head = TraceHead(
      recording: recording.name, sha256: recording.sha256 ?? "",
      engine: request.engine.nameAndVersion, settings: request.engine.designation.settingsText,
      rate: request.engine.isLive ? request.clock.rate : nil, phase: request.clock.phase,
      round: request.round)
    let file =
      path == "-" ? nil : try NewFile(path, replacing: true, discardingPart: true)
    let stdout = DescriptorSink(STDOUT_FILENO, name: "stdout")
    writer = TraceWriter(head, of: recording.reader.scene, reports: request.engine.reports) {
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
}

extension TraceOutput {
  mutating func write(_ step: Step) throws(WriteError) { try writer.write(step) }

  /// Makes it whole.
  mutating func finish() throws(WriteError) {
    try writer.finish()
    try file?.finish()
  }

  /// Leaves nothing behind; what stdout has got lacks its last line, and so says that it is no whole.
  func abandon() { try? file?.abandon() }
}
