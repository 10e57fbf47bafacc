internal import Runs

// Options of the verb that writes a recorder page.

extension Option {
  static let pageOutput = Option(
    output.name, output.letter, .output("FILE", .page),
    summary: "the file for the page; - for stdout",
    details: "An existing file is replaced when the new one is complete.")

  static let scriptOutput = Option(
    output.name, output.letter, .output("FILE", .page),
    summary: "the file for the script; - for stdout", details: pageOutput.details)

  static let postedFolder = Option(
    output.name, output.letter, .folder("DIR"), standard: ".",
    summary: "the folder for recordings that phones send",
    details: """
      A recording gets the name it was given on the phone, with a number if that name exists; \
      existing files are never replaced.
      """)

  static let recordsUser = Option(
    "record", summary: "open the page in a visible browser, and save the gestures of the user",
    details: """
      The browser is chromium, not the headless one; its mouse acts as a finger. The recording \
      begins when the page has loaded, and ends with Stop in the page, when the window is closed, \
      or with Ctrl-C.
      """)

  static let drivingEngines = Option(
    engine.name, nil, .name("ENGINE", .engine), isRepeatable: true,
    summary: "an engine that scrolls the scenes; two engines alternate",
    details: """
      A built-in engine, optionally with changed settings in parentheses: 'ios(rubber=2)'. Without \
      it the browser scrolls.
      """)

  static let postedEngines = Option(
    engine.name, nil, .name("ENGINE", .engine), isRepeatable: true,
    summary: "another engine to judge recordings on",
    details: """
      Recordings are judged on it in addition to seen, the phone's own browser. Default: the engines \
      of --engine-command or of the suite of the folder, if there are any.
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
    details: "A built-in engine, optionally with changed settings. It follows the same fingers.")

  static let exercise = Option(
    "exercise", summary: "hide the settings of the second engine",
    details: """
      An exercise: the page shows that the engines differ, and reveals the changed settings only \
      on request. Needs --against.
      """)

  static let lessons = Option(
    "lessons", summary: "write the page of seven figures instead",
    details: """
      Each figure is a scene with one setting and the invariant that guards it: slop, velocity at \
      release, coasting, pulling past an edge, bounce, paging and zoom.
      """)

  static let demoFolder = Option(
    output.name, output.letter, .folder("DIR"), summary: "the folder for the files of the demo",
    details: "Default: flickbook-demo. Existing files are never replaced.")
}
