// Every option there is. A name means the same thing for every verb that takes it.

extension Option {
  static let help = Option("help", "h", summary: "show help and do nothing else")

  static let color = Option(
    "color", nil, .word("WHEN", of: ColorWish.allCases.map(\.rawValue)),
    standard: ColorWish.auto.rawValue, summary: "colour the output",
    details: """
      With auto, output is coloured on a terminal only; the environment can decide otherwise, see \
      ENVIRONMENT. Colour only ever adds to words.
      """)

  static let quiet = Option(
    "quiet", "q", summary: "print findings and errors, no summaries",
    details: "The exit code, and the line that explains it, stay as they are.")

  static let null = Option(
    "null", "0", summary: "read the list of paths from stdin, separated by NUL",
    details: """
      Each path ends with a NUL byte, as find -print0 and git ls-files -z write it, so that any name \
      is safe. Paths on the command line come first.
      """)

  static let passWithNone = Option(
    "pass-with-none", summary: "exit 0, not 4, when nothing is selected",
    details: "For a job that runs on the files of a change, which may hold no recording.")

  static let maxErrors = Option(
    "max-errors", nil, .count("N", atLeast: 1), standard: "20",
    summary: "stop reading a recording after N errors")

  static let format = Option(
    "format", nil, .word("FORMAT", of: ["human", "jsonl"]), standard: "human",
    summary: "how findings are written on stdout",
    details: "With jsonl, each finding is one JSON object on a line of its own.")

  static let check = Option(
    "check", summary: "change nothing; exit 1 if something would change",
    details: "Names every recording that is not in canonical form.")

  static let repair = Option(
    "repair", summary: "close a recording that was cut off while it was written",
    details: """
      An app that is killed leaves a recording without its end. Everything before the cut is kept, \
      and the open elements are closed.
      """)

  static let json = Option("json", summary: "one line of JSON, for scripts")
}
