internal import Results
internal import Runs

extension Verb {
  static let report = Verb(
    "report", summary: "report saved results, and merge those of shards",
    description: """
      Prints and writes the reports of results that 'check --results FILE' wrote: the same bytes \
      and the same exit code as check itself. Nothing is replayed, and no recording is read.

      The results that 'check --shard I/N --results FILE' wrote on several machines are joined, in \
      any order, into the results that one machine would have written, byte for byte; --results \
      saves them. A folder means the *.jsonl files in it. Missing shards are named, with the \
      commands that run them or continue an interrupted or killed run; the others are reported. If \
      a row is in two files, as after a job that was run again, it must be the same in both. \
      Joined results can be joined again.

      With --since it reports the difference to an earlier run: new, fixed and remaining \
      violations, violations that are no longer tested, and margins that shrank by more than a \
      tenth of the tolerance.
      """,
    operands: Operands("RESULTS", .files, atLeast: 1),
    options: [.since, .failOnNew, .results] + Option.reports + [
      .quiet, .all, .failures, .verbose, .color, .width, .ascii,
    ],
    examples: [
      "flickbook report out.jsonl": "Print the output of the run.",
      "flickbook report out.jsonl --junit junit.xml --markdown summary.md":
        "Write files for a pipeline later.",
      "flickbook report new.jsonl --since old.jsonl --fail-on new":
        "Show the changes; fail only for new violations.",
      "flickbook report out --junit junit.xml": "Join the results of all shards, and report them.",
      "flickbook report out.jsonl --tap out.tap; prove -e cat out.tap":
        "Write TAP, and read it with a TAP harness.",
    ],
    exits: [
      .held: "every invariant held", .broken: "an invariant is broken",
      .unjudged:
        "wrong command line or results, two files that differ, or something that could not be judged",
      .incomplete:
        "results or shards are missing, the files belong to different plans, or something required was not tested",
      .nothing: "there are no results",
      .interrupted: "the run was interrupted, and no other file has the missing results",
    ],
    run: { arguments, terminal in
      try Outcome.ofResults(&terminal) { terminal in
        let request = try ReportRequest(arguments, terminal)
        let files = try ResultsReader.files(arguments.operands)
        try arguments.checkOutputs(areNot: files)
        let readers = try files.map { try ResultsReader(file: $0) }
        if readers.count == 1, readers[0].head.shards == nil {
          return try request.run(readers[0], &terminal)
        }
        let merged = try MergedResults(readers)
        let outcome = try request.run(merged, &terminal)
        for line in MissingShards(merged, readers).lines { terminal.report(line) }
        return outcome
      }
    })
}
