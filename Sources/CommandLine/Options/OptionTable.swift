internal import Replay
internal import Runs

// The table of all options. A name means the same thing for every verb that takes it.

extension Option {
  static let help = Option(
    "help", "h", summary: "show all of the help; -h shows a short form")

  static let color = Option(
    "color", nil, .word("WHEN", of: ColorMode.allCases.map(\.rawValue)),
    standard: ColorMode.auto.rawValue, summary: "colour the output",
    details: """
      With auto, output is coloured on a terminal only; the environment can change that, see \
      ENVIRONMENT. Colour never carries meaning that the text does not.
      """)

  static let quiet = Option(
    "quiet", "q", summary: "print nothing on stdout; the exit code is the result",
    details: """
      Reports that are requested are still written, also to stdout. Errors, and the line with the \
      reason for the exit code, are still printed on stderr.
      """)

  static let filesFrom = Option(
    "files-from", nil, .file("FILE"), summary: "also read paths from a list; - for stdin",
    details: """
      One path per line; blank lines and lines with # are ignored. Paths on the command line come \
      first.
      """)

  static let null = Option(
    "null", "0", summary: "separate the paths of the list by NUL",
    details: """
      Each path ends with a NUL byte, as find -print0 and git ls-files -z write it, so that any name \
      is safe. Without --files-from the list is on stdin.
      """)

  static let passWithNone = Option(
    "pass-with-none", summary: "exit 0 instead of 4 when nothing is selected",
    details: "For a job that runs on the files of a change, which may include no recording.")

  static let exitZeroOnBroken = Option(
    "exit-zero-on-broken", summary: "exit 0 instead of 1 when an invariant is broken",
    details: """
      For a shard in a system that repeats a failed job, or that makes no report after one: \
      'flickbook report' exits with the code of the whole run. All other codes are unchanged: 2 for \
      an error, 3 for an incomplete run, 130 for an interruption. The results contain the \
      original exit code.
      """)

  static let maxErrors = Option(
    "max-errors", nil, .count("N", atLeast: 1), standard: "20",
    summary: "stop reading a recording after N errors")

  static let format = Option(
    "format", nil, .word("FORMAT", of: ["human", "jsonl"]), standard: "human",
    summary: "the format of findings on stdout",
    details: "With jsonl, each finding is one JSON object on a line of its own.")

  static let check = Option(
    "check", summary: "change nothing; exit 1 if something would change",
    details: "Prints the path of every recording that is not in canonical form.")

  static let repair = Option(
    "repair", summary: "complete a recording that was cut off",
    details: """
      If an app is killed, its recording has no end. Everything before the cut is kept, and the \
      open elements are closed.
      """)

  static let engine = Option(
    "engine", nil, .name("ENGINE", .engine), summary: "the engine to replay on",
    details: """
      The name of an engine, with changed settings in parentheses: 'ios(rate=0.9979,slop=8)'. A \
      switch without a value disables all others: 'textbook(stale-label)'. seen is the recorded \
      device. Default: the engine of --engine-command or of the suite, or ios.
      """)

  static let rate = Option(
    "rate", nil,
    .number("HZ", 0.001...1000, expected: FrameRate.expected),
    standard: "60", summary: "frames per second",
    details:
      "Independent of the rate at which the recording was made: touches keep their own times.")

  static let phase = Option(
    "phase", nil, .time("TIME"), standard: "0ms", summary: "the time of the first frame: 4ms",
    details: "Shifts all frames, so that each touch falls at another time between two frames.")

  static let at = Option(
    "at", nil, .time("TIME"), summary: "show the frames around a time: 812ms or 0.812s",
    details: "Shows five frames before and five after it, with the input between them.")

  static let signal = Option(
    "signal", nil, .text("EXPRESSION"), isRepeatable: true,
    summary: "plot an expression over time: 'offset.y + bounds.h'",
    details: """
      Any expression or condition of a formula: 'dist(offset.x, bounds.w)', 'rest and outside'. A \
      condition is plotted as 1 or 0. 'flickbook list signals' lists the names.
      """)

  static let trace = Option(
    "trace", nil, .output("FILE", .trace), summary: "write all steps as a trace; - for stdout",
    details: """
      A tab-separated file with a row for each view and step. An existing file is replaced when \
      the new one is complete. With - nothing else goes to stdout.
      """)

  static let round = Option(
    "round", nil, .number("STEP", 1e-9...1000, expected: "a number above 0, such as 0.001"),
    summary: "round the numbers of a trace to multiples of a step",
    details: "For traces that are compared or committed. Without it, the numbers are exact.")

  static let ascii = Option("ascii", summary: "draw with ASCII only, in any locale")

  static let width = Option(
    "width", nil, .count("N", atLeast: 72), summary: "the number of columns",
    details:
      "Default: the width of the terminal, 80 if there is none. Values from 72 to 200 are used.")

  /// Pairs of options that contradict each other.
  static let contradictions: [(Option, Option)] = [
    (quiet, verbose), (check, repair), (watch, null), (watch, resume), (watch, shard),
  ]

  /// The option that writes the version of this program as JSON.
  static let versionJSON = Option(
    "json", nil, .output("FILE", .json), summary: "write the version as JSON; - for stdout")

  /// The option that writes the output of a verb as JSON.
  static let printedJSON = Option(
    "json", nil, .output("FILE", .json), summary: "write this output as JSON; - for stdout")

  static let dump = Option(
    "json", nil, .output("FILE", .json),
    summary: "write all verbs and options as JSON; - for stdout")
}
