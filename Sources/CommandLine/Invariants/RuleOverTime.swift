internal import Files
internal import Invariants
internal import Model
internal import Platform
internal import Replay
internal import Reports
internal import Results
internal import Runs
internal import Text

/// Shows formulas and sequences over the time of a recording: their values, and the samples at
/// which they hold or break.
struct RuleOverTime {
  private let path: String
  private let engine: ChosenEngine
  private let clock: FrameClock
  private let timeout: Double
  /// Whether every sample is printed, or only the samples at which something changes.
  private let isWhole: Bool

  init(_ path: String, _ arguments: ParsedArguments, _ terminal: Terminal) throws {
    self.path = path
    engine = try EngineChoice(arguments, for: [path], terminal.environment)
      .engine(arguments, .engine, orTraceOf: [path])
    clock = arguments.clock
    timeout = (arguments.time(.timeout) ?? .zero).seconds(since: .zero)
    isWhole = arguments.has(.explainedMeasures)
  }

  /// Replays the recording once, and prints a table for each rule and view.
  func print(_ invariants: [Invariant], to terminal: inout Terminal) throws {
    let recording = try ShownRecording(path, hashed: false)
    let scene = recording.reader.scene
    let terms = engine.terms(at: clock)
    let tables = invariants.compactMap { TableOverTime($0, scene, terms) }
    let judge = Judge(scene, by: invariants, terms)
    let ending: Ending?
    do {
      ending = try replay(recording) { step in
        judge.observe(step)
        for table in tables { table.observe(step) }
      }
    } catch ReplayError.format(let error) {
      throw error
    } catch ReplayError.engine(let error) {
      throw FormatError(
        in: recording.name, at: .nowhere,
        Objection(.sense, "engine \(engine.designation.text) failed: \(error.message)"))
    }
    let end = End(ending ?? .truncated, quality: recording.reader.head.quality)
    let verdicts = judge.verdicts(end)
    let width = min(max(terminal.width, 40), 160)
    for (table, judged) in zip(tables, verdicts) {
      table.finish(end)
      terminal.output.line(
        "\n" + terminal.output.painted(judged.invariant.name, .bold)
          + " over \(recording.name) on \(engine.text)")
      for line in table.lines(scene, isWhole: isWhole, width: width) { terminal.output.line(line) }
      for line in judged.outcome(in: scene) {
        terminal.output.write(Paragraph.set(line, indent: 2, width: width))
      }
    }
  }

  private func replay(
    _ recording: ShownRecording, _ see: (borrowing Step) -> Void
  ) throws -> Ending? {
    var source = try recording.reader.steps(of: recording.name, on: engine, clock)
    var step = Step()
    var time = RunningTime()
    while try source.next(into: &step) {
      see(step)
      _ = time.look()
      guard step.index % 256 == 255 else { continue }
      if Interruption.hasCome {
        throw ReplayError.engine(EngineError(.interrupted, Interruption.text))
      }
      if time.seconds > timeout {
        throw FormatError(
          in: recording.name, at: step.location,
          Objection(.sense, "not finished after \(timeout.text) s: raise --timeout"))
      }
    }
    return source.ending
  }
}

/// The values of an invariant over time.
private enum TableOverTime {
  case formula(RuleTable)
  case sequence(SequenceTable)

  init?(_ invariant: Invariant, _ scene: Scene, _ terms: Terms) {
    if let table = RuleTable(invariant, scene, terms) {
      self = .formula(table)
    } else if let table = SequenceTable(invariant, scene, terms) {
      self = .sequence(table)
    } else {
      return nil
    }
  }

  func observe(_ step: borrowing Step) {
    switch self {
    case .formula(let table): table.observe(step)
    case .sequence(let table): table.observe(step)
    }
  }

  func finish(_ end: End) {
    switch self {
    case .formula(let table): table.finish(end)
    case .sequence(let table): table.finish()
    }
  }

  func lines(_ scene: Scene, isWhole: Bool, width: Int) -> [String] {
    switch self {
    case .formula(let table): table.lines(scene, isWhole: isWhole, width: width)
    case .sequence(let table): table.lines(scene)
    }
  }
}

extension InvariantVerdict {
  /// The verdict as text.
  fileprivate func outcome(in scene: Scene) -> [String] {
    let unit = invariant.marginUnit
    switch verdict {
    case .held(let checks, let margin, _):
      let worst = margin.map { ", worst margin \($0.shortText)\(unit)" } ?? ""
      return ["held: \(checks) \(checks == 1 ? "check" : "checks")\(worst)"]
    case .broken(let violation, let times, _):
      return [
        "broken \(times) \(times == 1 ? "time" : "times"), first at \(violation.time.text) ms, "
          + "line \(violation.location.line): expected \(violation.expected), "
          + "found \(violation.actual)"
      ]
    case .untested:
      let reason = JudgedInvariant(self, nil, scene).reason
      return ["untested: " + (reason ?? "the condition was never true")]
    case .notApplicable: return ["untested: the formula does not apply to this scene"]
    }
  }
}
