extension Verb {
  static let demo = Verb(
    "demo", summary: "show in a few seconds what Flickbook does",
    description: """
      Plays one gesture on two engines, one correct and one broken on purpose, judges both, and \
      writes an HTML report. It shows every command with its output, so that you can type it \
      again, and ends with commands to try. It needs no other file and no network.

      Without -o it writes into the folder flickbook-demo, or flickbook-demo-2 where that \
      exists. It never replaces a file.
      """,
    options: [.demoFolder, .ascii, .color],
    examples: [
      "flickbook demo": "See a gesture, a failure and a report. A good place to start.",
      "flickbook demo -o try-it": "The same, with its files in a folder of your choice.",
    ],
    exits: [
      .held: "the demo was shown; its broken engine breaks an invariant on purpose",
      .unjudged: "wrong command line, or a folder that cannot be written",
    ],
    run: { arguments, terminal in
      try DemoRun(arguments, terminal).run(&terminal)
    })
}
