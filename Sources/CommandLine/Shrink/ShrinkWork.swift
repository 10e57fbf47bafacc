internal import Exploration
internal import Model
internal import Reports
internal import Results
internal import Runs
internal import Text
internal import Writing

/// Shrinks a recording, and saves each intermediate result in a file. Even if the program is
/// killed, the file contains the last saved candidate that shows the failure.
struct ShrinkWork {
  private let request: ShrinkRequest
  private let input: EditRequest

  init(_ request: ShrinkRequest) throws(FormatError) {
    self.request = request
    input = try EditRequest(request.path)
  }

  private var original: Recording { input.recording }
  private var name: String { input.name }

  func run(_ terminal: inout Terminal) throws -> Outcome {
    Interruption.isAwaited()
    var session = try ShrinkSession(request.plan, of: original, named: name)
    let shrunk = try shrink(&session, terminal)
    try write(shrunk.best, session.fault, after: shrunk.replays)
    if !request.isQuiet { report(shrunk, session, &terminal) }
    var outcome = Outcome.held
    if let failure = session.failure, !Interruption.hasCome { outcome.add(.unjudged, failure) }
    if shrunk.isCut, Interruption.hasCome {
      outcome.add(.interrupted, "\(Interruption.text) after \(shrunk.replays) replays")
    }
    return outcome
  }

  private func shrink(_ session: inout ShrinkSession, _ terminal: Terminal) throws -> Shrinking {
    let fault = session.fault
    var line = ShrinkLine(request.progress, from: original, terminal)
    // A pipe receives only the smallest recording, once it is known.
    let isFile = request.output != "-" && !NewFile.isPassage(request.output)
    var failure: (any Error)?
    let shrunk = session.run(isStopped: { failure != nil }) { reply, candidate, level in
      line.count(reply, candidate, level)
      guard reply.isSame, isFile else { return }
      do { try write(candidate, fault, after: line.replays) } catch { failure = error }
    }
    line.erase()
    if let failure { throw failure }
    return shrunk
  }

  private func write(
    _ recording: Recording, _ fault: String, after replays: Int
  ) throws {
    let engine = request.plan.engine.designation.text
    let trusted = request.plan.trusted.map { " and keeps it on \($0.designation.text)" } ?? ""
    let what =
      request.plan.rival.map {
        "shows a difference in \(fault) between \(engine) and \($0.designation.text)"
      }
      ?? "breaks \(fault) on \(engine)\(trusted)"
    try NewRecording(path: request.output).write(
      input.smallest(recording, that: what, after: replays))
  }

  /// Prints a line on stdout, or on stderr if stdout receives the recording.
  private func report(
    _ shrunk: Shrinking, _ session: ShrinkSession, _ terminal: inout Terminal
  ) {
    let tries = Shrinking.Level.allCases.compactMap { level in
      shrunk.tries[level].map { "\(level.rawValue) \($0)" }
    }
    var lines = [
      "\(name.visible): \(original.events.count.counted("event")) → "
        + "\(shrunk.best.events.count.counted("event")) in \(shrunk.replays) replays"
        + (tries.isEmpty ? "" : " (\(tries.joined(separator: ", ")))")
    ]
    if shrunk.isCut, !Interruption.hasCome, !session.question.isHopeless {
      lines.append("stopped at the limit of --max-replays")
    }
    if shrunk.best == original {
      let cause = session.cause.isEmpty ? "" : " in the same way (\(session.cause))"
      lines.append("no smaller recording breaks \(session.fault)\(cause)")
    }
    guard request.output != "-" else {
      return terminal.report(lines: lines.joined(separator: "\n") + "\n")
    }
    let engine = "--engine \(request.plan.engine.designation.text.shellTyped)"
    let next =
      request.plan.rival.map { "compare OUT \(engine) --against \($0.designation.text.shellTyped)" }
      ?? "check OUT \(engine) --only \((request.plan.invariant ?? "").shellTyped)"
    lines.append("wrote \(request.output.visible); -o names another file")
    let words = [next.replacing("OUT", with: request.output.shellTypedPath)]
    lines.append(
      "next: flickbook " + (words + request.again.map(\.shellTyped)).joined(separator: " "))
    for line in lines { terminal.output.line(line) }
  }
}
