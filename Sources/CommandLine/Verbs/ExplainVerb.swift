internal import Invariants
internal import Model
internal import Reports
internal import Runs
internal import Text

extension Verb {
  static let explain = Verb(
    "explain", summary: "explain an invariant",
    description: """
      Prints the meaning of the invariant, the effect of a violation on a user, a drawing of a correct \
      and of a wrong engine, the tolerance, and how to test the invariant and to change its level. \
      A user-defined invariant of the suite, or of a recording below the current folder, is \
      explained by its formula; FILE#INVARIANT names the file. With --rule it explains a formula \
      instead: how it is parsed, and its units.

      If a recording follows the formula, the formula is also evaluated while the recording is \
      replayed: a table shows the values that it compares over time, where its condition is true, \
      and where it is decided. For a sequence of a suite, the table shows its states.
      """,
    operands: Operands(
      "INVARIANT", .words((Catalogue.all + Catalogue.pages).map { $0.name }), atLeast: 0, atMost: 2,
      closed: 0),
    options: [
      .explainedRule, .explainedMeasures, .printedJSON, .engine,
    ] + Option.engineSources + [.rate, .phase, .timeout, .color],
    examples: [
      "flickbook explain rest-in-bounds": "Show the requirements for content at rest.",
      "flickbook explain rest-in-bounds --json -": "Print the same for a program.",
      "flickbook explain --rule 'over.y <= 60pt' Recordings/Bounce/pull-down-and-let-go.xml":
        "Print a table of the formula over time.",
      "flickbook explain 'Recordings/Bounce/nothing-to-move.xml#stands-still'":
        "Explain a formula that a recording expects.",
    ],
    exits: [
      .held: "the invariant was explained", .unjudged: "the invariant does not exist",
    ],
    run: { arguments, terminal in
      var entries = try TypedFormula.all(arguments).map { SuiteRules.Rule(invariant: $0) }
      // If a formula was typed, no operand is the name of an invariant.
      let names = entries.isEmpty ? arguments.operands.prefix(1) : []
      if let name = names.first {
        entries.insert(contentsOf: try rules(named: name, arguments), at: 0)
      }
      let recordings = arguments.operands.dropFirst(names.count)
      guard recordings.count <= 1 else {
        throw UsageError("explain takes one recording; \(recordings[1].quoted) is a second one")
      }
      guard !entries.isEmpty else {
        throw UsageError("explain needs the name of an invariant, or a formula after --rule")
      }
      if arguments.has(.printedJSON) {
        let json = ListedJSON.text("invariants", entries.map(json))
        try terminal.write(json, to: arguments.text(.printedJSON))
        return .held
      }
      if let path = recordings.first {
        let formulas = entries.map(\.invariant).filter { $0.formula != nil }
        guard !formulas.isEmpty else {
          throw UsageError(
            "\(entries[0].invariant.name) is built in: only a formula or a sequence has a table over time; "
              + "flickbook check \(path) --only \(entries[0].invariant.name) judges it")
        }
        try RuleOverTime(path, arguments, terminal).print(formulas, to: &terminal)
        return .held
      }
      for entry in entries { printEntry(of: entry, arguments.has(.explainedMeasures), &terminal) }
      return .held
    })
}

/// The rules with a name. Searches first the catalogue, then the suite, then the recordings below
/// the current folder. If the name has the form `FILE#NAME`, searches only the file.
private func rules(
  named name: String, _ arguments: ParsedArguments
) throws -> [SuiteRules.Rule] {
  if let known = Catalogue.invariant(named: name) { return [SuiteRules.Rule(invariant: known)] }
  if let hash = name.lastIndex(of: "#") {
    let file = String(name[..<hash])
    return try rules(
      named: String(name[name.index(after: hash)...]), among: SuiteRules.rules(ofFile: file),
      expected: "a formula of \(file.quoted)")
  }
  let own = try SuiteRules(arguments).all
  if let rule = own.last(where: { $0.invariant.name == name }) { return [rule] }
  let recorded = TypedFormula.isName(name) ? recordedRules(named: name) : []
  if !recorded.isEmpty { return recorded }
  let catalogue = Catalogue.all.map { SuiteRules.Rule(invariant: $0) }
  return try rules(
    named: name, among: catalogue + own,
    expected: "a name listed by 'flickbook list invariants' or 'flickbook list relations', or "
      + "FILE#INVARIANT for a formula of a recording")
}

private func rules(
  named name: String, among rules: [SuiteRules.Rule], expected: String
) throws -> [SuiteRules.Rule] {
  if let rule = rules.last(where: { $0.invariant.name == name }) { return [rule] }
  let names = rules.map(\.invariant.name)
  // A part of a name is typed more often than a misspelt name.
  let parts = names.filter { $0.contains(name) }
  let near = parts.count == 1 ? parts.first : names.nearest(to: name)
  let hint = parts.count > 1 ? parts.prefix(5).map(\.quoted).listed("or") : near?.quoted
  throw UsageError(
    "unknown invariant \(name.quoted): "
      + (hint.map { "did you mean \($0)?" } ?? "expected \(expected)"),
    meant: parts.isEmpty ? "\(Release.name) \(Verb.list.name) invariants" : nil,
    correction: near.map { .replace(name, by: $0) })
}

