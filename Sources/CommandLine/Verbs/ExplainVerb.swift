internal import Invariants
internal import Model
internal import Reporting
internal import Runs
internal import Text

extension Verb {
  static let explain = Verb(
    "explain", summary: "explain an invariant",
    description: """
      Prints the meaning of the invariant, the effect of a violation on a user, and the tolerance. \
      A user-defined invariant of the suite, or of a recording below the current folder, is \
      explained by its formula; FILE#INVARIANT names the file. With --rule it explains a formula \
      instead: how it is parsed, and its units.
      """,
    operands: Operands(
      "INVARIANT", .words((Catalogue.all + Catalogue.pages).map { $0.name }), atLeast: 0, atMost: 1,
      closed: 0),
    options: [.explainedRule, .suite, .color],
    examples: [
      "flickbook explain rest-in-bounds": "Show the requirements for content at rest.",
      "flickbook explain 'Recordings/Bounce/nothing-to-move.xml#stands-still'":
        "Explain a formula that a recording expects.",
    ],
    exits: [
      .held: "the invariant was explained", .unjudged: "the invariant does not exist",
    ],
    run: { arguments, terminal in
      var entries = try TypedFormula.all(arguments).map { SuiteRules.Rule(invariant: $0) }
      if let name = arguments.operands.first {
        entries.insert(contentsOf: try rules(named: name, arguments), at: 0)
      }
      guard !entries.isEmpty else {
        throw UsageError("explain needs the name of an invariant, or a formula after --rule")
      }
      for entry in entries { printEntry(of: entry, &terminal) }
      return .held
    })
}

/// Searches the catalogue, then the suite, then the recordings below this folder, until the name is
/// found.
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
  throw UsageError(
    "unknown invariant \(name.quoted): expected \(expected)"
      + (rules.map(\.invariant.name).nearest(to: name).map { "; did you mean \($0.quoted)?" }
        ?? ""))
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

private func printEntry(of rule: SuiteRules.Rule, _ terminal: inout Terminal) {
  let invariant = rule.invariant
  let width = min(max(terminal.width, 40), 100)
  let output = terminal.output
  terminal.output.line(output.painted(invariant.name, .bold) + " - " + invariant.summary)
  for paragraph in Manual.entry(of: invariant) {
    terminal.output.write("\n" + Paragraph.set(paragraph, indent: 2, width: width))
  }
  var rows = rows(invariant)
  if let origin = rule.origin { rows.insert(("from", origin), at: 0) }
  if invariant.why != nil { rows.insert(("formula", invariant.formula ?? ""), at: 0) }
  terminal.output.write("\n" + Paragraph.columns(rows, width: width))
}

private func rows(_ invariant: Invariant) -> [(term: String, text: String)] {
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
        "to change it",
        "\(Option.tolerance.dashed) \(invariant.name)=1\(example), or tolerance=\"1\(example)\" in an expect element"
      ))
  }
  if invariant.isOnRequest {
    rows.append(
      ("judged", "only where a recording or a suite expects it, or \(Option.only.dashed) names it"))
  }
  let needed = invariant.abilitiesNeeded.words
  rows.append(
    ("needs", needed.isEmpty ? "any engine" : "an engine that reports " + needed.listed("and")))
  if let promise = Manual.promise(of: invariant) { rows.append(("detects", promise)) }
  let read = invariant.abilitiesRead.words
  if !read.isEmpty {
    rows.append(("inferred", "the \(read.listed("and")) of an engine that reports none"))
  }
  return rows
}
