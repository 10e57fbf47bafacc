internal import Reporting

extension Verb {
  static let schema = Verb(
    "schema", summary: "print the schema of recordings or suites",
    description: [
      """
      Editors and other tools can check recordings against the schema. rng is the RELAX NG schema \
      of recordings, xsd the same grammar as an XML Schema, for tools that only know that, and \
      suite the RELAX NG schema of flickbook-suite.xml.
      """
    ],
    operands: Operands("LANGUAGE", .words(["rng", "xsd", "suite"]), atMost: 1),
    examples: [
      Example("flickbook schema > recording.rng", "Write the RELAX NG schema to a file."),
      Example(
        "flickbook schema xsd > recording.xsd", "Write the XML Schema."),
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
