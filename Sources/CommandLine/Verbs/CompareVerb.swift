internal import Runs

extension Verb {
  static let compare = Verb(
    "compare", summary: "replay recordings on two engines and show the differences",
    description: """
      Replays each recording on two engines, side by side in virtual time, and measures the \
      differences: callbacks, where views come to rest, the time from which they differ and the \
      touch before it, the lag of one behind the other and the remaining difference without that \
      lag, the maximum distance, the path, the zoom, and the time to come to rest. The recordings \
      with the largest differences come first, with both engines plotted.

      How much may differ depends on the required similarity of the two: see --as. An invariant \
      that one of them breaks and the other keeps is a difference too; an invariant that both \
      break is reported and not counted.

      Only times at which both engines have a step are compared; nothing is interpolated. An \
      engine that has come to rest keeps its offset while the other continues. Of a suite, only \
      its engines, invariants, tolerances, compare elements and defaults are read; waivers and gates \
      are for check.
      """,
    operands: .paths,
    options: [
      .compared, .against, .againstPage, .likeness, .allow, .explain, .filter, .failedIn,
      .filesFrom, .null, .strict, .rate, .phase, .repetitions, .jobs, .shard, .plan, .failFast,
      .maxFailures, .timeout,
      .minRecordings, .passWithNone, .results, .reportDetail, .timing,
    ] + Option.engineSources + Option.reports + [
      .quiet, .verbose, .printConfig, .color, .progress, .width, .ascii,
    ],
    examples: [
      "flickbook compare Recordings/Gallery --engine android --against ios":
        "Show the differences between two engines. These differ, so compare exits 1.",
      "flickbook compare Recordings/Photos --against 'ios(rate=0.9979)' --as perception":
        "Test whether a user would notice another rate of deceleration. Here the difference is not noticeable.",
      "flickbook compare Recordings/Bounce --engine 'ios(rate=0.9979,slop=9)' --against ios --explain":
        "Name the constants that account for the difference; exits 1.",
      "flickbook compare Recordings/Gallery --against ios --as refactor --allow rest=0.1px":
        "Allow only a difference of a tenth of a pixel at rest.",
      "flickbook show Recordings/Gallery/next-car.xml --trace car.trace; flickbook compare Recordings/Gallery/next-car.xml --against car.trace":
        "Save a trace of an engine, and compare with it later. See also baseline.",
      "flickbook compare Recordings/Gallery --engine android --against ios --results out.jsonl; flickbook compare --failed-in out.jsonl --as perception":
        "Of the differences in an earlier run, show those that a user would notice; exits 1.",
    ],
    exits: [
      .held: "no difference outside the tolerance; there may be warnings",
      .broken: "the engines differ by more than the tolerance on at least one recording",
      .unjudged:
        "wrong command line, a malformed recording or trace, or an engine that failed or hung",
      .incomplete: "nothing could be compared; with --strict, one recording could not",
      .nothing: "no recording was selected",
      .interrupted: "interrupted: the report covers the finished part",
    ],
    run: judgeRecordings)
}
