internal import Formats

extension Verb {
  static let schema = Verb(
    "schema", summary: "print the schema of recordings or suites",
    description: """
      Editors and other tools can check recordings against the schema. rng is the RELAX NG schema \
      of recordings, xsd the same grammar as an XML Schema, for tools that only know that, and \
      suite the RELAX NG schema of flickbook-suite.xml. The XML Schema has the meaning of every \
      element and attribute inside. markdown is the manual of both formats.
      """,
    operands: Operands("LANGUAGE", .words(RecordingSchema.allCases.map(\.rawValue)), atMost: 1),
    examples: [
      "flickbook schema > recording.rng": "Write the RELAX NG schema to a file.",
      "flickbook schema xsd > recording.xsd": "Write the XML Schema.",
      "flickbook schema markdown": "Read what every attribute means.",
    ],
    exits: [.held: "the schema was printed", .unjudged: "wrong command line"],
    run: { arguments, terminal in
      let schema = arguments.operands.first.flatMap(RecordingSchema.init(rawValue:)) ?? .relaxNG
      terminal.output.write(schema.text)
      return .held
    })
}
