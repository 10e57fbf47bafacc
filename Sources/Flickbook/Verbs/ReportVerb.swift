internal import Gesture
internal import Reporting

extension Verb {
  static let report = Verb(
    "report", summary: "convert results to reports",
    description: """
      Prints and writes the reports of results that 'check --results FILE' wrote: the same bytes \
      and the same exit code as check itself. Nothing is replayed, and no recording is read.

      With --since it reports the difference to an earlier run: what is newly broken, what is \
      fixed, what is still broken, what was broken and is no longer tested, and where more than a \
      tenth of the margin to a tolerance was lost.
      """,
    operands: Operands("RESULTS", .files, atLeast: 1, atMost: 1),
    options: [.since, .failOnNew] + Option.reports + [
      .quiet, .all, .verbose, .color, .width, .ascii,
    ],
    examples: [
      "flickbook report out.jsonl": "Print what the run printed.",
      "flickbook report out.jsonl --junit junit.xml --markdown summary.md":
        "Write files for a pipeline later.",
      "flickbook report new.jsonl --since old.jsonl --fail-on new":
        "Show what changed; fail only if something broke that held before.",
      "flickbook report out.jsonl --tap out.tap; prove -e cat out.tap":
        "Write TAP, and read it with a TAP harness.",
    ],
    exits: [
      .held: "every invariant held", .broken: "an invariant is broken",
      .unjudged: "wrong command line or results, or something could not be judged",
      .incomplete: "the results are incomplete, or what had to be tested was not",
      .interrupted: "the run was interrupted",
    ],
    run: { arguments, terminal in
      guard let file = arguments.operands.first else { return .held }
      return try Outcome.ofResults(&terminal) { terminal in
        let request = try ReportRequest(arguments, terminal)
        return try request.run(try ResultsReader(file: file), &terminal)
      }
    })
}
