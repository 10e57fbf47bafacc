package import Files
internal import Invariants
internal import Model
package import Replay
internal import Text
internal import Writing

/// The counterpart of an engine in a comparison: another engine, the recorded device, or saved
/// traces.
package enum Counterpart: Sendable {
  case engine(ChosenEngine)
  /// A trace of one recording.
  case trace(String)
  /// A folder with a trace for each recording.
  case traces(String)
  /// The accepted traces of the same engine.
  case baselines(BaselineFolder)

  /// The counterpart in the form in which it can be typed again.
  package var text: String {
    switch self {
    case .engine(let engine): engine.designation.text
    case .trace(let path), .traces(let path): path
    case .baselines(let folder): folder.path
    }
  }

  /// The engine; nil if the counterpart is a file or a folder.
  package var engine: ChosenEngine? { if case .engine(let engine) = self { engine } else { nil } }

  var version: String? { engine?.factory?.version }

  /// The path of a recording's trace. In a folder `a/b.xml` has the trace `a/b.trace`, or else
  /// `b.trace`.
  func trace(of recording: String) throws(FormatError) -> String {
    switch self {
    case .engine: throw FormatError(in: recording, at: .nowhere, Objection(.missing, "no trace"))
    case .trace(let path): return path
    case .traces(let folder):
      let long = recording.trace(below: folder)
      let short = folder.appending(component: long.split(separator: "/").last ?? "")
      for path in [long, short] where FileKind(of: path) != nil { return path }
      throw FormatError(
        in: folder, at: .nowhere,
        Objection(
          .missing, "no trace of \(recording) exists",
          expected: long == short ? long : long + " or " + short))
    case .baselines(let folder):
      let path = folder.trace(of: recording)
      if FileKind(of: path) != nil { return path }
      throw FormatError(
        in: path, at: .nowhere,
        Objection(
          .missing, "no baseline of \(recording) exists",
          expected: "one that 'flickbook baseline accept' creates"))
    }
  }

  /// Opens the saved steps of a recording.
  fileprivate func frames(
    of recording: String, in scene: Scene
  ) throws(FormatError) -> TraceReader {
    if case .engine(let engine) = self, case .kept(let kept) = engine.kind {
      return try kept.frames(of: recording, in: scene)
    }
    let frames = try TraceReader(file: trace(of: recording), of: scene)
    if case .baselines(let folder) = self { try folder.check(frames) }
    return frames
  }
}

extension String {
  /// The path of this recording's trace below a folder. The extension is replaced. The recording's
  /// path relative to the current folder is kept, so that all spellings of the path have the same
  /// trace.
  func trace(below folder: String) -> String {
    let here = currentFolder()
    let whole = absolutePath(in: here)
    let name = whole.relative(to: here) ?? String(whole.dropFirst())
    return folder.appending(
      component: (name.hasSuffix(".xml") ? name.dropLast(4) : name[...]) + ".trace")
  }
}

/// The steps of a recording on a counterpart.
package struct CounterpartSteps {
  package let steps: any StepSource
  let reports: Abilities
  let contract: EngineContract
  /// Whether values exist only at the times of the device's samples.
  let isSeen: Bool
  /// The step to which the numbers were rounded; 0 if they are exact.
  let resolution: Double
  /// The part of the recording that is not played; nil if everything is played.
  private(set) var part: PlayedPart?
  /// The observations of a recorded device; nil for an engine.
  private(set) var seen: SeenReplay?
  private let showsPage: Bool

  func terms(at clock: FrameClock) -> Terms {
    var terms = Terms(reports, contract, isSeen: isSeen, showsPage: showsPage, at: clock)
    terms.observationError = seen?.error ?? 0
    return terms
  }
}

extension CounterpartSteps {
  /// Creates the steps to judge: the steps of the part that the engine can play.
  init(
    inPartOn engine: ChosenEngine, _ reader: RecordingReader, _ path: String, _ clock: FrameClock
  ) throws(ReplayError) {
    guard engine.isLive else {
      try self.init(.engine(engine), reader, path, clock, forJudging: true)
      return
    }
    let (steps, part) = try reader.played(of: path, on: engine, clock)
    self.init(
      steps: steps, reports: engine.reports, contract: engine.contract, isSeen: false,
      resolution: 0, part: part, showsPage: engine.showsPage)
  }

