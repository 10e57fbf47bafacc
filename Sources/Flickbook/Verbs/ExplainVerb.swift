internal import Gesture
internal import Reporting
internal import Verdicts

extension Verb {
  static let explain = Verb(
    "explain", summary: "explain an invariant",
    description: """
      Prints what the invariant means, why a person would notice when it is broken, and how \
      strictly it is judged. An invariant of the suite's own is explained by its formula. With \
      --invariant it explains a formula instead: how it is read, and in which units.
      """,
    operands: Operands(
      "INVARIANT", .words((Catalogue.all + Catalogue.pages).map { $0.name }), atLeast: 0, atMost: 1,
      closed: 0),
    options: [.explainedFormula, .suite, .color],
    examples: [
      "flickbook explain rest-in-bounds": "See what is expected of content at rest."
    ],
    exits: [
      .held: "the invariant was explained", .unjudged: "there is no such invariant",
    ],
    run: { arguments, terminal in
      var rules = try TypedFormula.all(arguments).map { SuiteRules.Rule(invariant: $0) }
      if let name = arguments.operands.first {
        rules.insert(try rule(named: name, arguments), at: 0)
      }
      guard !rules.isEmpty else {
        throw UsageError("explain needs the name of an invariant, or a formula after --invariant")
      }
      for rule in rules { printEntry(of: rule, &terminal) }
      return .held
    })
}

/// One of the catalogue, or of the suite, which is looked for only then.
private func rule(named name: String, _ arguments: ParsedArguments) throws -> SuiteRules.Rule {
  if let known = Catalogue.invariant(named: name) { return SuiteRules.Rule(invariant: known) }
  let rules = try SuiteRules(arguments).all
  if let rule = rules.last(where: { $0.invariant.name == name }) { return rule }
  let names = Catalogue.all.map { $0.name } + rules.map(\.invariant.name)
  throw UsageError(
    "unknown invariant \(name.quoted): expected a name that 'flickbook list invariants' or "
      + "'flickbook list relations' shows"
      + (names.nearest(to: name).map { "; did you mean \($0.quoted)?" } ?? ""))
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
  if let promise = Manual.promise(of: invariant) { rows.append(("notices", promise)) }
  let read = invariant.abilitiesRead.words
  if !read.isEmpty {
    rows.append(("inferred", "the \(read.listed("and")) of an engine that reports none"))
  }
  return rows
}
