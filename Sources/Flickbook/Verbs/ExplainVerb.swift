internal import Gesture
internal import Verdicts

extension Verb {
  static let explain = Verb(
    "explain", summary: "explain an invariant",
    description: [
      """
      Prints what the invariant means, why a person would notice when it is broken, and how \
      strictly it is judged.
      """
    ],
    operands: Operands("INVARIANT", .words(Catalogue.all.map { $0.name }), atLeast: 1, atMost: 1),
    options: [.color],
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
  guard let name = arguments.operands.first, let invariant = Catalogue.invariant(named: name) else {
    return .held
  }
  let width = min(max(terminal.width, 40), 100)
  let output = terminal.output
  terminal.output.line(output.painted(invariant.name, .bold) + " - " + invariant.summary)
  for paragraph in Catalogue.manual(of: name) {
    terminal.output.write("\n" + Paragraph.set(paragraph, indent: 2, width: width))
  }
  terminal.output.write("\n" + Paragraph.columns(rows(invariant), width: width))
  return .held
}

private func rows(_ invariant: Invariant) -> [(term: String, text: String)] {
  var rows = [(term: "tolerance", text: invariant.tolerance.standard)]
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
