extension Verb {
  static let check = Verb(
    "check", summary: "replay recordings and judge them by invariants",
    description: [
      """
      Replays each recording on each engine in virtual time and judges what is shown by invariants that \
      every scroll view keeps: content rests within its edges, follows the finger, comes to rest. For \
      each break it tells where the touch stands that came last before it, what the invariant expects and \
      what was found, and a command that shows it again.
      """,
      """
      An invariant that nothing put to the test has not passed: it is counted as untested, with the reason. So \
      is a recording in which no invariant was put to the test; one whose scene the engine does not take on is \
      counted as refused. What a recording's expect element names must be tested, unless the engine lacks \
      what it needs. \
      'flickbook list invariants' names the invariants, 'flickbook explain INVARIANT' tells what one means. With \
      --relations each recording is also replayed changed (later, mirrored, from a fresh start), and \
      the engine is held to what that must change.
      """,
    ],
    operands: .paths,
    options: [
      .engines, .relations, .only, .skip, .filter, .failedIn, .null, .suite, .allowCommands, .level,
      .tolerance,
      .strict, .failOn, .rate, .phase, .repetitions, .jobs, .shard, .failFast, .maxFailures,
      .timeout, .minRecordings, .passWithNone, .results, .reportDetail, .timing,
    ] + Option.processes + Option.reports + [.quiet, .verbose, .color, .progress, .width, .ascii],
    examples: [
      Example("flickbook check Recordings", "Judge every recording below a folder."),
      Example(
        "flickbook check Recordings --engine ios --engine clamping",
        "Judge each of them on two engines."),
      Example(
        "flickbook check Recordings --only rest-in-bounds --tolerance rest-in-bounds=0.1px",
        "One invariant, held more strictly."),
      Example(
        "flickbook check Recordings --junit junit.xml --sarif flickbook.sarif",
        "Judge all, and write what a pipeline shows."),
      Example(
        "flickbook check Recordings --shard 2/8 --results out/2.jsonl",
        "The second of eight machines; 'flickbook merge out' joins them."),
      Example(
        "flickbook check Recordings/Gallery --engine textbook --results out.jsonl; flickbook check --failed-in out.jsonl -v",
        "Judge all, then look closer at what failed; this engine has faults, and it exits 1."),
    ],
    exits: [
      Exit(.held, "every invariant held wherever it was tested; there may be warnings"),
      Exit(.broken, "an invariant broke, or a gate of the suite was missed"),
      Exit(
        .unjudged,
        "wrong command line or suite, a recording that is malformed, an engine that failed or hung"),
      Exit(
        .incomplete,
        "nothing was put to the test, or something that had to be was not: an invariant that is required, or that a recording or --only names; with --strict any recording"
      ),
      Exit(.nothing, "no recording was selected"),
      Exit(.interrupted, "interrupted: what was done has been told"),
    ],
    run: judgeRecordings)
}
