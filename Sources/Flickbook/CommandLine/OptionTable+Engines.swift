// The options that bring engines in from other processes.

extension Option {
  static let engineCommand = Option(
    "engine-command", nil, .text("NAME=CMD"), isRepeatable: true,
    summary: "an engine that is a program of its own",
    details: """
      The shell runs the command, and the program answers on stdin and stdout as the line protocol says: \
      one line of JSON for a request, one for its reply. From then on --engine NAME means it; without \
      --engine it is the engine that is used. It gets PATH, HOME and TMPDIR of the environment, is asked \
      for many frames at once, plays one recording after the other, and is started again when it fails. \
      'flickbook serve' makes such a program of an engine of this one.
      """)

  static let engineEnvironment = Option(
    "engine-env", nil, .text("VARIABLE"), isRepeatable: true,
    summary: "a variable that engines of their own get too",
    details: "NAME passes it on where it is set, NAME=VALUE sets it.")

  static let engineTimeout = Option(
    "engine-timeout", nil, .text("OP=TIME"), isRepeatable: true,
    summary: "how long an engine of its own may take: advance=5s",
    details: """
      Without it: hello 30 s, scene (and reset) 10 s, advance 2 s and five times the time that passes in the \
      recording, at most 10 s, play 10 s, bye 2 s. What is typed for advance is all the time there is; play has \
      the time that is played besides. An engine that takes too long on three recordings in a row is given up.
      """)

  static let lockStep = Option(
    "lock-step", summary: "ask engines of their own one step at a time",
    details:
      "What they show must be the same; whoever looks for a fault in one can follow it better.")

  static let served = Option(
    engine.name, nil, .text("ENGINE"), summary: "which engine to serve",
    details: """
      The name of an engine, and in brackets what is to be set differently: 'ios(rate=0.9979,slop=8)'. \
      Without it: ios. Whoever asks may set more.
      """, offer: .engine)

  static let allowCommands = Option(
    "allow-commands", summary: "let the suite that is found run the commands it names",
    details: """
      Without it the commands of a suite run only where --suite names it, or in a folder that \
      'flickbook trust' has named: a folder that was fetched must not start programs by being \
      checked.
      """)

  static let trustedList = Option("list", summary: "print the folders that are trusted")

  static let forget = Option("forget", summary: "no longer trust the folder")

  /// All of them, for every verb that takes an engine.
  static let processes = [engineCommand, engineEnvironment, engineTimeout, lockStep]
}
