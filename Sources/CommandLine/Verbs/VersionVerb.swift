internal import Files
internal import Runs

extension Verb {
  static let version = Verb(
    "version", summary: "show the version",
    description: "Use it as an option: flickbook --version.",
    options: [.versionJSON],
    examples: [
      "flickbook --version --json -": "Print name, versions and file formats for scripts."
    ],
    exits: [.held: "the version was shown"],
    run: { arguments, terminal in
      guard arguments.has(.versionJSON) else {
        terminal.output.line("\(Release.name) \(Release.version)")
        return .held
      }
      let json =
        #"{"name":"\#(Release.name)","version":"\#(Release.version)","#
        + #""libxml2":"\#(XMLLibrary.version)","formats":{"recording":1,"trace":1}}"#
      try terminal.write(json + "\n", to: arguments.text(.versionJSON))
      return .held
    })
}
