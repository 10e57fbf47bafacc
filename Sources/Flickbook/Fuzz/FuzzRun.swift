internal import Gesture

/// Fuzzes for a person: shows how far it is, and prints what was found.
struct FuzzRun {
  let request: FuzzRequest
}

extension FuzzRun {
  func run(_ terminal: inout Terminal) -> Outcome {
    Interruption.isAwaited()
    let isDrawn =
      request.progress == .always || request.progress == .auto && terminal.errors.isTerminal
    var last = Clock.seconds
    var session = FuzzSession(request.plan)
    session.run { session in
      guard isDrawn, Clock.seconds - last >= 0.1 else { return }
      last = Clock.seconds
      terminal.redraw(session.progress)
    }
    if isDrawn { terminal.redraw("") }
    var outcome = Outcome.held
    if !Interruption.hasCome {
      FuzzCauses(request).thin(&session)
      outcome = FuzzCauses(request).write(session, &terminal)
    }
    if !request.isQuiet {
      for line in session.lines { terminal.output.line(line) }
      if !session.groups.isEmpty { terminal.output.line("next: " + next) }
    }
    outcome.add(session.outcome)
    return outcome
  }

  /// The command that judges again what was saved.
  private var next: String {
    let plan = request.plan
    let rival = plan.rival.map { ["--against", $0.designation.text] } ?? []
    let engines = ["--engine", plan.oracle.engine.designation.text] + rival
    let verb = plan.rival == nil ? Verb.check : Verb.compare
    return
      ([Release.name, verb.name, (plan.folder ?? "").shellTypedPath]
      + (engines + request.again).map(\.shellTyped)).joined(separator: " ")
  }
}
