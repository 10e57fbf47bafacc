internal import Files
internal import Measure
internal import Model
internal import Replay
internal import Runs
internal import Text
internal import Writing

extension Verb {
  static let measure = Verb(
    "engine measure", summary: "measure the constants of an engine",
    description: """
      Plays gestures that isolate one constant each, and prints the measured constants: the slop, \
      the dependence of the fling speed on the finger's path, the law of a coast and its rate, \
      overscroll and the return from it, page turns, the zoom past its limits, the duration of a \
      request. With -v each number has its uncertainty. Constants that nothing exercised are \
      listed with the reason.

      With recordings it measures only the constants that they exercise, on the engines that \
      --engine names. --engine seen is the recorded device; a trace, or a folder of traces, can \
      replace an engine. The gestures themselves are ordinary recordings: -o writes them to a \
      folder.
      """,
    operands: Operands("RECORDING", .recordings),
    options: [.examined] + Option.engineSources + [
      .rate, .phase, .filesFrom, .null, .measuredFolder, .writeContract, .jsonReport, .markdown,
      .shownIntervals, .quiet,
      .color,
    ],
    examples: [
      "flickbook engine measure --engine android -v": "Show the constants of an engine.",
      "flickbook engine measure --engine ios --engine clamping --markdown -":
        "Compare the constants of two engines.",
      "flickbook engine measure --engine android --write-contract":
        "Print the contract that an engine should declare.",
      "flickbook engine measure Recordings/Bounce/pull-down-and-let-go.xml --engine ios":
        "Measure the constants that one recording exercises; with --engine seen, those of the recorded device.",
    ],
    exits: [
      .held: "everything that the engine supports was measured",
      .broken: "with --write-contract: the engine declares other values",
      .unjudged: "wrong command line, a malformed recording, or an engine that failed",
      .incomplete: "nothing was measured",
      .interrupted: "interrupted: the constants measured so far were reported",
    ],
    run: measureEngines)
}

private func measureEngines(
  _ arguments: ParsedArguments, _ terminal: inout Terminal
) throws -> Outcome {
  let subjects = try chosen(
    arguments, EngineChoice(arguments, for: arguments.operands, terminal.environment))
  Interruption.isAwaited()
  var outcome = Outcome.held
  var texts: [MeasureText] = []
  let hasRecordings = !arguments.operands.isEmpty || arguments.hasList
  for subject in subjects where hasRecordings {
    guard let text = try measure(arguments, on: subject, &terminal, &outcome) else { continue }
    texts.append(text)
    outcome.add(verdict(text))
    printText(text, arguments, &terminal)
  }
  let engines = hasRecordings ? [] : subjects.compactMap(\.engine)
  for engine in engines {
    guard case .live(let factory) = engine.kind else {
      throw UsageError("--engine seen is measured from recordings: add their paths")
    }
    var examination = Examination(factory)
    examination.run { Interruption.hasCome }
    let text = MeasureText(engine: engine.designation.text, found: examination.found)
    texts.append(text)
    outcome.add(verdict(text))
    if let folder = arguments.text(.measuredFolder) {
      do { try save(examination.recordings, of: engine, in: folder, engines.count > 1) } catch {
        terminal.report(error)
        outcome.add(.unjudged, "the recordings were not saved")
      }
    }
    if arguments.has(.writeContract) {
      let contract = MeasuredContract(examination.found, of: factory)
      terminal.output.line(contract.json)
      for line in contract.differences { terminal.report("\(text.engine): \(line)") }
      if !contract.differences.isEmpty {
        outcome.add(.broken, "\(text.engine) declares abilities that it does not have")
      }
    } else {
      printText(text, arguments, &terminal)
    }
    if Interruption.hasCome { break }
  }
  try write(texts, arguments, &terminal, &outcome)
  if Interruption.hasCome {
    outcome.add(.interrupted, "\(Interruption.text): the rest was not measured")
  }
  return outcome
}

