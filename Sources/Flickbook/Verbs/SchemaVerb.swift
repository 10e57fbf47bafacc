internal import Reporting

extension Verb {
  static let schema = Verb(
    "schema", summary: "print the schema of recordings or suites",
    description: [
      """
      Editors and other tools check recordings against it as they are typed. RELAX NG (rng) is the \
      one that is written by hand; the XSD is for tools that know only that. suite is the RELAX NG schema \
      of flickbook-suite.xml.
      """
    ],
    operands: Operands("LANGUAGE", .words(["rng", "xsd", "suite"]), atMost: 1),
    examples: [
      Example("flickbook schema > recording.rng", "The RELAX NG schema, in a file."),
      Example(
        "flickbook schema xsd > recording.xsd", "The same as an XML Schema."),
    ],
    exits: [Exit(.held, "the schema was printed"), Exit(.unjudged, "wrong command line")],
    run: printSchema)
}

private func printSchema(
  _ arguments: ParsedArguments, _ terminal: inout Terminal
) throws(UsageError) -> Outcome {
  let schema: RecordingSchema =
    switch arguments.operands.first {
    case "xsd": .xsd
    case "suite": .suite
    default: .relaxNG
    }
  terminal.output.write(schema.text)
  return .held
}
