extension Verb {
  static let compare = Verb(
    "compare", summary: "replay recordings on two engines and tell what differs",
    description: [
      """
      Replays each recording on an engine and on another one, side by side in virtual time, and measures \
      what differs: the callbacks, where things come to rest, from when on they differ and which touch \
      came before, by how much one is later and what is left without that, how far apart they are at \
      worst, the way, zoom, and the time it takes to settle. The worst recordings come first, with both \
      drawn over each other.
      """,
      """
      How much may differ depends on how alike both are meant to be: see --as. An invariant that one of them \
      breaks and the other keeps is a difference too; an invariant that both break is reported and not counted.
      """,
      """
      Only instants that both were asked for are compared, and nothing is made up in between. Who has \
      come to rest stands there while the other goes on. Of a suite its invariants, tolerances and compare \
      elements are read; engines, waivers and gates are for check.
      """,
    ],
    operands: .paths,
    options: [
      .compared, .against, .likeness, .difference, .filter, .failedIn, .null, .suite,
      .allowCommands, .strict, .rate, .phase,
      .repetitions, .jobs, .shard, .failFast, .maxFailures, .timeout, .minRecordings, .passWithNone,
      .results, .reportDetail, .timing,
    ] + Option.processes + Option.reports + [.quiet, .verbose, .color, .progress, .width, .ascii],
    examples: [
      Example(
        "flickbook compare Recordings/Gallery --engine android --against ios",
        "What differs between two engines: these do, and it exits 1."),
      Example(
        "flickbook compare Recordings/Gallery --against 'ios(rate=0.9979)' --as perception",
        "Whether anybody would notice another rate of deceleration: nobody here."),
      Example(
        "flickbook compare Recordings/Gallery --against ios --as refactor --tolerance rest=0.1px",
        "Nothing may differ but a tenth of a pixel at rest."),
      Example(
        "flickbook show Recordings/Gallery/next-car.xml --trace car.trace; flickbook compare Recordings/Gallery/next-car.xml --against car.trace",
        "Keep what an engine shows today, and compare with it tomorrow; see also baseline."),
      Example(
        "flickbook compare Recordings/Gallery --engine android --against ios --results out.jsonl; flickbook compare --failed-in out.jsonl --as perception",
        "Of what differed in an earlier run, what anybody would notice; exits 1."),
    ],
    exits: [
      Exit(.held, "the same within tolerance; there may be warnings"),
      Exit(.broken, "they differ by more on some recording"),
      Exit(
        .unjudged,
        "wrong command line, a recording or a trace that is malformed, an engine that failed or hung"
      ),
      Exit(.incomplete, "nothing could be compared; with --strict, any recording could not be"),
      Exit(.nothing, "no recording was selected"),
      Exit(.interrupted, "interrupted: what was done has been told"),
    ],
    run: judgeRecordings)
}