/// The different formulas that recordings below the current folder define under a name.
private func recordedRules(named name: String) -> [SuiteRules.Rule] {
  var found: [SuiteRules.Rule] = []
  for path in FolderSearch.recordings(in: ".").found where !Interruption.hasCome {
    for rule in (try? SuiteRules.rules(ofFile: path)) ?? [] where rule.invariant.name == name {
      if !found.contains(where: { $0.invariant.formula == rule.invariant.formula }) {
        found.append(rule)
      }
    }
  }
  return found
}

private func json(_ rule: SuiteRules.Rule) -> JSONPiece {
  let invariant = rule.invariant
  return JSONPiece(
    invariant.members + [
      ("manual", Manual.entry(of: invariant).map(\.json).json.ifAny), ("from", rule.origin?.json),
      ("test", invariant.testCommand.json), ("detects", Manual.promise(of: invariant)?.json),
    ])
}

/// - Parameter isWhole: Whether the smallest detected error is printed too.
private func printEntry(
  of rule: SuiteRules.Rule, _ isWhole: Bool, _ terminal: inout Terminal
) {
  let invariant = rule.invariant
  let width = min(max(terminal.width, 40), 100)
  let output = terminal.output
  let title = Paragraph.lines("\(invariant.name) - \(invariant.summary)", width: width - 2)
  for (index, line) in title.enumerated() {
    // A name is one word, so the first line has all of it.
    let rest = index == 0 ? line.dropFirst(invariant.name.count) : line[...]
    terminal.output.line((index == 0 ? output.painted(invariant.name, .bold) : "  ") + rest)
  }
  for paragraph in Manual.entry(of: invariant) {
    terminal.output.write("\n" + Paragraph.set(paragraph, indent: 2, width: width))
  }
  let look = PlotLook(width: width, isASCII: !terminal.speaksUnicode)
  if let sketch = InvariantSketch(of: invariant.name) {
    terminal.output.line("")
    for line in sketch.lines(look) { terminal.output.line("  " + line) }
  }
  var rows = rows(invariant, isWhole)
  if let origin = rule.origin { rows.insert(("from", origin), at: 0) }
  if invariant.why != nil || invariant.isSequence || invariant.pattern != nil {
    let kind = invariant.isSequence ? "sequence" : "formula"
    rows.insert((kind, invariant.formula ?? ""), at: 0)
  }
  if invariant.why != nil, let pattern = invariant.pattern {
    rows.insert(("written as", pattern.text), at: 0)
  }
  terminal.output.write("\n" + Paragraph.columns(rows, width: width))
}

private func rows(_ invariant: Invariant, _ isWhole: Bool) -> [(term: String, text: String)] {
  var rows = [(term: "tolerance", text: invariant.tolerance.standard)]
  if invariant.formula != nil {
    let unit = invariant.marginUnit.isEmpty ? "tolerances, or true or not" : invariant.marginUnit
    rows.append(("margin in", unit))
  }
  let kind = invariant.tolerance
  if !kind.units.isEmpty {
    let units = kind.units.map { $0?.rawValue ?? "a bare number" }
    rows.append(("units", units.listed("or")))
    let example = kind.units.first.flatMap { $0 }?.rawValue ?? ""
    rows.append(
      (
        "change it",
        "\(Option.tolerance.dashed) \(invariant.name)=1\(example), or in a suite or recording "
          + "<invariant name=\"\(invariant.name)\" tolerance=\"1\(example)\"/>"
      ))
  }
  rows.append(
    (
      "level",
      "error; \(Option.level.dashed) \(invariant.name)=warn or =off, or level=\"warn\" in that element"
    ))
  rows.append(("test it", invariant.testCommand))
  if invariant.isOnRequest {
    rows.append(
      ("judged", "only where a recording or a suite expects it, or \(Option.only.dashed) names it"))
  }
  let needed = invariant.abilitiesNeeded.words
  rows.append(
    ("needs", needed.isEmpty ? "any engine" : "an engine that reports " + needed.listed("and")))
  if isWhole, let promise = Manual.promise(of: invariant) { rows.append(("detects", promise)) }
  let read = invariant.abilitiesRead.words
  if !read.isEmpty {
    rows.append(("inferred", "the \(read.listed("and")) of an engine that reports none"))
  }
  return rows
}

extension Invariant {
  /// A command that judges by this invariant alone, as text.
  fileprivate var testCommand: String {
    let page = isOfPages ? " --engine chromium --page index.html" : ""
    return "\(Release.name) check RECORDING\(page) \(Option.only.dashed) \(name) -v"
  }
}
