internal import Runs

extension Verb {
  static let fmt = Verb(
    "fmt", summary: "write recordings in their canonical form",
    description: """
      Rewrites each recording in place, so that equal recordings are equal files and diffs stay \
      small. No recorded value changes; comments and the elements of other tools stay where they \
      are. A malformed recording is not changed.

      The new file is written beside the old one and replaces it when it is complete. With - the \
      result goes to stdout.
      """,
    operands: .paths,
    options: [.check, .repair, .color, .quiet, .filesFrom, .null, .passWithNone],
    examples: [
      "flickbook fmt Recordings": "Rewrite every recording below a folder.",
      "flickbook fmt --check Recordings": "Change nothing; exit 1 if something would change.",
      "flickbook fmt --repair cut.xml.part": "Complete a recording that was cut off.",
      "flickbook fmt - < Recordings/Gallery/next-car.xml > tidy.xml":
        "Format one recording, from stdin to stdout.",
    ],
    exits: [
      .held: "every recording is in canonical form",
      .broken: "at least one is malformed, or with --check not in canonical form",
      .unjudged: "wrong command line, or a path that cannot be read or written",
      .nothing: "no recording was selected",
      .interrupted: "interrupted: every recording is unchanged or in canonical form",
    ],
    run: { arguments, terminal in
      switch try SelectedInput(arguments) {
      case .standardInput: return FmtWork.standardInput(arguments, &terminal)
      case .paths(let selection):
        var outcome = selection.report(passWithNone: arguments.has(.passWithNone), on: &terminal)
        var work = FmtWork(arguments)
        for path in selection.paths where !Interruption.hasCome { work.add(path, &terminal) }
        outcome.add(work.outcome)
        outcome.add(.interrupted(after: work.recordings, of: selection.paths.count))
        if outcome == .held, !selection.paths.isEmpty, !arguments.has(.quiet) {
          terminal.output.line(work.summary)
        }
        return outcome
      }
    })
}