/// The subjects to measure: engines, and traces of recordings.
private func chosen(_ arguments: ParsedArguments, _ choice: EngineChoice) throws -> [Counterpart] {
  func isTrace(_ text: String) -> Bool {
    !choice.list.names.contains(text.engineName) && FileKind(of: text) != nil
  }
  let typed = arguments.texts(.engines)
  guard typed.contains(where: isTrace) else {
    return try choice.engines(arguments, .engines).map(Counterpart.engine)
  }
  return try typed.map { text in
    guard isTrace(text) else { return .engine(try choice.engine(text, of: .engines)) }
    guard !arguments.operands.isEmpty || arguments.hasList else {
      throw UsageError(
        "--engine \(text.quoted): measuring a trace needs its recording: add the path of the recording"
      )
    }
    return FileKind(of: text) == .folder ? .traces(text) : .trace(text)
  }
}

private func printText(
  _ text: MeasureText, _ arguments: ParsedArguments, _ terminal: inout Terminal
) {
  let isReported = [Option.jsonReport, .markdown].contains { arguments.text($0) == "-" }
  guard !arguments.has(.quiet), !isReported else { return }
  terminal.output.line("\(text.engine)")
  terminal.output.write(
    text.human(isVerbose: arguments.has(.verbose), width: min(max(terminal.width, 72), 120)))
  terminal.output.flush()
}

/// Measures a subject by the given recordings alone; nil if no recording could be measured.
private func measure(
  _ arguments: ParsedArguments, on subject: Counterpart, _ terminal: inout Terminal,
  _ outcome: inout Outcome
) throws(UsageError) -> MeasureText? {
  let selection = try PathSelection(arguments)
  outcome.add(selection.report(passWithNone: false, on: &terminal))
  var measured = 0
  var examination = SeenExamination()
  for path in selection.paths where !Interruption.hasCome {
    do {
      var steps = try CounterpartSteps(
        subject, RecordingReader(file: path), path, arguments.clock
      ).steps
      try examination.observe(&steps, named: path)
      measured += 1
    } catch {
      switch error {
      case ReplayError.engine(let error) where error.isNoFailure:
        measured += 1
        continue
      case ReplayError.engine(let error):
        terminal.error("\(path.visible): the engine failed: \(error.message)")
      case ReplayError.format(let error), let error as FormatError:
        terminal.error(error)
      default: terminal.error("\(path.visible): \(error)")
      }
      outcome.add(.unjudged, "\(path.visible) was not measured")
    }
  }
  return measured == 0 ? nil : MeasureText(engine: subject.text, found: examination.found)
}

private func verdict(_ text: MeasureText) -> Outcome {
  var outcome = Outcome.held
  let failed = text.found.all.filter { if case .failed = $0.outcome { true } else { false } }
  if let first = failed.first {
    outcome.add(.unjudged, "engine \(text.engine) failed: \(first.reason.oneLine)")
  }
  if text.found.exercised.isEmpty {
    outcome.add(.incomplete, "nothing of \(text.engine) was measured")
  }
  return outcome
}

/// Writes the measurements to files, or to stdout.
private func write(
  _ texts: [MeasureText], _ arguments: ParsedArguments, _ terminal: inout Terminal,
  _ outcome: inout Outcome
) throws(UsageError) {
  let json =
    texts.count == 1
    ? texts[0].json + "\n" : "[\n" + texts.map(\.json).joined(separator: ",\n") + "\n]\n"
  for (option, text) in [(Option.jsonReport, json), (.markdown, MeasureText.markdown(texts))] {
    guard let path = arguments.text(option) else { continue }
    do {
      if path != "-" { try NewFile.makeFolders(path.folder) }
      try terminal.write(text, to: path)
    } catch {
      terminal.report(error)
      outcome.add(.unjudged, "\(path.visible) was not written")
    }
  }
}

private func save(
  _ recordings: [(name: String, recording: Recording)], of engine: ChosenEngine,
  in folder: String, _ isOneOfMany: Bool
) throws(WriteError) {
  let folder = isOneOfMany ? folder.appending(component: engine.designation.text) : folder
  for (name, recording) in recordings {
    let path = folder.appending(component: name + ".xml")
    try NewFile.report(path, of: .recording).put(try recording.canonicalBytes())
  }
}
