internal import Files
internal import Measure
internal import Replay
internal import Runs
internal import Text

extension Verb {
  static let fit = Verb(
    "engine fit", summary: "find the settings that best reproduce a recorded device",
    description: """
      Replays recordings with observations of their device (seen) on an engine, starts with the \
      constants that can be measured in the observations, and changes the settings of the engine \
      step by step while the distance decreases. Prints the relevant settings, ready to paste, with \
      the mean distance before and after. A setting that the recordings do not exercise stays as \
      it is.
      """,
    operands: Operands("RECORDING", .recordings, atLeast: 1, waivers: [.filesFrom, .null]),
    options: [.fitted] + Option.engineSources + [
      .rate, .phase, .filesFrom, .null, .quiet, .color,
    ],
    examples: [
      "flickbook engine fit Examples/Devices --engine 'ios(rubber=0.5,rate=0.997)'":
        "Find the settings that reproduce the observations of iOS."
    ],
    exits: [
      .held: "the closest settings were printed",
      .unjudged:
        "wrong command line, a recording that cannot be read, or an engine that failed or has no settings",
      .incomplete: "none of the recordings has observations of its device",
      .interrupted: "interrupted: the closest settings so far were printed",
    ],
    run: fitSettings)
}

private func fitSettings(
  _ arguments: ParsedArguments, _ terminal: inout Terminal
) throws -> Outcome {
  let selection = try PathSelection(arguments)
  var outcome = selection.report(passWithNone: false, on: &terminal)
  let engine = try EngineChoice(arguments, for: selection.paths, terminal.environment)
    .engine(arguments, .fitted)
  guard case .live(let factory) = engine.kind, !factory.settings.isEmpty else {
    throw UsageError(
      "--engine: \(engine.designation.text) has no settings to fit: expected an engine with some, such as ios"
    )
  }
  Interruption.isAwaited()
  var recordings: [(recording: Replayable, shown: Showing)] = []
  var examination = SeenExamination()
  for path in selection.paths {
    do {
      var steps = try seen(path)
      let shown = try Showing(&steps)
      if shown.isEmpty { continue }
      steps = try seen(path)
      try examination.observe(&steps, named: path)
      recordings.append(
        (Replayable { () throws(FormatError) in try RecordingReader(file: path) }, shown))
    } catch ReplayError.format(let error) {
      terminal.error(error)
      outcome.add(.unjudged, "\(path.visible) cannot be read")
    } catch {
      terminal.error("\(path.visible): \(error)")
      outcome.add(.unjudged, "\(path.visible) cannot be read")
    }
  }
  guard !recordings.isEmpty else {
    if outcome.code == .held {
      outcome.add(
        .incomplete, "no recording has observations of its device: engine fit needs seen elements")
    }
    return outcome
  }
  var fit = SettingFit(factory, recordings, arguments.clock, measured: examination.found)
  let result = fit.run { Interruption.hasCome }
  guard result.before.isFinite, result.after.isFinite else {
    outcome.add(.unjudged, "\(engine.designation.text) could not replay the recordings again")
    return outcome
  }
  let text = engine.designation.setting(result.changes)
  terminal.output.line(result.changes.isEmpty ? engine.designation.text : text)
  if !arguments.has(.quiet) {
    let count = recordings.count.counted("recording")
    terminal.output.line(
      "\(count): \(rounded(result.after)) pt from the observations, before \(rounded(result.before)) pt"
    )
  }
  if Interruption.hasCome {
    outcome.add(.interrupted, "\(Interruption.text): this is the closest so far")
  }
  return outcome
}

private func rounded(_ distance: Double) -> String { Estimate(distance, error: 0.001).text }

/// The observed steps of the recorded device, as stored in a recording.
private func seen(_ path: String) throws(ReplayError) -> any StepSource {
  do { return SeenSteps(AnyEvents(try RecordingReader(file: path))) } catch { throw .format(error) }
}
