internal import Chromium
internal import EngineLink
internal import Files
internal import Measure
internal import Model
internal import Replay
internal import Reports
internal import Runs
internal import Text

extension Verb {
  static let engineTest = Verb(
    "engine test", summary: "test how a program implements the line protocol",
    description: """
      Sends the requests of recordings to an engine in another process, and reports whether it \
      follows the line protocol. The engine must introduce itself, and ignore unknown members and \
      refuse unknown operations. The same recording must give the same steps twice, after a reset, \
      with other batches of requests, later, at other frame rates, and with pauses between \
      requests. A finger with the number 0, fractions of points and -0.0 must be handled exactly. \
      The engine must have the abilities that it declares. For each failure it prints the request, \
      the reply, and a remedy.

      It does not judge how the engine scrolls; check does. But an error of an adapter looks \
      exactly like an error of its engine, so test the adapter first.

      With recordings it also lists the abilities that they need and that the engine does not \
      declare, and how many recordings each of them would add.
      """,
    operands: Operands("RECORDING", .recordings),
    options: [
      .filesFrom, .null, .suite, .allowCommands, .engineCommand, .engineEnvironment, .engineTimeout,
      .measured,
      .format, .quiet, .color,
    ],
    examples: [
      "flickbook engine test --engine-command mine='python3 engine.py'": "Test an adapter.",
      "flickbook engine test --engine-command mine='python3 engine.py' Recordings":
        "See which abilities would let the engine play more recordings.",
      "flickbook engine test --engine-command served='flickbook engine serve --engine ios'":
        "See the output when everything passes.",
    ],
    exits: [
      .held: "every applicable check passed",
      .broken: "the engine failed a check",
      .unjudged: "wrong command line",
      .incomplete: "the engine played nothing",
      .interrupted: "interrupted: the checks made so far were reported",
    ],
    run: testEngines)
}

private func testEngines(
  _ arguments: ParsedArguments, _ terminal: inout Terminal
) throws -> Outcome {
  let engines = try processes(arguments, terminal)
  Interruption.isAwaited()
  var outcome = Outcome.held
  var selection: PathSelection?
  if !arguments.operands.isEmpty || arguments.hasList {
    selection = try PathSelection(arguments)
    outcome.add(selection?.report(passWithNone: false, on: &terminal) ?? .held)
  }
  for engine in engines {
    var count = CheckCount()
    let isJSON = arguments.text(.format) == "jsonl"
    if !isJSON, !arguments.has(.quiet) {
      terminal.output.line("\(engine.command.name): \(engine.command.line)")
    }
    if Interruption.hasCome { break }
    let examination = ConformanceTest(engine.command) { Interruption.pause($0) }
    let said = examination.run(until: { Interruption.hasCome }) { examined in
      count.add(examined)
      let text = ConformanceText(examined: examined)
      if isJSON {
        terminal.output.line(text.json(engine.command.name))
      } else if !arguments.has(.quiet) {
        let output = terminal.output
        terminal.output.write(
          text.human(width: min(terminal.width, 100)) { output.painted($0, $1) })
      }
      terminal.output.flush()
    }
    if !isJSON, !arguments.has(.quiet) {
      terminal.output.line("\(said?.name ?? engine.command.name): \(count.summary)")
      for line in said.map({ count.words(of: $0.claims, $0.ignored) }) ?? [] {
        for part in Paragraph.lines(line, width: min(terminal.width, 100)) {
          terminal.output.line(part)
        }
      }
    }
    if let said, let paths = selection?.paths, !Interruption.hasCome {
      var gains = AbilityGains(declared: said.claims.union(said.ignored))
      for path in paths where !Interruption.hasCome {
        do { try gains.add(path) } catch {
          terminal.error(error)
          outcome.add(.unjudged, "\(path.visible) cannot be read")
        }
      }
      if isJSON {
        terminal.output.line(gains.json(engine.command.name))
      } else if !arguments.has(.quiet) {
        for line in gains.lines { terminal.output.line(line) }
      }
    }
    if arguments.has(.measured), count.hasPlayed, !Interruption.hasCome {
      outcome.add(testContract(of: engine, isTold: !isJSON, &terminal))
    }
    if !count.hasPlayed, count.failed == 0, !Interruption.hasCome {
      outcome.add(.incomplete, "engine \(engine.command.name) played nothing: see the replies")
    }
    if count.failed > 0 {
      outcome.add(.broken, "engine \(engine.command.name) fails \(count.failed.counted("check"))")
    }
  }
  if Interruption.hasCome {
    outcome.add(.interrupted, "\(Interruption.text): the checks that follow were not made")
  }
  return outcome
}

