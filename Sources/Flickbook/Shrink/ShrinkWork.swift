internal import Exploration
internal import Formats
internal import Gesture
internal import Replay
internal import Verdicts

/// Makes one recording smaller, and keeps what is found so far in a file: whatever ends the program,
/// the last candidate that still breaks the law is there.
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
    guard let question = try question() else {
      return Outcome(.unjudged, "\(request.law.name) is off for \(name)")
    }
    if let objection = try question.objection(original) { return Outcome(.broken, objection) }
    Interruption.watch()
    let shrunk = try shrink(question, terminal)
    try write(shrunk.best, after: shrunk.replays)
    if !request.isQuiet { tell(shrunk, &terminal) }
    guard shrunk.isCut, Interruption.hasCome else { return .held }
    return Outcome(.interrupted, "interrupted after \(shrunk.replays) replays")
  }

  private func question() throws(FormatError) -> BreakQuestion? {
    guard let setting = try request.setting(of: original, named: name) else { return nil }
    func hearing(_ engine: ChosenEngine) -> Hearing? {
      guard case .live(let factory) = engine.kind else { return nil }
      return Hearing(engine: factory, clock: request.clock)
    }
    guard let engine = hearing(request.engine) else { return nil }
    return BreakQuestion(
      setting: setting, engine: engine, trusted: request.trusted.flatMap(hearing))
  }

  private func shrink(
    _ question: BreakQuestion, _ terminal: Terminal
  ) throws -> Shrinking {
    var line = ShrinkLine(request.progress, from: original, terminal)
    var failure: (any Error)?
    var shrinking = Shrinking(of: original, budget: request.mostReplays) { candidate, level in
      guard !Interruption.hasCome, failure == nil else { return nil }
      let reply = question.reply(candidate)
      line.count(reply, candidate, level)
      if reply.isSame, request.output != "-" {
        do { try write(candidate, after: line.replays) } catch { failure = error }
      }
      return reply
    }
    shrinking.run()
    line.erase()
    if let failure { throw failure }
    return shrinking
  }

  /// What was found, with a word on where it comes from. It is no gesture that anybody has made.
  private func write(_ recording: Recording, after replays: Int) throws {
    var least = recording
    least.head.quality.insert(.synthetic)
    least.head.origin = nil
    least = input.signed(least)
    let trusted = request.trusted.map { " and keeps it on \($0.designation.text)" } ?? ""
    least.head.note =
      "The least of it that still breaks \(request.law.name) on \(request.engine.designation.text)"
      + "\(trusted): \(count(least)) of \(original.events.count), after \(replays) replays."
    try NewRecording(path: request.output).write(least)
  }
}

extension ShrinkWork {
  /// On stdout, or where that is taken by the recording on stderr.
  private func tell(_ shrunk: Shrinking, _ terminal: inout Terminal) {
    let tries = Shrinking.Level.allCases.compactMap { level in
      shrunk.tries[level].map { "\(level.rawValue) \($0)" }
    }
    var lines = [
      "\(name): \(count(original)) → \(count(shrunk.best)) in \(shrunk.replays) replays"
        + (tries.isEmpty ? "" : " (\(tries.joined(separator: ", ")))")
    ]
    if shrunk.isCut, !Interruption.hasCome {
      lines.append("stopped there: --max-replays allows no more")
    }
    guard request.output != "-" else {
      return terminal.tell(lines: lines.joined(separator: "\n") + "\n")
    }
    lines.append(
      "next: flickbook check \(request.output.shellWord) --engine "
        + "\(request.engine.designation.text.shellWord) --only \(request.law.name)")
    for line in lines { terminal.output.line(line) }
  }

  private func count(_ recording: Recording) -> String {
    recording.events.count == 1 ? "1 event" : "\(recording.events.count) events"
  }
}
