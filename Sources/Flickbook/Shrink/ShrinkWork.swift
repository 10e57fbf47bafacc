internal import Exploration
internal import Formats
internal import Gesture
internal import Replay
internal import Verdicts

/// Makes one recording smaller, and keeps what is found so far in a file: whatever ends the
/// program, the last candidate that still breaks the invariant is there.
struct ShrinkWork {
  private let request: ShrinkRequest
  private let input: EditRequest

  init(_ request: ShrinkRequest) throws(FormatError) {
    self.request = request
    input = try EditRequest(request.path)
  }

  private var original: Recording { input.recording }
  private var name: String { input.name }
}

extension ShrinkWork {
  func run(_ terminal: inout Terminal) throws -> Outcome {
    Interruption.isAwaited()
    guard let asked = try request.oracle(of: original, named: name) else {
      return Outcome(.unjudged, "\(request.invariant?.name ?? "the invariant") is off for \(name)")
    }
    let oracle = TimedOracle(oracle: asked, patience: request.patience)
    // Of all that differs, what tells two engines apart most gravely is what must stay.
    guard let fault = try oracle.faults(in: original).first?.name else {
      return Outcome(.broken, objection)
    }
    let trusted = request.trusted.flatMap { asked.asked(of: $0) }.map {
      TimedOracle(oracle: $0, patience: request.patience)
    }
    if let trusted, try !trusted.faults(in: original).isEmpty {
      return Outcome(.broken, "\(fault) is broken on \(trusted.oracle.engine.designation.text) too")
    }
    var question = BreakQuestion(oracle.narrowed(to: fault), trusted: trusted)
    let shrunk = try shrink(&question, fault, terminal)
    try write(shrunk.best, fault, after: shrunk.replays)
    if !request.isQuiet { report(shrunk, question, &terminal) }
    var outcome = Outcome.held
    if let failure = question.failure, !Interruption.hasCome {
      let often = question.failures == 1 ? "one replay" : "\(question.failures) replays"
      outcome.add(Outcome(.unjudged, "the engine failed in \(often): \(failure)"))
    }
    if shrunk.isCut, Interruption.hasCome {
      outcome.add(Outcome(.interrupted, "\(Interruption.words) after \(shrunk.replays) replays"))
    }
    return outcome
  }

  private var objection: String {
    let engine = request.engine.designation.text
    guard let rival = request.rival else {
      return "\(request.invariant?.name ?? "the invariant") is not broken on \(engine)"
    }
    return "\(engine) does not differ from \(rival.designation.text)"
  }

  private func shrink(
    _ question: inout BreakQuestion, _ fault: String, _ terminal: Terminal
  ) throws -> Shrinking {
    // A question outlives nobody: what it learns is handed back.
    var asked = question
    defer { question = asked }
    var line = ShrinkLine(request.progress, from: original, terminal)
    var failure: (any Error)?
    var shrinking = Shrinking(
      of: original, budget: request.mostReplays,
      isStopped: { Interruption.hasCome || failure != nil || asked.isHopeless }
    ) { candidate, level in
      let reply = asked.reply(candidate)
      line.count(reply, candidate, level)
      if reply.isSame, request.output != "-" {
        do { try write(candidate, fault, after: line.replays) } catch { failure = error }
      }
      return reply
    }
    shrinking.run()
    line.erase()
    if let failure { throw failure }
    return shrinking
  }

  /// What was found, with a word on where it comes from. It is no gesture that anybody has made.
  private func write(
    _ recording: Recording, _ fault: String, after replays: Int
  ) throws {
    var least = recording
    least.head.quality.insert(.synthetic)
    least.head.origin = nil
    least = input.signed(least)
    let engine = request.engine.designation.text
    let trusted = request.trusted.map { " and keeps it on \($0.designation.text)" } ?? ""
    let what =
      request.rival.map {
        "shows a difference in \(fault) between \(engine) and \($0.designation.text)"
      }
      ?? "breaks \(fault) on \(engine)\(trusted)"
    least.head.note =
      "The smallest part that still \(what): \(count(least)) of \(original.events.count), "
      + "after \(replays) replays."
    try NewRecording(path: request.output).write(least)
  }
}

extension ShrinkWork {
  /// On stdout, or where that is taken by the recording on stderr.
  private func report(
    _ shrunk: Shrinking, _ question: BreakQuestion, _ terminal: inout Terminal
  ) {
    let tries = Shrinking.Level.allCases.compactMap { level in
      shrunk.tries[level].map { "\(level.rawValue) \($0)" }
    }
    var lines = [
      "\(name.visible): \(count(original)) → \(count(shrunk.best)) in \(shrunk.replays) replays"
        + (tries.isEmpty ? "" : " (\(tries.joined(separator: ", ")))")
    ]
    if shrunk.isCut, !Interruption.hasCome, !question.isHopeless {
      lines.append("stopped at the limit of --max-replays")
    }
    guard request.output != "-" else {
      return terminal.report(lines: lines.joined(separator: "\n") + "\n")
    }
    let engine = "--engine \(request.engine.designation.text.shellTyped)"
    let next =
      request.rival.map { "compare OUT \(engine) --against \($0.designation.text.shellTyped)" }
      ?? "check OUT \(engine) --only \(request.invariant?.name ?? "")"
    lines.append("next: flickbook " + next.replacing("OUT", with: request.output.shellTypedPath))
    for line in lines { terminal.output.line(line) }
  }

  private func count(_ recording: Recording) -> String {
    recording.events.count == 1 ? "1 event" : "\(recording.events.count) events"
  }
}
