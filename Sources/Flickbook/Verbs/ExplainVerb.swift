internal import Gesture
internal import Verdicts

extension Verb {
  static let explain = Verb(
    "explain", summary: "tell what a law means",
    description: [
      "The law, why a person would notice when it breaks, and how strictly it is judged."
    ],
    operands: Operands("LAW", .words(Catalogue.all.map { $0.name }), atLeast: 1, atMost: 1),
    options: [.color],
    examples: [Example("flickbook explain rest-in-bounds", "What content at rest must keep to.")],
    exits: [Exit(.held, "the law was explained"), Exit(.unjudged, "there is no such law")],
    run: explainLaw)
}

private func explainLaw(
  _ arguments: ParsedArguments, _ terminal: inout Terminal
) throws(UsageError) -> Outcome {
  guard let name = arguments.operands.first, let law = Catalogue.law(named: name) else {
    return .held
  }
  let width = min(max(terminal.width, 40), 100)
  let output = terminal.output
  terminal.output.line(output.painted(law.name, .bold) + " - " + law.summary)
  for paragraph in Catalogue.manual(of: name) {
    terminal.output.write("\n" + Paragraph.set(paragraph, indent: 2, width: width))
  }
  terminal.output.write("\n" + Paragraph.columns(rows(law), width: width))
  return .held
}

private func rows(_ law: any Law.Type) -> [(term: String, text: String)] {
  var rows = [(term: "tolerance", text: law.tolerance.standard)]
  let kind = law.tolerance
  if !kind.units.isEmpty {
    let units = kind.units.map { $0?.rawValue ?? "a bare number" }
    rows.append(("units", units.listed("or")))
    let example = kind.units.first.flatMap { $0 }?.rawValue ?? ""
    rows.append(
      (
        "to change it",
        "\(Option.tolerance.dashed) \(law.name)=1\(example), or tolerance=\"1\(example)\" in an expect element"
      ))
  }
  if law.isOnRequest {
    rows.append(
      ("judged", "only where a recording or a suite expects it, or \(Option.only.dashed) names it"))
  }
  let needed = Catalogue.abilitiesNeeded(by: law).words
  rows.append(
    ("needs", needed.isEmpty ? "any engine" : "an engine that reports " + needed.listed("and")))
  return rows
}
