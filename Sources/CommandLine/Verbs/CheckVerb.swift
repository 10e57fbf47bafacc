internal import Runs
internal import Text

extension Verb {
  static let check = Verb(
    "check", summary: "replay recordings and judge them by invariants",
    description: """
      Replays each recording on each engine in virtual time, and checks each replay against the \
      invariants: rules that any scroll view should obey, such as "content comes to rest in \
      bounds". For each broken invariant it prints the line of the last touch before the \
      violation, the expected and the found value, and commands that show it again.

      An invariant that nothing exercised is untested and never counts as held. The invariants \
      that a recording's expect element names must be tested, unless the engine lacks the abilities \
      that they need. A recording that exercised no invariant is untested; one whose scene the engine \
      does not support is refused. With --relations each recording is also replayed with a change \
      (later, mirrored, from a fresh start), and the two replays must differ by exactly that change.
      """,
    operands: .paths,
    options: [
      .engines, .relations, .only, .rule, .skip, .filter, .failedIn, .resume, .since,
      .filesFrom, .null,
      .level, .tolerance, .strict, .failOn, .rate, .phase, .repetitions, .keepSteps, .steps, .jobs,
      .shard, .plan, .failFast, .maxFailures, .timeout, .exitZeroOnBroken, .watch, .minRecordings,
      .passWithNone, .results,
      .reportDetail, .pictures, .coverage, .shrink, .timing,
    ] + Option.engineSources + Option.reports + [
      .quiet, .all, .failures, .verbose, .printConfig, .color, .progress, .width, .ascii,
    ],
    examples: [
      "flickbook check Recordings": "Judge every recording below a folder.",
      "flickbook check Recordings --engine ios --engine clamping": "Judge them on two engines.",
      "flickbook check Recordings --only rest-in-bounds --tolerance rest-in-bounds=0.1px":
        "Judge by one invariant, with a smaller tolerance.",
      "flickbook check Recordings --junit junit.xml --sarif flickbook.sarif":
        "Judge all, and write reports for a pipeline.",
      "flickbook check Recordings --shard 2/8 --results out/2.jsonl":
        "Judge the part of the second of eight machines; 'flickbook report out' merges the results.",
      "flickbook list recordings Recordings --plan plan.txt; flickbook check --plan plan.txt --shard 2/1000 --results out/2.jsonl":
        "Read all recordings once, then judge the part of any of a thousand tasks.",
      "flickbook check Recordings/Gallery --engine textbook --html report.html --shrink":
        "Judge all, and put the smallest recording of each cause into the report. This engine has faults, so check exits 1.",
      "flickbook check Recordings --resume out.jsonl":
        "Continue an interrupted run from out.jsonl, or start it.",
      "flickbook check Recordings --engine clamping --keep-steps kept; flickbook check Recordings --steps kept":
        "Save the steps of an engine, then judge them again without replaying.",
      "flickbook check Recordings --engine-command mine=./mine --watch":
        "Repeat the affected checks whenever a recording, the suite or ./mine changes.",
      "flickbook check Recordings --since old.jsonl --fail-on new --results new.jsonl":
        "Show new and fixed violations since an earlier run; fail only for new ones.",
      "flickbook check Recordings/Gallery --engine textbook --results out.jsonl; flickbook check --failed-in out.jsonl -v":
        "Judge all, then judge the failed recordings again, with details. This engine has faults, so check exits 1.",
    ],
    exits: [
      .held: "every invariant held wherever it was tested; there may be warnings",
      .broken: "an invariant is broken, or there are more warnings than a suite allows",
      .unjudged: "wrong command line or suite, malformed recording, or failed engine",
      .incomplete:
        "nothing was tested, or something that must be tested was not ('help exit-codes' lists them)",
      .nothing: "no recording was selected",
      .interrupted: "interrupted: the report covers the finished part",
    ],
    run: judgeRecordings)
}
