internal import Formats

extension Verb {
  static let version = Verb(
    "version", summary: "show the version",
    description: "Use it as an option: flickbook --version.",
    options: [.json],
    examples: [
      "flickbook --version --json": "Print name, versions and file formats for scripts."
    ],
    exits: [.held: "the version was shown"],
    run: { arguments, terminal in
      terminal.output.line(
        arguments.has(.json)
          ? #"{"name":"\#(Release.name)","version":"\#(Release.version)","#
            + #""libxml2":"\#(XMLLibrary.version)","formats":{"recording":1,"trace":1}}"#
          : "\(Release.name) \(Release.version)")
      return .held
    })
}
