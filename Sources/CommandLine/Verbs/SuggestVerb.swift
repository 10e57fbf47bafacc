internal import Invariants
internal import Runs

extension Verb {
  static let suggest = Verb(
    "suggest", summary: "infer invariants that hold on recordings",
    description: """
      Replays the recordings on an engine that you trust, and proposes user-defined invariants \
      that hold on all of them: resting positions, maximum overscroll, the values of app signals \
      at rest, and their dependence on an offset. The strongest come first, each as an element to \
      paste into the expect element of a suite or a recording, below a comment with the number of \
      checks, the number of recordings and the margin.

      A proposal is inferred from a few recordings. Review it, keep it if the app guarantees it, \
      and test it: check judges by it, and fuzz searches for gestures that break it.
      """,
    operands: Operands("PATH", .recordings, atLeast: 1, waivers: [.filesFrom, .null]),
    options: [.engine] + Option.engineSources + [
      .maxProposals, .rate, .phase, .filesFrom, .null, .color,
    ],
    examples: [
      "flickbook suggest Recordings/Gallery": "Propose invariants of a gallery.",
      "flickbook suggest Recordings/Wheels --max-proposals 3 > proposals.xml":
        "Save the three strongest for a suite.",
    ],
    exits: [
      .held: "something was proposed",
      .broken: "nothing holds on all of the recordings",
      .unjudged: "wrong command line, a recording that cannot be read, or an engine that failed",
      .nothing: "no recording was selected",
      .interrupted: "interrupted: nothing was proposed",
    ],
    run: { arguments, terminal in
      let selection = try PathSelection(arguments)
      var outcome = selection.report(passWithNone: false, on: &terminal)
      let engine = try EngineChoice(arguments, for: selection.paths, terminal.environment)
        .engine(arguments, .engine, orTraceOf: selection.paths)
      guard !selection.paths.isEmpty else { return outcome }
      var work = InferWork(engine, arguments.clock)
      work.run(selection.paths)
      if Interruption.hasCome { return Outcome(.interrupted, Interruption.text) }
      for failure in work.failures { terminal.error(failure) }
      if !work.failures.isEmpty {
        outcome.add(
          .unjudged, "\(work.failures.count) of \(selection.paths.count) recordings failed")
      }
      let found = work.proposals.strongest.prefix(arguments.count(.maxProposals) ?? 10)
      for (index, proposal) in found.enumerated() {
        terminal.output.write(proposal.xml(number: index + 1))
      }
      if work.refused > 0 {
        terminal.report("\(work.refused) recordings are not supported by the engine")
      }
      if found.isEmpty, outcome == .held {
        outcome.add(.broken, "no invariant was found that holds on all \(work.replayed) recordings")
      }
      return outcome
    })
}
