extension Verb {
  static let demo = Verb(
    "demo", summary: "show in a few seconds what this program does",
    description: [
      """
      Plays one gesture on two engines, one sound and one broken on purpose, judges both, and writes an \
      HTML report. Every command is shown with its output and can be typed again; the last ones are for \
      you to try. It needs no other file and no network.
      """,
      """
      Without --into it writes into the folder flickbook-demo, or flickbook-demo-2 where that exists. \
      Nothing is ever replaced.
      """,
    ],
    options: [.demoFolder, .ascii, .color],
    examples: [
      Example("flickbook demo", "See a gesture, a failure and a report; a good place to start."),
      Example(
        "flickbook demo --into try-it", "The same, with its files in a folder of your choice."),
    ],
    exits: [
      Exit(.held, "the demo was shown; its broken engine breaks an invariant, as it is meant to"),
      Exit(.unjudged, "wrong command line, or a folder that cannot be written"),
    ],
    run: { (arguments, terminal) throws(UsageError) in
      try DemoRun(arguments, terminal).run(&terminal)
    })
}
