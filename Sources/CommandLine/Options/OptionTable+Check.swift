internal import Runs
internal import Text

// The options of verbs that judge.

extension Option {
  static let engines = Option(
    engine.name, nil, .name("ENGINE", .engine), isRepeatable: true, summary: "the engine to judge",
    details: """
      The name of an engine, with changed settings in parentheses: 'ios(rate=0.9979,slop=8)'. A \
      switch without a value disables all others: 'textbook(stale-label)'. seen is the recorded \
      device, and a file or folder of traces is judged as the engine that produced it. Can be \
      given several times. Default: the engines of --engine-command or of the suite, or ios.
      """)

  static let only = Option(
    "only", nil, .name("INVARIANT,...", .invariants), isRepeatable: true,
    summary: "judge by these invariants only",
    details: """
      In check each of them must be exercised by at least one recording, on every engine that has \
      the abilities it needs; otherwise the exit code is 3.
      """)

  static let rule = Option(
    "rule", nil, .text("FORMULA"), isRepeatable: true,
    summary: "also judge by a formula: 'when rest then over.y <= 0'",
    details: """
      A name and a colon before the formula name it in reports, as in 'header-folds: when rest \
      then offset.y <= 64pt'. 'flickbook list signals' shows what a formula can read; suites and \
      recordings take formulas too.
      """)

  static let explainedRule = Option(
    rule.name, nil, .text("FORMULA"), isRepeatable: true,
    summary: "explain a formula instead: 'when rest then over.y <= 0'", details: rule.details)

  static let relations = Option(
    "relations", summary: "also judge by relations between two replays",
    details: """
      Each recording is replayed again later, mirrored, moved, at other frame rates, from a fresh \
      start and so on; 'flickbook list relations' lists the relations. A relation that --only \
      names is judged without this option.
      """)

  static let skip = Option(
    "skip", nil, .name("INVARIANT,...", .invariants), isRepeatable: true,
    summary: "do not judge by these invariants")

  static let level = Option(
    "level", nil, .name("INVARIANT=LEVEL", .level), isRepeatable: true,
    summary: "its effect on the run: off, warn or error",
    details:
      "An invariant that is off is not judged; a warning is shown and does not fail the run.")

  static let tolerance = Option(
    "tolerance", nil, .name("INVARIANT=VALUE", .tolerance), isRepeatable: true,
    summary: "the allowed deviation, with its unit: 0.5pt",
    details: """
      'flickbook explain INVARIANT' shows the units. INVARIANT.PART=VALUE sets a part that has a \
      name, such as drag-tracks-finger.share=0.2%. The command line overrides recordings and \
      suites.
      """)

  static let failOn = Option(
    "fail-on", nil, .word("LEVEL", of: ["warn", "error", "new"]), standard: "error",
    summary: "what fails the run",
    details: """
      With warn, warnings also fail the run; with new, only violations that are new since the run \
      of --since fail it.
      """)

  static let strict = Option(
    "strict", summary: "ignore waivers; every recording must be tested",
    details: """
      A recording in which nothing was tested, or that an engine refuses, ends the run with exit \
      code 3. A suite can allow a number of them with <gate max-untested="N"/>.
      """)

  static let suite = Option(
    "suite", nil, .file("FILE"), summary: "the expectations for the recordings",
    details: """
      Without it, flickbook-suite.xml is searched for in the folder of each recording and in the \
      folders above. The suite overrides built-in values, a recording's own expect element \
      overrides the suite, and the command line overrides both.
      """)

  static let filter = Option(
    "filter", nil, .text("WORDS"),
    summary: "only recordings whose path or title contains all the words",
    details: """
      Words are separated by spaces, or quoted with double quotes. tag:slow matches a tag, and ! \
      negates a word: 'fling !tag:slow'.
      """)

  static let failedIn = Option(
    "failed-in", nil, .file("RESULTS"),
    summary: "only recordings that failed in an earlier run",
    details: "Without a PATH: those recordings, on the engines of that run.")

  static let resume = Option(
    "resume", nil, .output("RESULTS", .results),
    summary: "continue an interrupted run from its results",
    details: """
      Use the same PATH and options as before. Replays in RESULTS are not judged again, and all \
      results are saved there, or in the file of --results: the same bytes as those of a run \
      without an interruption. Recordings that have changed since are judged again, and so are \
      those on which an engine failed; other engines or settings are refused. The file \
      RESULTS.new.part of a killed run is used too. If neither exists, the run starts from the \
      beginning.
      """)

  static let keepSteps = Option(
    "keep-steps", nil, .output("PATH", .steps), summary: "save the replayed steps, for --steps",
    details: """
      PATH is a folder, in which each engine gets a folder with a trace for each recording, or the \
      name of a single file that ends in .trace. A step takes 100 to 200 bytes, and every number is exact.
      """)

  static let steps = Option(
    "steps", nil, .file("PATH"),
    summary: "judge the steps that --keep-steps saved, without the engine",
    details: """
      The results are the same bytes as those of the run that saved them. --engine selects some of \
      its engines; without it all are judged. Relations need the engine, and are untested.
      """)

  static let repetitions = Option(
    "repeat", nil, .count("N", atLeast: 1), standard: "1",
    summary: "replay N times and compare the replays",
    details: "Any difference between the replays is reported as the broken invariant determinism.")

  static let jobs = Option(
    "jobs", "j", .count("N", atLeast: 1), summary: "judge N recordings at a time",
    details: "Default: the number of processors. The output does not depend on it.")

