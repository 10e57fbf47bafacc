internal import Invariants
internal import Runs

extension Verb {
  static let suggest = Verb(
    "suggest", summary: "infer invariants that hold on recordings",
    description: """
      Replays the recordings on an engine that you trust, and proposes user-defined invariants that \
      hold on all of them: how long coasts, bounces and animations take, how far fingers pull \
      content past an edge, which flicks coast or turn a page, where views rest, how signals of \
      the app follow an offset or count pages, and which callbacks come first. It proposes nothing \
      that a built-in invariant already states: a built-in invariant accepts any number that an \
      engine declares, whereas a proposal states the number that was observed.

      Each proposal is an element to paste into the expect element of a suite or a recording, \
      below a comment with the number of checks, the number of independent recordings (those of \
      the same replay count once), and the observation that came nearest to contradicting it. \
      With --faulty the proposals that detect this engine come first, with the number of \
      recordings in which they break.

      A proposal is inferred from a few recordings. Review the proposal, keep it if the app \
      guarantees it, and test it: check applies the rule, and fuzz searches for gestures that \
      break it.
      """,
    operands: Operands("PATH", .recordings, atLeast: 1, waivers: [.filesFrom, .null]),
    options: [.engine, .faulty] + Option.engineSources + [
      .maxProposals, .rate, .phase, .filesFrom, .null, .color,
    ],
    examples: [
      "flickbook suggest Recordings/Gallery": "Propose invariants of a gallery.",
      "flickbook suggest Recordings/Wheels --max-proposals 3 > proposals.xml":
        "Save the three strongest for a suite.",
      "flickbook suggest Recordings/Canvas --faulty 'ios(rubber=2)'":
        "Show first the proposals that detect a faulty engine.",
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
      let choice = try EngineChoice(arguments, for: selection.paths, terminal.environment)
      let engine = try choice.engine(arguments, .engine, orTraceOf: selection.paths)
      let faulty = try arguments.text(.faulty).map { try choice.engine($0, of: .faulty) }
      guard !selection.paths.isEmpty else { return outcome }
      var work = SuggestWork(engine, faulty: faulty, arguments.clock)
      work.run(selection.paths)
      if Interruption.hasCome { return Outcome(.interrupted, Interruption.text) }
      for failure in work.failures { terminal.error(failure) }
      if !work.failures.isEmpty {
        outcome.add(
          .unjudged, "\(work.failures.count) of \(selection.paths.count) recordings failed")
      }
      let found = work.proposals.prefix(arguments.count(.maxProposals) ?? 20)
      for (index, proposal) in found.enumerated() {
        terminal.output.write(work.xml(proposal, number: index + 1))
      }
      if work.refused > 0 {
        terminal.report("\(work.refused) recordings are not supported by the engine")
      }
      if found.isEmpty, outcome == .held {
        outcome.add(
          .broken, "no invariant was found that holds on all \(work.replayed.count) recordings")
      }
      return outcome
    })
}
