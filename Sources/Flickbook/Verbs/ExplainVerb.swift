internal import Gesture
internal import Verdicts

extension Verb {
  static let explain = Verb(
    "explain", summary: "explain an invariant",
    description: [
      """
      Prints what the invariant means, why a person would notice when it is broken, and how \
      strictly it is judged. With --invariant it explains a formula instead: how it is read, and in \
      which units.
      """
    ],
    operands: Operands(
      "INVARIANT", .words((Catalogue.all + Catalogue.pages).map { $0.name }), atLeast: 0, atMost: 1),
    options: [.formula, .color],
    examples: [
      Example("flickbook explain rest-in-bounds", "See what is expected of content at rest.")
    ],
    exits: [
      Exit(.held, "the invariant was explained"), Exit(.unjudged, "there is no such invariant"),
    ],
    run: explainInvariant)
}

private func explainInvariant(
  _ arguments: ParsedArguments, _ terminal: inout Terminal
) throws(UsageError) -> Outcome {
  let formulas = try TypedFormula.all(arguments)
  let named = arguments.operands.first.flatMap { Catalogue.invariant(named: $0) }
  guard named != nil || !formulas.isEmpty else {
    throw UsageError("explain needs the name of an invariant, or a formula after --invariant")
  }
  for invariant in [named].compactMap({ $0 }) + formulas { explain(invariant, &terminal) }
  return .held
}

private func explain(_ invariant: Invariant, _ terminal: inout Terminal) {
  let width = min(max(terminal.width, 40), 100)
  let output = terminal.output
  terminal.output.line(output.painted(invariant.name, .bold) + " - " + invariant.summary)
  for paragraph in Catalogue.manual(of: invariant.name) {
    terminal.output.write("\n" + Paragraph.set(paragraph, indent: 2, width: width))
  }
  terminal.output.write("\n" + Paragraph.columns(rows(invariant), width: width))
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
  let read = invariant.abilitiesRead.words
  if !read.isEmpty {
    rows.append(("inferred", "the \(read.listed("and")) of an engine that reports none"))
  }
  return rows
}