  static let shard = Option(
    "shard", nil, .text("I/N"), summary: "judge only part I of N, or auto",
    details: """
      Every machine makes the same plan from the same recordings and judges its part of it. The \
      longest recordings are assigned first, each to the part with the smallest load. 'flickbook \
      report' merges the files that --results wrote. With auto, the part is read from the \
      environment variables of Bazel, GitLab, CircleCI, Buildkite, Semaphore, Bitbucket, Azure \
      Pipelines, Kubernetes, AWS Batch, Google Batch, Cloud Run, Slurm, Grid Engine, LSF, PBS or \
      MPI.
      """)

  static let plan = Option(
    "plan", nil, .file("FILE"), summary: "judge the recordings of a plan",
    details: """
      'flickbook list recordings PATH --plan FILE' makes it. It contains the duration and the hash \
      of each recording, so that a shard reads no recordings but its own; without it, every shard \
      reads all. The run ends with an error if one of its recordings has changed since. It \
      replaces the PATH operands.
      """)

  static let writtenPlan = Option(
    plan.name, nil, .output("FILE", .plan),
    summary: "write a plan of the recordings instead, for the shards of a run",
    details: "'flickbook check --plan FILE --shard I/N' judges a part of it.")

  static let failFast = Option("fail-fast", "x", summary: "stop at the first recording that fails")

  static let maxFailures = Option(
    "max-failures", nil, .count("N", atLeast: 1), summary: "stop when N recordings have failed")

  static let timeout = Option(
    "timeout", nil, .time("TIME"), standard: "60s",
    summary: "the maximum time for one recording",
    details: """
      Wall-clock time, without the time in which the process is stopped or waits for a processor \
      of an overloaded machine.
      """)

  static let watch = Option(
    "watch", summary: "repeat the affected checks after each change, until Ctrl-C",
    details: """
      Watches the recordings, their folders, the suite, the files of --page, and the files that \
      the commands of engines name. A recording that has changed is judged again on all engines, \
      and all recordings on an engine whose program has changed; the run waits while the program \
      is being built. A program with an engine of its own restarts when it is rebuilt. If reports \
      or results are written, everything is judged again, so that they stay complete.
      """)

  static let shrink = Option(
    "shrink", summary: "also shrink the smallest recording of each cause",
    details: """
      The shrunk recordings are shown with their causes in the HTML report, and stored at the end \
      of the results. 'flickbook shrink' writes one to a file.
      """)

  static let minRecordings = Option(
    "min-recordings", nil, .count("N", atLeast: 1),
    summary: "exit 3 when fewer than N recordings are tested",
    details: "Recordings that are untested or refused do not count.")

  static let results = Option(
    "results", nil, .output("FILE", .results),
    summary: "save all results, one JSON object per line",
    details: """
      The file has the content of --format jsonl. It is written during the run as NAME.new.part, \
      and renamed at the end.
      """)

  static let reportDetail = Option(
    "report-detail", nil, .word("WHICH", of: TraceDetail.allCases.map(\.rawValue)),
    standard: TraceDetail.auto.rawValue,
    summary: "the replays whose traces are saved in the results",
    details: """
      A trace has offset, zoom, velocity and fingers of each frame, and reports plot it. With \
      failures, only recordings that break an invariant or could not be judged have a trace, on \
      all engines. With auto and --html, recordings that held have a trace too, until the traces \
      fill --report-max-mb.
      """)

  static let pictures = Option(
    "pictures", summary: "save pictures of the page in a browser",
    details: """
      A picture for each finger that goes down or lifts, for the frame at which an invariant \
      breaks and the one before, and for the end. The HTML report shows them below the drawn \
      device. They are PNG images of the judged frames, at most 24 per recording and 8 MB in \
      total; recordings are replayed once more for them. Only --engine chromium supports them.
      """)

  static let coverage = Option(
    "coverage", summary: "list which functions of the page's scripts run",
    details: """
      The results and the HTML report list the functions of each script of --page, and whether any \
      of the recordings runs them. Functions that no recording runs need another recording.
      """)

  static let timing = Option(
    "timing", summary: "save the date, machine and duration of the run",
    details: """
      Writes date, machine, number of jobs and seconds into results and reports. Without it the \
      same run writes the same bytes everywhere.
      """)

  static let printConfig = Option(
    "print-config", summary: "show the settings and their origins; replay nothing",
    details: """
      Prints the suite, the engines, the values of options, the conditions and the settings of \
      invariants, each with the line of the suite or the option that set it. With -v it also \
      prints the built-in settings.
      """)

  static let verbose = Option(
    "verbose", "v", summary: "also show every failure, and every invariant with its verdict")

  static let listedSettings = Option(
    verbose.name, verbose.letter, summary: "also show the settings of engines")

  static let all = Option(
    "all", nil, summary: "show every cause of failures in full",
    details: """
      Failures with the same deviation in the same situation are one cause. Without this option \
      each cause has one line, and the worst is shown in full. A state that stays wrong at rest is \
      worse than a transient error; among equals, the larger error (as a multiple of its \
      tolerance) is worse, and then the larger number of recordings.
      """)

  static let failures = Option(
    "failures", nil, summary: "show every failure, not only one per cause")

  static let explainedMeasures = Option(
    all.name, nil, summary: "also show which sizes of errors the invariant detects",
    details: """
      The errors were put into a correct engine; Reports/promises.md lists those of all invariants.
      """)

  static let progress = Option(
    "progress", nil, .word("WHEN", of: ColorMode.allCases.map(\.rawValue)),
    standard: ColorMode.auto.rawValue, summary: "show progress on stderr",
    details: "With auto: on a terminal, and every ten seconds if CI is set.")
}
