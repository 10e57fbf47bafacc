extension Verb {
  static let baseline = Verb(
    "baseline", summary: "keep what an engine shows, and tell when it shows something else",
    description: [
      """
      A baseline is the trace of a recording that somebody has accepted: what the engine shows is right. \
      check replays each recording and compares it with its baseline, as compare does; where they differ, \
      and where there is none, what is shown now is put beside it as NAME.trace.pending. diff tells the \
      same and writes nothing. accept keeps what is pending, or what is shown where nothing was kept; \
      reject takes it away. list tells how each stands.
      """,
      """
      Without a PATH: every recording that has a baseline; for accept and reject whatever is pending. A \
      baseline of another recording, of other settings, at another rate or phase is refused: it says \
      nothing about this replay. Of another version of the engine it is not, since that is what it is for. \
      Compare elements of recordings and suites speak of two engines and are not read.
      """,
      """
      Baselines are text that diffs well, to be committed; *.trace.pending is not. A file is replaced only \
      when the new one is whole. A baseline whose recording is gone is an orphan: check warns of it and \
      list names it.
      """,
    ],
    operands: Operands(
      "WHAT", .words(BaselineWord.allCases.map(\.rawValue)), atLeast: 1, closed: 1),
    options: [
      .kept, .baselines, .keptLikeness, .difference, .filter, .null, .rate, .phase, .keptRound,
      .repetitions, .jobs, .failFast, .maxFailures, .timeout, .passWithNone, .results,
      .reportDetail,
      .timing,
    ] + Option.processes + Option.reports + [.quiet, .verbose, .color, .progress, .width, .ascii],
    examples: [
      Example(
        "flickbook baseline accept Recordings/Gallery", "Keep what ios shows of these today."),
      Example("flickbook baseline check", "Tell whether it still shows that; for every change."),
      Example("flickbook baseline accept", "The change was meant: keep what check has found."),
      Example(
        "flickbook baseline accept Recordings/Gallery --engine android; flickbook baseline check Recordings/Gallery --engine android --as refactor",
        "Another engine, to the last digit that is kept."),
      Example("flickbook baseline list", "What is kept, what waits, what has gone stale."),
    ],
    exits: [
      Exit(.held, "the same within tolerance, or done"),
      Exit(.broken, "it shows something else on some recording"),
      Exit(
        .unjudged,
        "wrong command line, a recording or a baseline that is missing, malformed or refused, an engine that failed"
      ),
      Exit(.nothing, "no recording was selected, or nothing is pending"),
      Exit(.interrupted, "interrupted: what was done has been told"),
    ],
    run: { (arguments, terminal) throws(UsageError) in
      guard let word = BaselineWord(arguments) else { return .held }
      return try BaselineRun(word, arguments).run(&terminal)
    })
}
