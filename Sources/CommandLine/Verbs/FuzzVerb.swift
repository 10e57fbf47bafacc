internal import Runs

extension Verb {
  static let fuzz = Verb(
    "fuzz", summary: "judge random recordings, and shrink those that fail",
    description: """
      Generates random recordings of plausible behaviour of users, digitizers and apps (flicks, \
      drags, pinches, many fingers, rotations, keyboards, requests and changes at any time), \
      replays each on the engine and judges it by all invariants, with --relations also by the \
      relations. Recordings that bring the engine into a new state are continued and varied.

      A recording that fails is shrunk and saved as DIR/INVARIANT-HASH.xml, one for each cause: \
      the smallest of those that fail in the same way. --html and --results report them in the \
      same way as check. The same seed finds the same failures, whatever the number of jobs and \
      whenever the run ends. Recordings that hold are not saved: the seed makes them again.

      The last line counts the situations that were reached (combinations of finger and view \
      activity), the pairs of successive situations, and the interruptions of each activity by \
      each kind of event.

      With a PATH it uses the scenes of those recordings, otherwise random scenes. Without \
      --engine it fuzzes the engine of their suite, or of the suite of the current folder, and \
      names it. With --against a recording fails when the two engines differ.
      """,
    operands: Operands("PATH", .recordings),
    options: [
      .engine, .against, .trusted, .forTime, .count, .seed, .fuzzFolder, .maxReplays, .relations,
      .only,
      .rule, .skip, .filesFrom, .null, .level, .tolerance, .likeness, .allow, .rate, .phase, .jobs,
      .timeout,
      .results, .html, .printedJSON, .reportMegabytes, .noPlayground,
    ] + Option.engineSources + [.quiet, .progress, .color],
    examples: [
      "flickbook fuzz --engine android --for 10s": "Search for ten seconds.",
      "flickbook fuzz Recordings/Gallery --engine 'ios(rubber=2)' --trusted ios --count 100 --seed 7":
        "Judge a hundred recordings in the scenes of a folder, and leave out those that fail on ios too. Exits 1.",
      "flickbook fuzz --engine 'ios(rate=0.99)' --against ios --as perception --count 100":
        "Find a small gesture on which two engines differ noticeably for a user. Exits 1.",
    ],
    exits: [
      .held: "nothing was found",
      .broken: "an invariant is broken, or the engines differ",
      .unjudged: "wrong command line, an engine that failed or hung, or a file not written",
      .nothing: "no recording was selected",
      .interrupted: "interrupted: the report covers the findings so far",
    ],
    run: { arguments, terminal in
      var paths: [String] = []
      if !arguments.operands.isEmpty || arguments.hasList {
        let selection = try PathSelection(arguments)
        let selected = selection.report(passWithNone: false, on: &terminal)
        if selected != .held { return selected }
        paths = selection.paths
      }
      do {
        return try FuzzRequest(arguments, paths, terminal.environment).run(&terminal)
      } catch {
        try terminal.report(unplanned: error)
        return .reported(.unjudged)
      }
    })
}
