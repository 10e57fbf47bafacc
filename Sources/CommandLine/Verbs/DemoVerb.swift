internal import Runs

extension Verb {
  static let demo = Verb(
    "demo", summary: "demonstrate Flickbook in a few seconds",
    description: """
      Plays one gesture on two engines, one correct and one broken on purpose, judges both, and \
      writes an HTML report. It shows every command with its output, so that you can type it \
      again, and ends with commands to try. It needs no other file and no network.

      Without -o it writes into the folder flickbook-demo, or flickbook-demo-2 if flickbook-demo \
      exists. It never replaces a file.
      """,
    options: [.demoFolder, .ascii, .color],
    examples: [
      "flickbook demo": "Show a gesture, a failure and a report. Start here.",
      "flickbook demo -o try-it": "Write the files into a folder of your choice.",
    ],
    exits: [
      .held: "the demo was shown; its broken engine breaks an invariant on purpose",
      .unjudged: "wrong command line, or a folder that cannot be written",
    ],
    run: { arguments, terminal in
      try DemoRun(arguments, terminal).run(&terminal)
    })
}
