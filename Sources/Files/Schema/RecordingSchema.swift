/// The table of the formats as schemas for tools and as a manual.
package enum RecordingSchema: String, CaseIterable, Sendable {
  /// The schema of recordings in RELAX NG.
  case relaxNG = "rng"
  /// The same grammar as an XML Schema, with documentation of every element and attribute.
  case xsd
  /// The schema of suite files in RELAX NG.
  case suite
  /// The grammar of suite files as an XML Schema.
  case suiteXSD = "suite-xsd"
  /// The manual of both formats in Markdown.
  case markdown

  /// The path of the schema or the manual in the repository.
  package var file: String {
    switch self {
    case .relaxNG: "Recordings/recording.rng"
    case .xsd: "Recordings/recording.xsd"
    case .suite: "Recordings/suite.rng"
    case .suiteXSD: "Recordings/suite.xsd"
    case .markdown: "Documentation/Format.md"
    }
  }

  /// The contents of the file.
  package var text: String {
    switch self {
    case .relaxNG:
      RelaxNG.text(
        of: .recording,
        Self.grammar + """
            It takes no foreign element directly inside recording or timeline, so that a recording of any
            length can be validated as a stream. recording.xsd beside it takes them there too; in all else
            both accept and refuse the same files.
          """)
    case .xsd:
      XMLSchema.text(
        of: .recording,
        Self.grammar + "  recording.rng beside it describes the same grammar.")
    case .suite: RelaxNG.text(of: .suite, Self.suiteGrammar("suite"))
    case .suiteXSD:
      XMLSchema.text(
        of: .suite,
        Self.suiteGrammar("suite-xsd") + "\n  suite.rng beside it describes the same grammar.")
    case .markdown: FormatManual.text
    }
  }

  private static func suiteGrammar(_ language: String) -> String {
    """
      The suite file, version 1: the expectations for the recordings around a file named
      flickbook-suite.xml. `flickbook generate schema \(language)` printed this.
    """
  }

  private static let grammar = """
      The grammar of a Flickbook recording, version 1. `flickbook generate schema` printed this.
      It describes the structure and the form of values. Consistency, such as the order of
      touches and times, is checked by the reader.

    """
}
