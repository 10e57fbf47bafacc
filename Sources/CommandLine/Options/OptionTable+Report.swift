internal import Reports
internal import Runs

// The options of verbs that write reports.

extension Option {
  /// The options of every verb that writes reports.
  static let reports = [
    html, reportAddress, png, reportMegabytes, noPlayground, junit, sarif, tap, jsonReport,
    markdown, folders, tested,
    codeQuality, outputFormat, annotations, junitBy, junitFileAttribute,
  ]

  private static func report(
    _ name: String, _ kind: OutputKind, _ summary: String, _ details: String = ""
  ) -> Option {
    Option(
      name, nil, .output("FILE", kind), summary: summary,
      details:
        "Missing folders are created, and an existing file is replaced when the new one is complete; - is stdout."
        + (details.isEmpty ? "" : " " + details))
  }

  static let html = Option(
    "html", nil, .output("FILE", .page), summary: "write an HTML report",
    details: """
      One file that needs no other file and no network; - is stdout. A folder, or a name that ends \
      with a slash, gets index.html and a page for each recording that is plotted.
      """)

  static let reportAddress = Option(
    "report-url", nil, .text("URL"), summary: "the address at which others find the HTML report",
    details: """
      Markdown, annotations and the summary of a job link to it. With --png, Markdown also shows \
      the picture, which must be published beside the report.
      """)

  static let png = Option(
    "png", nil, .output("FILE", .picture), summary: "draw the worst failure as a PNG picture",
    details: """
      The picture has the sentence, the device and a plot of the failure, for a pull request; with \
      --since, of the worst new failure. If nothing failed, it shows the verdict. - is stdout.
      """)

  static let reportMegabytes = Option(
    "report-max-mb", nil, .count("N", atLeast: 1),
    standard: String(HTMLReport.maxMegabytes),
    summary: "the maximum size of a one-file HTML report",
    details:
      "Recordings that do not fit are listed with message, location and command, but not plotted; the worst come first."
  )

  static let noPlayground = Option(
    "no-playground", nil, summary: "leave the playground out of the HTML report",
    details: """
      The playground adds half a megabyte to a report with a failure. Its button "Try it" replays \
      the recording on a built-in engine, whose settings can be changed until the invariant holds.
      """)

  static let junit = report(
    "junit", .junit, "write JUnit XML, a test case for each recording",
    """
    The time of a case is the length of the recording, or with --timing the time that judging it took. \
    With --junit-by invariant, an untested or waived invariant is a skipped case; an untested \
    invariant that its recording names is an error.
    """)

  static let sarif = report("sarif", .sarif, "write SARIF 2.1.0, for code scanning")

  static let tap = report("tap", .tap, "write TAP, version 13")

  static let jsonReport = report("json", .json, "write all results as one JSON text")

  static let markdown = report("markdown", .markdown, "write a summary in Markdown")

  static let folders = report(
    "folders", .markdown, "write a table of invariants for each folder, in Markdown",
    "The table shows how often each invariant was exercised, and which engines break it in which folder."
  )

  static let tested = report(
    "tested", .markdown, "write the tested recordings of each engine, in Markdown",
    "For each engine: how many recordings were tested, held, broken, untested and refused, and a list of the recordings that were not tested."
  )

  static let codeQuality = report("code-quality", .codeQuality, "write GitLab's code quality JSON")

  static let outputFormat = Option(
    "format", nil, .word("FORMAT", of: ["human", "jsonl"] + ReportForm.allCases.map(\.rawValue)),
    summary: "the format of stdout", details: "Default: human. jsonl is the format of --results.")

  static let since = Option(
    "since", nil, .file("OLD"), summary: "report the difference to an earlier run",
    details: """
      OLD is a results file, or a folder with those of the shards of a run. The HTML, Markdown, \
      JUnit and SARIF reports list violations that are new, remaining, fixed or no longer tested. \
      A replay is matched by the path of its recording as it was found, and by the name of its \
      engine.
      """)

  static let failOnNew = Option(
    failOn.name, nil, .word("LEVEL", of: ["new"]),
    summary: "fail only for violations that are new since OLD",
    details: "Default: the level of the run.")

  static let annotations = Option(
    "annotations", nil, .word("WHERE", of: AnnotationMode.allCases.map(\.rawValue)),
    standard: AnnotationMode.auto.rawValue,
    summary: "show broken invariants beside the lines of a change",
    details: """
      With auto, if GITHUB_ACTIONS is true: workflow commands for GitHub, and a summary of \
      the job in the file that GITHUB_STEP_SUMMARY names.
      """)

  static let junitBy = Option(
    "junit-by", nil, .word("WHAT", of: ReportChoices.TestCase.allCases.map(\.rawValue)),
    standard: ReportChoices.TestCase.recording.rawValue, summary: "the unit of a JUnit test case",
    details:
      "With recording, the text of a case names all broken invariants; 10,000 recordings make a file that readers can open."
  )

  static let junitFileAttribute = Option(
    "junit-file-attr", summary: "add file and line to JUnit test cases",
    details: "CircleCI and GitLab read them; the schema of Jenkins does not allow them.")
}
