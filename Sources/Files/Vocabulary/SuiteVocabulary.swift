internal import Model
internal import Text

/// The table of the suite file. Expectations of invariants have the same form as in a recording.
enum SuiteVocabulary {
  /// The rules in the order of `Element`, after the rules of a recording.
  static let rules: [ElementRule] = [
    ElementRule(
      .suite, "suite",
      "The expectations for the recordings in and below the folder of a flickbook-suite.xml.", [],
      .sequence([
        .any(.engine), .any(.pageView), .any(.signal), .maybe(.expect), .any(.group), .any(.waive),
        .maybe(.gate), .maybe(.defaults),
      ])),
    ElementRule(
      .engine, "engine", "An engine on which the recordings are judged.",
      [
        .must("name", .text, "The engine, written as for `--engine`, such as ios(slop=8)."),
        .may(
          "command", .text,
          "The command that starts the engine; the shell runs it in this folder."),
        .may(
          "page", .text,
          """
          The page that chromium loads as the scene: a file or folder, relative to this folder, or \
          an address.
          """),
        .may(
          "har", .text, "The HAR file that answers the requests of the page, as for `--har`."),
        .may(
          "storage-state", .text,
          "The file with the cookies and local storage of the page, as for `--storage-state`."),
        .may(
          "init-script", .text,
          "The script that runs in the page before its own, as for `--init-script`."),
      ], .any([.variable]), example: "<engine name=\"mine\" command=\"./mine --fast\"/>"),
    ElementRule(
      .variable, "env",
      """
      An environment variable of the program that the command starts, as for `--engine-env`. The \
      program gets no other variables than these and PATH, HOME and TMPDIR.
      """,
      [
        .must("name", .text, "The name of the variable."),
        .may("value", .text, "Its value; by default, the present value of the variable, if any."),
      ], example: "<env name=\"LANG\" value=\"C.UTF-8\"/>"),
    ElementRule(
      .pageView, "page-view",
      """
      A view of the page that the name in a recording does not identify, or in which it is not \
      obvious what moves.
      """,
      [
        .must("name", .name, "The name of the view in recordings."),
        .must("selector", .text, "A CSS selector for the element of the view."),
        .may(
          "moves", .text,
          "A CSS selector for the content that scripts move in it: one element, or each slide."),
      ],
      example:
        "<page-view name=\"gallery\" selector=\".swiper\" moves=\".swiper-wrapper\"/>"),
    ElementRule(
      .signal, "signal",
      """
      A number or a text of the page, for use in formulas. The engine chromium evaluates it in \
      every step.
      """,
      [
        .must(
          "name", .text,
          "The name, as in probe.header: letters and digits, beginning with a letter."),
        .must("js", .text, "An expression of JavaScript that yields it."),
      ],
      example:
        "<signal name=\"header\" js=\"document.querySelector('header').offsetHeight\"/>"),
    ElementRule(
      .group, "group", "The expectations for some of the recordings.",
      [.must("match", .text, "A pattern for paths relative to the folder of the suite.")],
      .sequence([.one(.expect)])),
    ElementRule(
      .waive, "waive", "A broken invariant that is accepted.",
      [
        .must("recording", .text, "A pattern for paths relative to the folder of the suite."),
        .must("invariant", .invariantName, "The invariant."),
        .may("engine", .text, "The engine; by default, all engines."),
        .must("reason", .text, "Why it is accepted."),
        .may("until", .date, "The last day on which it is accepted."),
      ],
      example:
        "<waive recording=\"Wheels/*.xml\" invariant=\"rest-step-nearest\" reason=\"bug 12\"/>"),
    ElementRule(
      .gate, "gate", "The conditions for the run as a whole.",
      [
        .may("min-recordings", .count, "The minimum number of recordings that must be judged."),
        .may("max-warnings", .count, "The maximum number of warnings."),
        .may("max-untested", .count, "The maximum number of untested recordings."),
      ], example: "<gate min-recordings=\"100\" max-warnings=\"0\"/>"),
    ElementRule(
      .defaults, "defaults",
      """
      Values of options of `check`, `compare` and `baseline` that the command line leaves out. Files \
      are relative to the folder of the suite.
      """, defaults,
      example: "<defaults jobs=\"2\" junit=\"reports/junit.xml\" html=\"reports/index.html\"/>"),
  ]

  /// The options that `defaults` may contain, by their names on the command line.
  private static let defaults: [AttributeRule] =
    [
      .may("jobs", .count, "How many recordings are judged at a time."),
      .may("timeout", .text, "The maximum time for one recording, such as 30s."),
      .may("baselines", .text, "The folder of the baselines."),
    ]
    + [
      ("results", "all results, one JSON object per line"), ("html", "the HTML report"),
      ("junit", "the JUnit report"), ("sarif", "the SARIF report"), ("tap", "the TAP report"),
      ("json", "all results as one JSON text"), ("markdown", "the summary in Markdown"),
      ("folders", "the table of invariants for each folder, in Markdown"),
      ("tested", "the tested recordings of each engine, in Markdown"),
      ("code-quality", "GitLab's code quality JSON"),
    ].map { AttributeRule.may($0.0, .text, "The file for \($0.1).") }
}
