// The options of the verb that gives people a page to record with.

extension Option {
  static let pageOutput = Option(
    "output", "o", .output("FILE", .page), summary: "the file for the page; - for stdout",
    details: "An existing file is replaced when the new one is complete.")

  static let pageScript = Option(
    "script", summary: "write the script for pages of your own instead")

  static let serving = Option(
    "serve", summary: "serve the page to phones, and receive their recordings")

  static let into = Option(
    "into", nil, .folder("DIR"), standard: ".",
    summary: "the folder for recordings that phones send",
    details: """
      A recording gets the name it was given on the phone, with a number if that name exists; \
      nothing is ever replaced.
      """)

  static let servedEngines = Option(
    engine.name, nil, .name("ENGINE", .engine), isRepeatable: true,
    summary: "an engine that scrolls the scenes; with --serve, another one to judge on",
    details: """
      Without --serve it is built in, with changed settings in parentheses if wanted; two, as ios,android, \
      take turns. With --serve recordings are judged on it in addition to seen, the phone's own browser. \
      Default there: the engines of --engine-command or of \
      the suite of the folder, if there are any.
      """)

  static let playedEngine = Option(
    engine.name, nil, .name("ENGINE", .engine), standard: "ios",
    summary: "the engine to begin with",
    details: """
      A built-in engine, with changed settings in parentheses: 'ios(rubber=2)'. Everything can be changed \
      in the page.
      """)

  static let playedAgainst = Option(
    against.name, nil, .name("ENGINE", .engine), summary: "a second engine to begin with",
    details: "A built-in engine, with changed settings if wanted. It follows the same fingers.")

  static let exercise = Option(
    "exercise", summary: "hide the settings of the second engine",
    details: """
      For somebody else to find: the page shows that the engines differ, and names what was changed only when \
      asked. Needs --against.
      """)

  static let lessons = Option(
    "lessons", summary: "write the page of seven figures instead",
    details: """
      Each figure is a scene with one setting and the invariant that guards it: slop, velocity at \
      release, coasting, pulling past an edge, bounce, paging and zoom.
      """)

  static let demoFolder = Option(
    into.name, nil, .folder("DIR"), summary: "the folder for the files of the demo",
    details: "Default: flickbook-demo. Existing files are never replaced.")
}
