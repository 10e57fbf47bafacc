internal import EngineLink
internal import Runs

extension Verb {
  static let serve = Verb(
    "engine serve", summary: "serve an engine to another program",
    description: """
      Implements the line protocol on stdin and stdout for an engine of this program, so that \
      another program can use it with --engine-command: for example, yesterday's build of an \
      engine can be compared with today's. It ends when it is interrupted or when stdin ends.

      Every program that passes its own engines to Flickbook.main has this verb and can serve \
      them. Sources/EngineLink/README.md specifies the line protocol.
      """,
    options: [.served] + Option.engineSources,
    examples: [
      "flickbook compare Recordings/Gallery --engine-command old='../yesterday/flickbook engine serve' --against old --engine ios":
        "Compare the engine of another build with this one.",
      "flickbook check Recordings/Gallery --engine-command mine='./my-program engine serve --engine mine'":
        "Judge the engine of another program.",
    ],
    exits: [
      .held: "the client ended the session, or stdin ended",
      .unjudged: "wrong command line, or stdin ended in the middle of a request",
    ],
    run: { arguments, terminal in
      // No suite is searched for: a suite may name this program as an engine, which would then
      // start itself again.
      let choice = try EngineChoice(withoutSearch: arguments, terminal.environment)
      guard case .live(let factory) = try choice.engine(arguments, .served).kind else {
        throw UsageError(
          "seen is the recorded device and cannot be served: name an engine with --engine")
      }
      // A signal ends the server at once: it has nothing to write, and the client may not be
      // waiting.
      Interruption.isFinal()
      var server = EngineServer(factory)
      if let objection = server.serve() { return Outcome(.unjudged, objection) }
      return .held
    })
}
