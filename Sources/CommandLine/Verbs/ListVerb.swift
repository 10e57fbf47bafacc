internal import Chromium
internal import Invariants
internal import Replay
internal import Reports
internal import Runs
internal import Text

/// The options that select recordings. Only the list of recordings accepts them.
private let recordingOptions: [Option] = [
  .filter, .shard, .writtenPlan, .filesFrom, .null, .passWithNone,
]

extension Verb {
  static let list = Verb(
    "list", summary: "list invariants, relations, signals, patterns, engines or recordings",
    description: """
      Lists one of these: the invariants, which are rules about one replay, followed by those of the \
      suite; the relations, which are rules about two replays of one engine; the signals and \
      functions of formulas; the patterns, which are common formulas with a name and parameters; the \
      engines that --engine accepts; the recordings that the paths select.

      For each recording the list shows the duration of its replay: the time of its last event \
      plus one second to come to rest. --shard balances the shards by this duration. With --shard \
      only the recordings of that shard are listed; with --plan they are written to a file that \
      all shards of a run share.
      """,
    operands: Operands(
      "WHAT", .words(["invariants", "relations", "signals", "patterns", "engines", "recordings"]),
      atLeast: 1,
      closed: 1),
    options: recordingOptions + Option.engineSources + [
      .listedSettings, .printedJSON, .color,
    ],
    examples: [
      "flickbook list invariants": "List the invariants with a summary of each.",
      "flickbook list engines -v": "List the engines with the settings of each.",
      "flickbook list invariants --json -": "Print the invariants for a program.",
      "flickbook list recordings Recordings --filter tag:paging":
        "List the recordings below a folder that have a tag.",
      "flickbook list recordings Recordings --shard 2/8":
        "List the recordings for the second of eight machines.",
      "flickbook list recordings Recordings --plan plan.txt":
        "Write a plan for 'flickbook check --plan plan.txt --shard I/N'.",
    ],
    exits: [
      .held: "the list was shown", .unjudged: "wrong command line or unreadable path",
      .nothing: "no recording was selected",
    ],
    run: { arguments, terminal in
      let paths = arguments.operands.dropFirst()
      switch arguments.operands.first {
      case "recordings": return try listRecordings(Array(paths), arguments, &terminal)
      case let what?:
        if let path = paths.first {
          throw UsageError(
            "list \(what) takes no path: remove \(path.quoted)", correction: .remove(path))
        }
        if let option = recordingOptions.first(where: arguments.has) {
          throw UsageError(
            "\(option.dashed) is for 'flickbook list recordings', not for list \(what)")
        }
        if arguments.has(.printedJSON) {
          let json = try ListedJSON(what, arguments, terminal).text
          try terminal.write(json, to: arguments.text(.printedJSON))
          return .held
        }
        let rows =
          switch what {
          case "engines": try engineRows(arguments, terminal)
          case "signals": Catalogue.signals
          case "patterns": Catalogue.patternRows
          case "relations": Catalogue.relations.map { ($0.name, $0.summary) }
          default:
            Catalogue.invariants.map { ($0.name, $0.summary) }
              + (try SuiteRules(arguments)).all.map {
                ($0.invariant.name, "\($0.invariant.summary), from \($0.origin ?? "")")
              }
          }
        terminal.output.write(
          Paragraph.columns(rows.map { (term: $0.0, text: $0.1) }, width: terminal.width))
      case nil: break
      }
      return .held
    })
}

private func engineRows(
  _ arguments: ParsedArguments, _ terminal: Terminal
) throws -> [(String, String)] {
  var rows: [(String, String)] = []
  let list = try EngineChoice(arguments, for: [], terminal.environment).list
  for engine in try list.all() {
    rows.append(("\(engine.name) \(engine.version)", engine.summary))
    guard arguments.has(.verbose) else { continue }
    rows.append(("  declares", engine.abilities.words.joined(separator: " ")))
    let ignored = engine.ignored.subtracting(engine.abilities)
    if !ignored.isEmpty { rows.append(("  ignores", ignored.words.joined(separator: " "))) }
    for setting in engine.settings {
      let term = setting.isSwitch ? setting.name : "\(setting.name)=\(setting.value.text)"
      rows.append(("  \(term)", setting.summary))
    }
  }
  if list.refused[Browsers.engineName] == nil {
    rows.append((Browsers.engineName, Browsers.summary))
  }
  for (name, error) in list.refused.sorted(by: { $0.key < $1.key }) {
    rows.append((name, "not started: " + error.message))
  }
  rows.append((EngineNames.seen, EngineNames.seenSummary))
  return rows
}
