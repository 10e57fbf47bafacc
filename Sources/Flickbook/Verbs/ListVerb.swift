internal import Formats
internal import Gesture
internal import Replay
internal import Reporting
internal import Verdicts

extension Verb {
  static let list = Verb(
    "list", summary: "list laws, engines or recordings",
    description: [
      """
      invariants are the laws of one replay that check judges by, relations those between two replays \
      of one engine, engines what --engine may name, and recordings those that the paths behind it \
      select.
      """
    ],
    operands: Operands(
      "WHAT", .words(["invariants", "relations", "engines", "recordings"]), atLeast: 1, closed: 1),
    options: [.filter, .null, .passWithNone, .verbose, .color],
    examples: [
      Example("flickbook list invariants", "The laws, and what each says."),
      Example("flickbook list engines -v", "The engines, and what can be set of each."),
      Example(
        "flickbook list recordings Recordings --filter tag:fling",
        "The recordings below a folder that have a tag."),
    ],
    exits: [
      Exit(.held, "the list was shown"), Exit(.unjudged, "wrong command line or unreadable path"),
      Exit(.nothing, "no recording was selected"),
    ],
    run: listNames)
}

private func listNames(
  _ arguments: ParsedArguments, _ terminal: inout Terminal
) throws(UsageError) -> Outcome {
  let paths = arguments.operands.dropFirst()
  switch arguments.operands.first {
  case "recordings": return try listRecordings(Array(paths), arguments, &terminal)
  case let what?:
    if let path = paths.first { throw .tooManyOperands(path) }
    let rows =
      switch what {
      case "engines": engineRows(arguments)
      case "relations": Catalogue.relations.map { ($0.name, $0.summary) }
      default: Catalogue.laws.map { ($0.name, $0.summary) }
      }
    terminal.output.write(
      Paragraph.columns(rows.map { (term: $0.0, text: $0.1) }, width: terminal.width))
  case nil: break
  }
  return .held
}

private func engineRows(_ arguments: ParsedArguments) -> [(String, String)] {
  var rows: [(String, String)] = []
  for engine in arguments.engines.factories {
    rows.append(("\(engine.name) \(engine.version)", engine.summary))
    guard arguments.has(.verbose) else { continue }
    rows.append(("  reports", engine.abilities.words.joined(separator: " ")))
    for setting in engine.settings {
      rows.append(("  \(setting.name)=\(setting.value.text)", setting.summary))
    }
  }
  rows.append((EngineList.seen, "what the recorded device showed, where a recording says so"))
  return rows
}

private func listRecordings(
  _ paths: [String], _ arguments: ParsedArguments, _ terminal: inout Terminal
) throws(UsageError) -> Outcome {
  if paths.isEmpty, !arguments.has(.null) { throw .missingOperand(.paths) }
  let filter = try arguments.text(.filter).map { (text) throws(UsageError) in
    try RecordingFilter(text)
  }
  guard case .paths(let selection) = try SelectedInput(arguments, operands: paths, dash: .list)
  else { return .held }
  var outcome = selection.report(passWithNone: arguments.has(.passWithNone), on: &terminal)
  for path in selection.paths {
    do throws(FormatError) {
      let head = try RecordingReader(file: path).head
      if filter?.admits(path: path, title: head.title, tags: head.tags) == false { continue }
      let tags = head.tags.isEmpty ? "" : " [\(head.tags.joined(separator: ", "))]"
      terminal.output.line("\(path)  \(head.title.visible)\(tags.visible)")
    } catch {
      terminal.tell(error.description)
      outcome.add(Outcome(.unjudged, "a recording cannot be read"))
    }
  }
  return outcome
}
