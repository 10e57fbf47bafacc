internal import Gesture
internal import Reporting

extension Verb {
  static let merge = Verb(
    "merge", summary: "join the results of shards",
    description: """
      Joins the results that 'check --shard I/N --results FILE' wrote on several machines, in any \
      order, into the results that one machine would have written, byte for byte, and reports \
      them. A folder stands for the *.jsonl files in it.

      Missing shards are named, with the commands that run them, or that go on with what an \
      interrupted or killed run has left; the shards that are there are reported. If a row is in two files, as after a job that was run again, it must be the same \
      in both. Merged results can be merged again.
      """,
    operands: Operands("RESULTS", .files, atLeast: 1),
    options: [.since, .failOnNew, .results] + Option.reports + [
      .quiet, .all, .verbose, .color, .width, .ascii,
    ],
    examples: [
      "flickbook check Recordings --shard 2/8 --results out/2.jsonl":
        "Judge the part of the second of eight machines.",
      "flickbook merge out --junit junit.xml": "Join the results of all machines.",
    ],
    exits: [
      .held: "every invariant held", .broken: "an invariant is broken",
      .unjudged:
        "wrong command line or results, two files that differ, or something that could not be judged",
      .incomplete:
        "shards are missing, the files belong to different plans, or what had to be tested was not",
      .nothing: "there are no results",
      .interrupted: "a shard was interrupted, and no other file has what it is missing",
    ],
    run: { arguments, terminal in
      try Outcome.ofResults(&terminal) { terminal in
        let request = try ReportRequest(arguments, terminal)
        let files = try ResultsReader.files(arguments.operands)
        try arguments.checkOutputs(areNot: files)
        let readers = try files.map { try ResultsReader(file: $0) }
        let merged = try MergedResults(readers)
        let outcome = try request.run(merged, &terminal)
        for line in MissingShards(merged, readers).lines { terminal.report(line) }
        return outcome
      }
    })
}
