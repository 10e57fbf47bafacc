internal import Engines
internal import Files
internal import Model
internal import Replay
internal import Reporting
internal import Runs
internal import Text
internal import Writing

extension ReportedPlayground {
  /// With the engines of this program; nil if the program was built without them.
  static let builtIn: ReportedPlayground? = PageEngines.built.map { module in
    ReportedPlayground(html: { page(of: module) }, trial: trial)
  }

  private static func page(of module: PageEngines) -> [UInt8] {
    let scenes = PlaygroundScenes.all.compactMap { name, scene in
      try? PlaygroundPage.Source(name, scene)
    }
    return PlaygroundPage(module, BuiltInEngines.all, scenes).html { SHA256.hexadecimal(of: $0) }
  }

  /// The recording of a row, with the engine that it failed on.
  @Sendable private static func trial(_ row: JudgedRecording) throws -> PlaygroundTrial? {
    guard row.needsAttention, row.error == nil, FileKind(of: row.recording) != nil else {
      return nil
    }
    let recording: Recording
    do throws(FormatError) {
      recording = try Recording(file: row.recording)
    } catch {
      // The recording may have changed after the results were written.
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
      isSubstitute: own == nil)
  }

  /// An engine that runs in a page, with its settings; nil for other engines.
  private static func engine(named name: String) -> EngineFactory? {
    try? BuiltInEngines.inPage(name, of: .playedEngine)
  }
}

extension PageEngines {
  /// The engines of this program, for a command that requires them.
  static func required() throws(UsageError) -> PageEngines {
    guard let built else {
      throw UsageError(
        "this program was built without the engines for pages; make playground, in the folder of "
          + "Flickbook, compiles them in two minutes and builds the program with them",
        meant: "make playground")
    }
    return built
  }
}
