internal import Runs

extension Verb {
  static let show = Verb(
    "show", summary: "replay one recording and plot it",
    description: """
      Replays the recording on an engine in virtual time and plots it over one time axis: the \
      fingers, the activity of the engine, the events of the app, and the changes of offset and \
      zoom. Dotted lines are the limits between which a view can rest. Below is a table of the \
      important times: fingers that go down and lift, requests of the app, callbacks of the \
      engine.

      With --at it shows the frames around one time instead, each with the line of the recording \
      that was played. With --signal it also plots any expression of a formula. With --trace all steps are written to a file that diffs well.

      Nothing is judged: a replay that looks wrong still exits 0.
      """,
    operands: .recording,
    options: [.engine] + Option.engineSources + [
      .rate, .phase, .at, .signal, .trace, .round, .timeout, .ascii, .width, .color,
    ],
    examples: [
      "flickbook show Recordings/Gallery/next-car.xml": "Plot one gesture.",
      "flickbook show Recordings/Gallery/next-car.xml --at 225ms":
        "Show the frames at which the finger lifts.",
      "flickbook show Recordings/Gallery/next-car.xml --engine 'ios(slop=4)'":
        "Plot it on an engine on which a drag begins earlier.",
      "flickbook show Recordings/Gallery/next-car.xml --signal 'dist(offset.x, page.x)'":
        "Plot the distance from the nearest page.",
      "flickbook show Recordings/Gallery/next-car.xml --trace - | cut -f 1-5":
        "Print time, cause, view and offset of every step.",
    ],
    exits: [
      .held: "the recording was replayed and shown",
      .unjudged:
        "wrong command line, a recording that is malformed or cannot be read, a replay that takes longer than --timeout, or an engine that failed",
      .interrupted: "interrupted: the part that was replayed is shown",
    ],
    run: { arguments, terminal in
      var work = ShowWork(try ShowRequest(arguments, terminal))
      let outcome = try work.run(&terminal)
      work.report(&terminal)
      return outcome
    })
}
