internal import Engines
internal import Gesture
internal import Replay

extension Verb {
  static let serve = Verb(
    "serve", summary: "be an engine for another program",
    description: [
      """
      Speaks the line protocol on stdin and stdout for an engine of this program, so that another one \
      can use it with --engine-command: an engine as it was built yesterday is an engine of today's \
      build. Ends when it is interrupted, or when its stdin ends.
      """,
      """
      Every program that hands its own engines to Flickbook.main has this verb, and so serves them. \
      What is said on the line stands in Sources/Engines/Process/README.md.
      """,
    ],
    options: [.served],
    examples: [
      Example(
        "flickbook compare Recordings/Gallery --engine-command old='../yesterday/flickbook serve' --against old --engine ios",
        "What the engine of another build shows, held against that of this one."),
      Example(
        "flickbook check Recordings/Gallery --engine-command mine='./my-program serve --engine mine'",
        "Judge the engine of another program."),
    ],
    exits: [
      Exit(.held, "it was told to go, or nobody asks any more"),
      Exit(.unjudged, "wrong command line, or stdin broke off in the middle of a request"),
    ],
    run: serveEngine)
}

private func serveEngine(
  _ arguments: ParsedArguments, _ terminal: inout Terminal
) throws(UsageError) -> Outcome {
  let engine = try arguments.engines.engine(arguments, .served)
  guard case .live(let factory) = engine.kind else {
    throw UsageError(
      "seen is what the device showed and cannot be served: name an engine with --engine")
  }
  // Who is told to end has nothing to write, and the other side may not wait.
  Interruption.isFinal()
  var server = EngineServer(factory)
  if let objection = server.serve() { return Outcome(.unjudged, objection) }
  return .held
}