extension AbilityGains {
  fileprivate var lines: [String] {
    let others = recordings - played
    guard others > 0 else { return ["plays \(recordings.counted("recording")) as they are"] }
    let width = gains.map(\.ability.count).max() ?? 0
    return [
      "plays \(played) of \(recordings.counted("recording")) as they are; "
        + "declaring an ability would add"
    ]
      + gains.map { gain in
        let rest = gain.withOthers > 0 ? "; \(gain.withOthers) more with others" : ""
        let padding = String(repeating: " ", count: width - gain.ability.count)
        return "  \(gain.ability)\(padding)  \(gain.alone)\(rest)"
      }
  }

  /// The result as a JSON object on one line.
  fileprivate func json(_ engine: String) -> String {
    JSONPiece([
      ("engine", engine.json), ("recordings", recordings.json), ("played", played.json),
      (
        "abilities",
        gains.map { gain in
          JSONPiece([
            ("ability", gain.ability.json), ("alone", gain.alone.json),
            ("with-others", gain.withOthers.json),
          ])
        }.json
      ),
    ]).text
  }
}

/// Tests whether the engine's measured constants equal its declared constants.
private func testContract(
  of engine: EngineProcesses, isTold: Bool, _ terminal: inout Terminal
) -> Outcome {
  let factory: EngineFactory
  do { factory = try EngineFactory(engine) } catch {
    return Outcome(.unjudged, "engine \(engine.command.name) failed: \(error.message.oneLine)")
  }
  var examination = Examination(factory)
  examination.run { Interruption.hasCome }
  let contract = MeasuredContract(examination.found, of: factory)
  if isTold {
    terminal.output.line("contract")
    for line in contract.differences { terminal.output.line("  \(line)") }
    if contract.differences.isEmpty { terminal.output.line("  the declared numbers were measured") }
  }
  let count = contract.differences.count
  return count == 0
    ? .held
    : Outcome(
      .broken,
      "engine \(engine.command.name) declares \(count) numbers that differ from the measured ones")
}

/// The engines of the command line, or else the engines of the current folder's suite.
private func processes(
  _ arguments: ParsedArguments, _ terminal: Terminal
) throws -> [EngineProcesses] {
  if !arguments.engines.processes.isEmpty { return arguments.engines.processes }
  let list = try EngineChoice(arguments, for: [], terminal.environment).list
  let refused = list.refused.sorted { $0.key < $1.key }
  if let error = refused.first(where: { $0.key != Browsers.engineName })?.value {
    throw error
  }
  guard !list.processes.isEmpty else {
    throw UsageError(
      "the engine is missing: expected \(Option.engineCommand.dashed) NAME='COMMAND', or a suite "
        + "in the current folder that names one")
  }
  return list.processes
}

/// The number of checks per result.
private struct CheckCount {
  private var passed = 0
  private(set) var failed = 0
  private var skipped = 0
  /// Whether the engine passed the check `replies`, so that it has played something.
  private(set) var hasPlayed = false
  /// The checks that were run.
  private var tried: Set<String> = []

  mutating func add(_ examined: ConformanceResult) {
    if case .skipped = examined.result {} else { tried.insert(examined.check) }
    switch examined.result {
    case .passed:
      passed += 1
      if examined.check == "replies" { hasPlayed = true }
    case .failed: failed += 1
    case .skipped: skipped += 1
    }
  }

  var summary: String {
    "\(passed) checks passed, \(failed) failed, \(skipped) skipped"
  }

  /// Texts about the declared abilities and whether they were tested, about the ignored abilities,
  /// and about the features that are never sent to the engine.
  func words(of declared: Abilities, _ ignored: Abilities) -> [String] {
    let untried = declared.words.filter { !tried.contains($0) }
    let isAll = untried.isEmpty ? "all were tested" : "not tested: \(untried.listed("and"))"
    let missing = Abilities.all.subtracting(declared).subtracting(ignored)
    return [
      declared.isEmpty
        ? "declares no abilities" : "declares \(declared.words.listed("and")); \(isAll)",
      ignored.isEmpty
        ? ""
        : "ignores \(ignored.words.listed("and")): recordings that use these features are sent to it",
      missing.isEmpty
        ? ""
        : "does not declare \(missing.words.listed("and")): recordings that use these features are never sent to it",
    ].filter { !$0.isEmpty }
  }
}