  /// - Parameter forJudging: Whether inexact observations of a device are restored. Otherwise the
  ///   steps show the unchanged observations, which comparisons and pictures need.
  package init(
    _ counterpart: Counterpart, _ reader: RecordingReader, _ path: String, _ clock: FrameClock,
    forJudging: Bool = false
  ) throws(ReplayError) {
    if case .engine(let engine) = counterpart, engine.isLive || engine.isSeen && !forJudging {
      self.init(
        steps: try reader.steps(of: path, on: engine, clock),
        reports: engine.isSeen
          ? SeenSteps<RecordingEvents>.abilities(reader.head) : engine.reports,
        contract: engine.isSeen
          ? SeenSteps<RecordingEvents>.contract(reader.head) : engine.contract,
        isSeen: engine.isSeen, resolution: 0, showsPage: engine.showsPage)
      return
    }
    if case .engine(let engine) = counterpart, engine.isSeen {
      let seen = try SeenReplay(reader, of: path)
      self.init(
        steps: seen.steps, reports: seen.abilities,
        contract: seen.contract, isSeen: true, resolution: 0, showsPage: false)
      self.seen = seen
      return
    }
    do throws(FormatError) {
      try self.init(counterpart.frames(of: path, in: reader.scene), reader, path, clock)
    } catch {
      throw .format(error)
    }
  }

  private init(
    _ trace: TraceReader, _ reader: RecordingReader, _ path: String, _ clock: FrameClock
  ) throws(FormatError) {
    try Self.check(trace, clock)
    let resolution = trace.head.round ?? 0
    var contract = trace.head.declared?.contract ?? EngineContract()
    // Rounded numbers are never more exact than the rounding step, although the engine may declare
    // a finer resolution.
    contract.offsetResolution = max(contract.offsetResolution, resolution)
    contract.zoomResolution = max(contract.zoomResolution, resolution)
    self.init(
      steps: try TraceSteps(trace, of: reader, sha256: try SHA256.hexadecimal(ofFile: path)),
      reports: trace.head.declared?.abilities ?? trace.reports, contract: contract,
      isSeen: trace.head.rate == nil, resolution: resolution,
      showsPage: trace.head.declared?.showsPage ?? false)
  }

  /// Rejects a trace that was taken at other frames: hardly any of its times occur in this run.
  private static func check(_ trace: TraceReader, _ clock: FrameClock) throws(FormatError) {
    guard let rate = trace.head.rate, rate != clock.rate || trace.head.phase != clock.phase
    else { return }
    let phase = (Instant.zero + trace.head.phase).text
    throw FormatError(
      in: trace.file, at: FileLocation(line: 1, column: 1),
      Objection(
        .sense, "a trace at \(rate.text) Hz, phase \(phase) ms",
        expected: "frames at \(clock.rate.text) Hz, phase \((Instant.zero + clock.phase).text) ms, "
          + "or --rate \(rate.text) --phase \(phase)ms"))
  }
}

extension SeenReplay {
  /// Creates the observations of a recording in a file.
  fileprivate init(_ reader: RecordingReader, of path: String) throws(ReplayError) {
    do {
      try self.init(reader.head, AnyEvents(reader)) { () throws(FormatError) in
        AnyEvents(try RecordingReader(file: path))
      }
    } catch { throw .format(error) }
  }

  /// How exact the observations are, as a remark; nil if they are exact.
  var remark: String? {
    guard !exactness.isExact else { return nil }
    let position = (exactness.position * 100).rounded() / 100
    let time = (exactness.time.milliseconds * 10).rounded() / 10
    return "observations are exact to \(position.text) pt and \(time.text) ms"
      + (isEstimated ? " (estimated)" : "") + ": tolerances include these errors"
  }
}

extension RecordingReader {
  /// The steps that an engine can play, and the part of the recording that it cannot play.
  ///
  /// - Parameter path: The path of the recording, which determines the path of its trace.
  func played(
    of path: String, on engine: ChosenEngine, _ clock: FrameClock
  ) throws(ReplayError) -> (steps: any StepSource, part: PlayedPart?) {
    guard case .live(let factory) = engine.kind, factory.declared != .all else {
      return (try steps(of: path, on: engine, clock), nil)
    }
    let events = try PlayableEvents(self, for: factory.declared)
    do {
      return (LiveSteps(events, on: try factory.make(events.scene), at: clock), events.part)
    } catch {
      throw .engine(error)
    }
  }

  /// - Parameter path: The path of the recording, which determines the path of its trace.
  package func steps(
    of path: String, on engine: ChosenEngine, _ clock: FrameClock
  ) throws(ReplayError) -> any StepSource {
    switch engine.kind {
    case .seen: return SeenSteps(AnyEvents(self))
    case .kept: return try CounterpartSteps(.engine(engine), self, path, clock).steps
    case .live(let factory):
      do { return LiveSteps(self, on: try factory.make(scene), at: clock) } catch {
        throw .engine(error)
      }
    }
  }
}
