public import Model
internal import Text
public import Replay
public import Invariants

extension Flick {
  /// The verdict on a recording in memory: on what its device showed, or on an engine that replays
  /// it.
  ///
  ///     let verdict = try Flick.RecordingVerdict(of: recording, on: BuiltInEngines.ios)
  ///     #expect(verdict.isHeld, "\(verdict)")
  ///
  /// The verdict equals the verdict of `flickbook check` on the file of the same recording, without
  /// relations.
  public struct RecordingVerdict: Sendable {
    /// The title of the recording.
    public let title: String
    /// The name of the engine; `seen` for what the device showed.
    public let engine: String
    /// How the replay ended.
    public let ending: Ending
    /// The verdict on each invariant, in the order of the manual.
    public let rows: [Row]
    /// The names of the views, in the order of the scene.
    public let views: [String]

    /// Why the recording cannot be judged; nil if it can.
    public let refusal: String?

    /// The verdict on an invariant.
    public struct Row: Sendable {
      /// The invariant.
      public let invariant: Invariant
      /// Whether a violation is an error or a warning, which is no failure.
      public let level: Level
      /// Whether the invariant held, was broken, was untested or did not apply.
      public let verdict: Verdict
    }
  }
}

extension Flick.RecordingVerdict {
  /// Judges what the recorded device showed, as the engine `seen` does.
  ///
  /// - Throws: An error if the recording is invalid, or if one of its expectations names an unknown
  ///   invariant.
  public init(
    ofDevice recording: Recording, by settings: Settings = Settings()
  ) throws(ReplayError) {
    let seen: SeenReplay
    do {
      seen = try SeenReplay(recording.head, RecordingEvents(recording)) {
        RecordingEvents(recording)
      }
    } catch { throw .format(error) }
    var terms = Terms(abilities: seen.abilities, contract: seen.contract)
    terms.observationError = seen.error
    // The motion of the device between two observations is unknown.
    terms.infers = false
    let isObserved = recording.events.contains {
      if case .observation = $0.value.action { true } else { false }
    }
    try self.init(
      recording, "seen", seen.steps, isObserved ? settings : nil, terms)
  }

  /// Replays the recording on an engine and judges the replay.
  ///
  /// - Throws: An error if the recording is invalid, if the engine fails, or if an expectation
  ///   names an unknown invariant.
  public init(
    of recording: Recording, on engine: EngineFactory, at clock: FrameClock = FrameClock(),
    by settings: Settings = Settings()
  ) throws(ReplayError) {
    var terms = Terms(abilities: engine.abilities, contract: engine.contract)
    terms.frame = .seconds(1 / clock.rate.hertz)
    let steps = try LiveSteps(Replayable(recording), on: engine, at: clock)
    try self.init(recording, engine.name, steps, settings, terms)
  }

  /// Creates the verdict on a recording that cannot be judged: no invariant is tested, and no
  /// invariant held.
  package init(title: String, refusal: ReplayError) {
    self.title = title
    engine = "seen"
    ending = .truncated
    rows = []
    views = []
    switch refusal {
    case .format(let error): self.refusal = error.objection.message
    case .engine(let error): self.refusal = error.message
    }
  }

  private init(
    _ recording: Recording, _ engine: String, _ source: any StepSource, _ settings: Settings?,
    _ terms: Terms
  ) throws(ReplayError) {
    title = recording.head.title
    refusal = nil
    self.engine = engine
    views = recording.head.scene.views.map(\.id)
    guard var settings else {
      (ending, rows) = (.truncated, [])
      return
    }
    for line in recording.head.expectations {
      guard case .invariant(let expectation) = line.value else { continue }
      do { try settings.apply(expectation, from: .file(title, line.location)) } catch {
        throw .format(FormatError(in: title, at: line.location, error))
      }
    }
    let judged = settings.judged
    let judge = Judge(recording.head.scene, by: judged, terms)
    var steps = source
    var step = Step()
    while try steps.next(into: &step) { judge.observe(step) }
    ending = steps.ending ?? .truncated
    let verdicts = judge.verdicts(End(ending, quality: recording.head.quality))
    rows = verdicts.map { row in
      let level = judged.first { $0.invariant == row.invariant }?.level.value ?? .error
      return Row(invariant: row.invariant, level: level, verdict: row.verdict)
    }
  }
}

extension Flick.RecordingVerdict {
  /// Whether any invariant was tested, and no violation is an error.
  public var isHeld: Bool { failures.isEmpty && rows.contains { $0.isTested } }

  /// The broken invariants whose violation is an error.
  public var failures: [Row] { broken.filter { $0.level == .error } }

  /// All broken invariants, including those whose violation is a warning.
  public var broken: [Row] {
    rows.filter { if case .broken = $0.verdict { true } else { false } }
  }

  /// The number of invariants that were tested and held.
  public var heldCount: Int {
    rows.count { if case .held = $0.verdict { true } else { false } }
  }
}

extension Flick.RecordingVerdict: CustomStringConvertible {
  /// The violations, each with what was expected, what was found, where and when; then the counts.
  public var description: String {
    if let refusal { return "\(title) cannot be judged: \(refusal)" }
    var text = ""
    for row in broken {
      guard case .broken(let violation, let times, _) = row.verdict else { continue }
      let view = violation.view.flatMap { views.indices.contains($0) ? views[$0] : nil }
      text += "\(row.invariant.name)"
      if row.level == .warn { text += " (warning)" }
      if let view, views.count > 1 { text += " in \(view)" }
      text += " at \(violation.time.text) ms" + (times > 1 ? ", \(times) times" : "")
      if !violation.circumstance.isEmpty { text += ", \(violation.circumstance)" }
      text += "\n  expected  \(violation.expected)\n  found     \(violation.actual)\n"
    }
    let isTested = rows.contains { $0.isTested }
    guard isTested else {
      return "nothing was tested: "
        + (rows.isEmpty
          ? "the recording has no observations of its device" : "no invariant was exercised")
    }
    return text + "\(broken.count) broken, \(heldCount) held, "
      + "\(rows.count - broken.count - heldCount) not tested (\(engine), \(title))"
  }
}

extension Flick.RecordingVerdict.Row {
  /// Whether the recording exercised the invariant.
  public var isTested: Bool {
    switch verdict {
    case .held, .broken: true
    case .untested, .notApplicable: false
    }
  }
}
