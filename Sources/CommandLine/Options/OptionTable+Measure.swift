// The options of verbs that measure.

extension Option {
  static let measuredFolder = Option(
    output.name, output.letter, .folder("DIR"),
    summary: "write the recordings that were played to a folder",
    details:
      "For each constant, the recording that determined it. Existing files of these names are replaced."
  )

  static let examined = Option(
    engine.name, nil, .name("ENGINE", .engine), isRepeatable: true,
    summary: "the engine to measure", details: engines.details)

  static let shownIntervals = Option(
    verbose.name, verbose.letter, summary: "also show the uncertainty of each number")

  static let fitted = Option(
    engine.name, nil, .name("ENGINE", .engine), summary: "the engine whose settings are changed",
    details: """
      The name of an engine, with the settings to begin with in parentheses: 'ios(rubber=0.5)'. \
      Default: the engine of --engine-command or of the suite, or ios.
      """)

  static let measured = Option(
    "measure", summary: "measure the engine, and compare the result with its contract",
    details: """
      Plays the gestures of 'flickbook engine measure', and fails if a declared number differs \
      from the measured one.
      """)

  static let writeContract = Option(
    "write-contract", summary: "print the contract that the engine should declare",
    details: """
      The members of contract in the reply to hello, with the measured values. If the engine \
      declares other values, they are reported, and the exit code is 1.
      """)
}
