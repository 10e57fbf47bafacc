internal import Engines
internal import Files
internal import Model
internal import Platform
package import Replay
package import Reports
internal import Results
internal import Text
internal import Writing

extension ReportedPlayground {
  /// The playground with the engines of this program; nil if the program was built without them.
  ///
  /// - Parameter engine: Returns the engine for the name in a row, with its settings; nil if the
  ///   engine cannot run in a page.
  package static func builtIn(
    _ engine: @escaping @Sendable (String) -> EngineFactory?
  ) -> ReportedPlayground? {
    PageEngines.built.map { module in
      ReportedPlayground(
        html: { page(of: module) }, style: .playgroundStyle, script: .playgroundScript
      ) { try trial($0, engine) }
    }
  }

  private static func page(of module: PageEngines) -> [UInt8] {
    let scenes = PlaygroundScenes.all.compactMap { name, scene in
      try? PlaygroundPage.Source(name, scene)
    }
    return PlaygroundPage(module, BuiltInEngines.all, scenes).html { SHA256.hexadecimal(of: $0) }
  }

  /// The recording of a row, with the engine on which it failed; nil if it cannot be opened in a
  /// page.
  private static func trial(
    _ row: JudgedRecording, _ engine: (String) -> EngineFactory?
  ) throws -> JSONPiece? {
    guard row.needsAttention, row.error == nil, exists(row.recording) else {
      return nil
    }
    let recording: Recording
    do throws(FormatError) {
      recording = try Recording(file: row.recording)
    } catch {
      // Other errors are ignored, because the recording may have changed after the results were
      // written.
      if error.objection.kind == .unreadable { throw error }
      return nil
    }
    guard let source = try? PlaygroundPage.Source(recording, row.title, from: row.recording),
      let reference = BuiltInEngines.all.first
    else { return nil }
    let own = engine(row.engine)
    let other = row.compare.flatMap { engine($0.against) }
    return PlaygroundTrial(
      source, on: own ?? other ?? reference, against: own == nil ? nil : other,
      isSubstitute: own == nil
    ).json(row)
  }

  /// Whether a file exists at a path, after resolving symbolic links. Errors other than a missing
  /// file count as existing.
  private static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 || errno != ENOENT && errno != ENOTDIR
  }
}
