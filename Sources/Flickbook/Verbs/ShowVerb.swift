extension Verb {
  static let show = Verb(
    "show", summary: "replay one recording and draw what happens",
    description: [
      """
      Replays the recording on an engine in virtual time and draws it over one line of time: which \
      finger was down when, what the engine was doing, what the app did, and how offset and zoom \
      moved. Dotted lines are the edges between which a view can rest. Then come the times that \
      matter: fingers that come and go, what the app asks, what the engine tells the app.
      """,
      """
      With --at it shows the frames around one time instead, each with the line of the recording that \
      was played. With --trace all samples are written to a file that diffs well.
      """,
      "Nothing is judged: a replay that looks wrong still exits 0.",
    ],
    operands: .recording,
    options: [.engine] + Option.processes + [
      .rate, .phase, .at, .trace, .round, .timeout, .ascii, .width, .color,
    ],
    examples: [
      Example("flickbook show Recordings/Gallery/next-car.xml", "Draw one gesture."),
      Example(
        "flickbook show Recordings/Gallery/next-car.xml --at 225ms",
        "Look closely at the time the finger is lifted."),
      Example(
        "flickbook show Recordings/Gallery/next-car.xml --engine 'ios(slop=4)'",
        "The same on an engine whose fingers drag sooner."),
      Example(
        "flickbook show Recordings/Gallery/next-car.xml --trace - | cut -f 1-5",
        "Time, cause, view and offset of every sample."),
    ],
    exits: [
      Exit(.held, "the recording was replayed and shown"),
      Exit(
        .unjudged,
        """
        wrong command line, a recording that is malformed or cannot be read, a replay that takes \
        longer than --timeout, or an engine that failed
        """
      ),
      Exit(.interrupted, "interrupted: what was replayed by then was shown"),
    ],
    run: showRecording)
}

private func showRecording(
  _ arguments: ParsedArguments, _ terminal: inout Terminal
) throws(UsageError) -> Outcome {
  let request = try ShowRequest(arguments, terminal)
  var work = ShowWork(request)
  let outcome = try work.run(&terminal)
  if request.trace != "-" { work.report(&terminal) }
  return outcome
}
