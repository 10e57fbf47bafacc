internal import Files
internal import Model
internal import Text

/// Saved traces, judged without the engine: one file, or a folder with one file per recording.
package struct KeptReplays: Sendable {
  /// The file or the folder.
  let path: String
  /// The head of the first readable trace, from which the results take the engine's name; nil if no
  /// trace can be read.
  let head: TraceHead?

  /// - Parameter recordings: The recordings to be judged.
  package init(_ path: String, for recordings: [String]) {
    self.path = path
    let counterpart = Self.counterpart(path)
    head =
      recordings.lazy.compactMap { recording in
        (try? counterpart.trace(of: recording)).flatMap { try? TraceHead(ofFile: $0) }
      }.first
  }

  private static func counterpart(_ path: String) -> Counterpart {
    FileKind(of: path) == .folder ? .traces(path) : .trace(path)
  }

  /// Opens the trace of a recording. The method throws an error if the trace cannot be judged
  /// without its engine.
  func frames(of recording: String, in scene: Scene) throws(FormatError) -> TraceReader {
    let file = try Self.counterpart(path).trace(of: recording)
    let frames = try TraceReader(file: file, of: scene)
    let first = FileLocation(line: 1, column: 1)
    guard frames.head.rate != nil else {
      throw FormatError(
        in: file, at: first,
        Objection(
          .sense, "a trace of a recorded device, whose observations are in the recording",
          expected: "a trace of an engine, or --engine \(EngineNames.seen)"))
    }
    guard frames.head.declared != nil else {
      throw FormatError(
        in: file, at: first,
        Objection(
          .missing, "a trace without the declarations of its engine",
          expected: "one that this version writes: 'flickbook show --trace' makes it again"))
    }
    return frames
  }

  /// The remark in a row about rounded numbers; nil if the numbers are exact.
  static func remark(rounded resolution: Double) -> String? {
    resolution == 0
      ? nil
      : "the trace is rounded to \(resolution.text): it is judged as if the engine showed such steps"
  }
}
