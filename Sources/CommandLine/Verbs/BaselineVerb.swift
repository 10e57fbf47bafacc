internal import Runs

extension Verb {
  static let baseline = Verb(
    "baseline", summary: "save the traces of an engine, and report changes",
    description: """
      A baseline is the trace of a recording that the user has accepted as correct. check replays \
      each recording and compares it with its baseline, as compare does. Where they differ, and \
      where there is no baseline, it writes the new trace beside it as NAME.trace.pending. diff \
      reports the same and writes nothing. accept replaces the baselines by the pending traces, \
      and creates those that are missing; reject deletes the pending traces. review shows each \
      pending difference and accepts, rejects or skips it by a key. The page that check --html \
      writes does the same in a browser: it keeps the decisions, and prints the command that \
      applies them. list shows the state of each baseline.

      Without a PATH: check, diff and list use every recording that has a baseline, review, accept \
      and reject every pending trace. A baseline of another recording, of other settings, or at \
      another rate or phase is refused, because it cannot be compared with this replay. A baseline \
      of another version of the engine is not refused: comparing versions is its purpose. Compare \
      elements of suites and recordings are not read; they are about two engines.

      Baselines are text that diffs well; commit them, but not *.trace.pending. A file is replaced \
      only when the new one is complete. A baseline whose recording does not exist is an orphan: \
      check warns about it and list shows it.
      """,
    operands: Operands(
      "WHAT", .words(BaselineCommand.allCases.map(\.rawValue)), atLeast: 1, closed: 1),
    options: [
      .kept, .baselines, .keptLikeness, .allow, .filter, .filesFrom, .null, .rate, .phase,
      .keptRound,
      .repetitions, .jobs, .failFast, .maxFailures, .timeout, .passWithNone, .results,
      .reportDetail, .timing,
    ] + Option.engineSources + Option.reports + [
      .quiet, .all, .failures, .verbose, .color, .progress, .width, .ascii,
    ],
    examples: [
      "flickbook baseline accept Recordings/Gallery":
        "Save the current traces of ios for these recordings.",
      "flickbook baseline check": "Test after every change whether the traces are the same.",
      "flickbook baseline review":
        "Decide on each difference, by keys; exits 4 if nothing is pending.",
      "flickbook baseline accept": "The change was intended: accept the new traces.",
      "flickbook baseline accept Recordings/Gallery --engine android; flickbook baseline check Recordings/Gallery --engine android --as refactor":
        "Do the same for another engine, and compare every saved digit.",
      "flickbook baseline list": "See which baselines are current, pending or stale.",
    ],
    exits: [
      .held: "no difference outside the tolerance, or done",
      .broken: "the traces differ on at least one recording",
      .unjudged:
        "wrong command line, a recording or a baseline that is missing, malformed or refused, or an engine that failed",
      .nothing: "no recording was selected, or nothing is pending",
      .interrupted: "interrupted: the report covers the finished part",
    ],
    run: { arguments, terminal in
      guard let word = BaselineCommand(arguments) else { return .held }
      return try BaselineRun(word, arguments, terminal.environment).run(&terminal)
    })
}
