internal import Reports
internal import Results
internal import Runs
internal import Writing

extension FuzzRequest {
  /// Fuzzes interactively: shows the progress, and prints the findings.
  func run(_ terminal: inout Terminal) -> Outcome {
    Interruption.isAwaited()
    let mode = arguments.choice(.progress, as: ColorMode.self) ?? .auto
    let isDrawn = mode == .always || mode == .auto && terminal.errors.isTerminal
    var last = Clock.seconds
    var session = FuzzSession(plan)
    session.run { session in
      guard isDrawn, Clock.seconds - last >= 0.1 else { return }
      last = Clock.seconds
      terminal.redraw(session.progress)
    }
    if isDrawn { terminal.redraw("") }
    var outcome = Outcome.held
    if !Interruption.hasCome {
      session.thin(judgedBy: try? checkPlan())
      outcome = write(session, &terminal)
    }
    if arguments.has(.printedJSON) {
      do throws(WriteError) {
        try terminal.write(session.json, to: arguments.text(.printedJSON))
      } catch {
        outcome.add(.unjudged, error.description)
      }
    }
    if !arguments.has(.quiet), arguments.text(.printedJSON) != "-" {
      for line in session.lines { terminal.output.line(line) }
      if !session.groups.isEmpty { terminal.output.line("next: " + next) }
    }
    outcome.add(session.outcome)
    return outcome
  }

  /// The command that judges the saved recordings again, as text.
  private var next: String {
    let rival = plan.rival.map { ["--against", $0.designation.text] } ?? []
    let engines = ["--engine", plan.oracle.engine.designation.text] + rival
    let verb = plan.rival == nil ? Verb.check : Verb.compare
    return
      ([Release.name, verb.name, (plan.folder ?? "").shellTypedPath]
      + (engines + arguments.typedAgain).map(\.shellTyped)).joined(separator: " ")
  }
}
