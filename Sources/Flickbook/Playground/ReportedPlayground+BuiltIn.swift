internal import Engines
internal import Formats
internal import Gesture
internal import Replay
internal import Reporting
internal import Writing

extension ReportedPlayground {
  /// With the engines of this program.
  static let builtIn = ReportedPlayground(
    html: { page },
    trial: { row in
      guard row.isTold, row.error == nil, FileKind(of: row.recording) != nil else { return nil }
      let recording: Recording
      do throws(FormatError) { recording = try Recording(file: row.recording) } catch {
        // Results may be older than the recording.
        if error.objection.kind == .unreadable { throw error }
        return nil
      }
      guard let source = try? PlaygroundPage.Source(recording, row.title, from: row.recording),
        let reference = BuiltInEngines.all.first
      else { return nil }
      let own = engine(named: row.engine)
      let other = row.compare.flatMap { engine(named: $0.against) }
      return PlaygroundTrial(
        source, on: own ?? other ?? reference, against: own == nil ? nil : other,
        isStandIn: own == nil)
    })

  /// The same for all reports of a run.
  private static let page: [UInt8] = {
    let scenes = PlaygroundScenes.all.compactMap { name, scene in
      try? PlaygroundPage.Source(name, scene)
    }
    return PlaygroundPage(BuiltInEngines.all, scenes).html { SHA256.hexadecimal(of: $0) }
  }()

  /// One that runs in a page, with its settings; nothing where it is another.
  private static func engine(named name: String) -> EngineFactory? {
    try? BuiltInEngines.inPage(name, of: .playedEngine)
  }
}
