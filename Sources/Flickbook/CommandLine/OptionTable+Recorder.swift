// The options of the verb that gives people a page to record with.

extension Option {
  static let pageOutput = Option(
    "output", "o", .file("FILE"), summary: "where the page goes; - for stdout",
    details: "A file of that name is replaced when the new one is whole.")

  static let pageScript = Option(
    "script", summary: "write the script for pages of your own instead")

  static let serving = Option(
    "serve", summary: "give the page to phones, and take their recordings in")

  static let into = Option(
    "into", nil, .folder("DIR"), standard: ".", summary: "where recordings that are sent go",
    details: """
      Under the name that they are given on the phone, with a number behind it where that is taken; \
      nothing is ever replaced.
      """)

  static let servedEngines = Option(
    engine.name, nil, .text("ENGINE"), isRepeatable: true,
    summary: "another engine to judge what is sent on",
    details: "Beside seen, which is what the phone's own browser showed.", offer: .engine)
}

// The option of the verb that shows what there is.

extension Option {
  static let demoFolder = Option(
    into.name, nil, .folder("DIR"), summary: "where the demo writes its files",
    details: "Without it: flickbook-demo. What is there already is never replaced.")
}
