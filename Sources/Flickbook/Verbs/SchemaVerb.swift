internal import Reporting

extension Verb {
  static let schema = Verb(
    "schema", summary: "print the schema of recordings",
    description: [
      """
      Editors and other tools check recordings against it as they are typed. RELAX NG (rng) is the \
      one that is written by hand; the XSD is for tools that know only that.
      """
    ],
    operands: Operands("LANGUAGE", .words(["rng", "xsd"]), atMost: 1),
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
  let schema: RecordingSchema = arguments.operands.first == "xsd" ? .xsd : .relaxNG
  terminal.output.write(schema.text)
  return .held
}
