internal import Formats

extension Verb {
  static let version = Verb(
    "version", summary: "show the version",
    description: [
      "Use it as an option: flickbook --version."
    ],
    options: [.json],
    examples: [
      Example("flickbook --version --json", "Print name, versions and file formats for scripts.")
    ],
    exits: [Exit(.held, "the version was shown")],
    run: showVersion)
}

private func showVersion(
  _ arguments: ParsedArguments, _ terminal: inout Terminal
) throws(UsageError) -> Outcome {
  if arguments.has(.json) {
    terminal.output.line(
      #"{"name":"\#(Release.name)","version":"\#(Release.version)","#
        + #""libxml2":"\#(XMLLibrary.version)","formats":{"recording":1,"trace":1}}"#)
  } else {
    terminal.output.line("\(Release.name) \(Release.version)")
  }
  return .held
}
