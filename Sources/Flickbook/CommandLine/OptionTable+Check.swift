// The options of verbs that judge.

extension Option {
  static let engines = Option(
    engine.name, nil, .text("ENGINE"), isRepeatable: true, summary: "which engine to judge",
    details: """
      The name of an engine, and in brackets what is to be set differently: 'ios(rate=0.9979,slop=8)'. \
      A switch by its name alone is the only one that is on: 'textbook(stale-label)'. \
      seen is what the recorded device showed. May be given several times. Without it: the engines of \
      the suite file, or ios.
      """, offer: .engine)

  static let only = Option(
    "only", nil, .text("INVARIANT,..."), isRepeatable: true,
    summary: "judge by these invariants alone",
    details: """
      In check each must be put to the test by one recording at least, on every engine that offers what \
      it needs; or else the exit code is 3.
      """, offer: .invariants)

  static let relations = Option(
    "relations", summary: "also judge by invariants between two replays",
    details: """
      Each recording is replayed again later, mirrored, moved, at other frame rates, from a fresh start \
      and so on; 'flickbook list relations' shows them. A relation that --only names is judged without \
      this option.
      """)

  static let skip = Option(
    "skip", nil, .text("INVARIANT,..."), isRepeatable: true,
    summary: "judge by all invariants but these",
    offer: .invariants)

  static let level = Option(
    "level", nil, .text("INVARIANT=LEVEL"), isRepeatable: true,
    summary: "what a broken invariant means: off, warn or error",
    details:
      "An invariant that is off is not judged; a warning is shown and does not fail the run.",
    offer: .level)

  static let tolerance = Option(
    "tolerance", nil, .text("INVARIANT=VALUE"), isRepeatable: true,
    summary: "how much may be off, with its unit: 0.5pt",
    details: """
      'flickbook explain INVARIANT' says in which units. INVARIANT.PART=VALUE sets a part that has a name, such as \
      drag-tracks-finger.share=0.2%. What is typed here goes before what a recording or a suite says.
      """, offer: .tolerance)

  static let failOn = Option(
    "fail-on", nil, .word("LEVEL", of: ["warn", "error"]), standard: "error",
    summary: "the level from which a broken invariant fails the run")

  static let strict = Option(
    "strict", summary: "excuse nothing: waived breaks count, and every recording must be tested",
    details: """
      A recording in which nothing was put to the test, or that an engine refuses, ends the run with \
      exit code 3. A suite allows some with <gate max-untested="N"/>.
      """)

  static let suite = Option(
    "suite", nil, .file("FILE"), summary: "what is expected of all recordings",
    details: """
      Without it the file flickbook-suite.xml is looked for in the folder of each recording and in the \
      folders above it. Built-in values give way to the suite, the suite to a recording's own expect \
      element, and that to the command line.
      """)

  static let filter = Option(
    "filter", nil, .text("WORDS"), summary: "only recordings whose path or title has all the words",
    details: """
      Words are separated by spaces, or put in double quotes; tag:slow asks for a tag, and a ! in front \
      turns a word round: 'fling !tag:slow'.
      """)

  static let failedIn = Option(
    "failed-in", nil, .file("RESULTS"), summary: "only what failed in an earlier run's results",
    details: "Without a PATH: just those recordings, on the engines of that run.")

  static let repetitions = Option(
    "repeat", nil, .count("N", atLeast: 1), standard: "1",
    summary: "replay N times and compare",
    details: "Any difference between the replays is a break of the name determinism.")

  static let jobs = Option(
    "jobs", "j", .count("N", atLeast: 1), summary: "work on N recordings at a time",
    details: "Without it: as many as there are processors. What is written does not depend on it.")

  static let shard = Option(
    "shard", nil, .text("I/N"), summary: "judge only the I-th of N parts, or auto",
    details: """
      Every machine makes the same plan of the same recordings and takes its part of it: the longest \
      go first, each to the part that has least. 'flickbook merge' joins what --results wrote. With \
      auto the part is what Bazel, GitLab, CircleCI, Buildkite, Semaphore, Bitbucket, Kubernetes or \
      Slurm say in the environment.
      """)

  static let failFast = Option("fail-fast", "x", summary: "stop at the first recording that fails")

  static let maxFailures = Option(
    "max-failures", nil, .count("N", atLeast: 1), summary: "stop when N recordings have failed")

  static let timeout = Option(
    "timeout", nil, .time("TIME"), standard: "60s",
    summary: "the longest one recording may take, on the clock on the wall")

  static let minRecordings = Option(
    "min-recordings", nil, .count("N", atLeast: 1),
    summary: "fail when fewer than N recordings are tested",
    details: "Recordings that are untested or refused do not count.")

  static let results = Option(
    "results", nil, .file("FILE"), summary: "write all results, one JSON object a line",
    details: """
      The file holds what --format jsonl prints. It is written as the run goes on, under \
      NAME.new.part until the run ends.
      """)

  static let reportDetail = Option(
    "report-detail", nil, .word("WHICH", of: TraceDetail.allCases.map(\.rawValue)),
    standard: TraceDetail.failures.rawValue, summary: "which replays can be drawn from the results",
    details: """
      A trace is kept of each frame: offset, zoom, velocity, fingers. With failures only of recordings \
      that break an invariant or cannot be judged, on all engines.
      """)

  static let timing = Option(
    "timing", summary: "tell when and where it ran and how long it took",
    details: """
      Writes date, machine, number of jobs and seconds into results and reports. Without it the same \
      run writes the same bytes everywhere.
      """)

  static let verbose = Option(
    "verbose", "v", summary: "also show what held, and every failure and invariant")

  static let progress = Option(
    "progress", nil, .word("WHEN", of: ColorWish.allCases.map(\.rawValue)),
    standard: ColorWish.auto.rawValue, summary: "show how far the run has come, on stderr",
    details: "With auto: on a terminal, and every ten seconds where CI is set.")
}
