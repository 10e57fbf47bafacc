internal import Gesture
internal import JSON
internal import Replay

/// A process that speaks the protocol: one request, one reply.
///
/// It belongs to one worker at a time, which alone may touch it.
final class EngineProcess: @unchecked Sendable {
  private let child: ChildProcess
  private let limits: ProcessLimits
  private var line = LineText()
  private var id = 0
  /// The first request of the recording that it plays or has played last, and who answers for that
  /// recording and for the one before it.
  private var firstID = 0
  private var lateFaults: LateFaults?
  private var earlier: LateFaults?
  /// Told what it did wrong that is the fault of no recording whose result can still be changed.
  private let complain: @Sendable (EngineError) -> Void
  private let name: String
  /// Whether it has a scene, and must be told to forget it before the next.
  private(set) var hasScene = false
  /// Whether it can be asked for anything more.
  private(set) var isUsable = true

  init(
    _ command: ProcessCommand, complain: @escaping @Sendable (EngineError) -> Void
  ) throws(EngineError) {
    limits = command.limits
    name = command.name
    self.complain = complain
    child = try ChildProcess(command)
  }
}

extension EngineProcess {
  func hello(_ settings: [EngineSetting]) throws(EngineError) -> Introduction {
    try ask("hello", within: limits.hello, read: Introduction.init) { line in
      line.key("protocol")
      line.whole(Introduction.protocolVersion)
      line.settings(settings)
    }
  }

  /// Puts it into a scene, at rest at a time.
  func begin<Shown>(
    _ scene: Scene, _ settings: [EngineSetting], at time: Instant, for lateFaults: LateFaults?,
    read: (Envelope) throws(Objection) -> Shown
  ) throws(EngineError) -> Shown {
    (earlier, self.lateFaults, firstID) = (self.lateFaults, lateFaults, id + 1)
    let shown = try ask("scene", within: limits.scene, read: read) { line in
      line.key("t")
      line.time(time)
      line.key("scene")
      line.scene(scene)
      line.settings(settings)
    }
    hasScene = true
    return shown
  }

  func advance<Shown>(
    from start: Instant, to end: Instant, _ content: (inout LineText) -> Void,
    read: (Envelope) throws(Objection) -> Shown
  ) throws(EngineError) -> Shown {
    let patience = min(
      limits.advance + milliseconds(from: start, to: end, times: limits.pace),
      max(limits.advance, limits.advanceAtMost))
    return try ask("advance", "to \(end.text) ms", within: patience, read: read) { line in
      line.key("to")
      line.time(end)
      content(&line)
    }
  }

  func play<Shown>(
    _ moments: [Moment], _ patience: ReplayLimit, read: (Envelope) throws(Objection) -> Shown
  ) throws(EngineError) -> Shown {
    let (start, end) = (moments.first?.time ?? .zero, moments.last?.time ?? .zero)
    let limit =
      limits.play + milliseconds(from: start, to: end + patience.most, times: 1)
    return try ask("play", within: limit, read: read) { line in
      line.key("moments")
      line.list { line in for moment in moments { line.moment(moment) } }
      line.key("settle")
      line.object { line in
        line.key("quiet")
        line.time(.zero + patience.quiet + patience.linger)
        line.key("max")
        line.time(.zero + patience.most)
      }
    }
  }

  func reset() throws(EngineError) {
    do {
      try ask("reset", within: limits.scene, read: { _ in }, { _ in })
    } catch  where error.kind == .unsupported {
      throw failure("reset", "\(error.message) (unsupported)")
    }
    hasScene = false
  }

  /// Ends a recording that was played to its end; then it can be lent again.
  func finish() throws(EngineError) {
    do throws(EngineError) {
      if hasScene { try reset() }
      do { try child.expectSilence() } catch { throw failure(Self.afterwards, error.message) }
    } catch {
      kill()
      throw error
    }
  }

  /// Whether there is nothing to read of it.
  var isSilent: Bool { child.isSilent }

  /// Whether it is there still and has said nothing since its last reply. Else it is ended, and who
  /// played on it last is told why.
  func isQuiet() -> Bool {
    do {
      try child.expectSilence()
      try child.expectLife()
      return true
    } catch {
      kill()
      blame(failure(Self.afterwards, error.message))
      return false
    }
  }

  /// Puts what it did wrong between two recordings down to the one before.
  func blame(_ error: EngineError) { blame(error, lateFaults) }

  private func blame(_ error: EngineError, _ lateFaults: LateFaults?) {
    guard let lateFaults else { return complain(error) }
    guard !lateFaults.attribute(error, of: name) else { return }
    complain(EngineError(error.kind, "\(lateFaults.recording): \(error.message)"))
  }

  private static let afterwards = "after the last reply"

  /// Sends it away; how it goes is its last chance to fail.
  func end() throws(EngineError) {
    try ask("bye", within: limits.bye, read: { _ in }, { _ in })
    isUsable = false
    do { try child.finish(patience: limits.bye) } catch {
      throw failure("bye", error.message, error.kind)
    }
  }

  func kill() {
    isUsable = false
    child.kill()
  }

  /// Asks it to end, ahead of a `kill`.
  func askToEnd() {
    isUsable = false
    child.askToEnd()
  }

  private func milliseconds(from start: Instant, to end: Instant, times factor: Double) -> Int {
    Int(max(0, min((end - start).milliseconds * factor, 1e12)))
  }
}

extension EngineProcess {
  private func ask<Reply>(
    _ op: StaticString, _ detail: String = "", within patience: Int,
    read: (Envelope) throws(Objection) -> Reply, _ content: (inout LineText) -> Void
  ) throws(EngineError) -> Reply {
    id += 1
    line.clear()
    line.object { line in
      line.key("id")
      line.whole(id)
      line.key("op")
      line.word(op)
      content(&line)
    }
    line.end()
    let what = detail.isEmpty ? "\(op)" : "\(op) \(detail)"
    guard line.bytes.count <= ReadLines.longest else {
      throw EngineError(
        .unsupported, "\(what): a request of more than 4 MiB, which no line may have")
    }
    let answer: Answer<Reply>
    do throws(EngineError) {
      answer = try child.ask(line.bytes, patience: patience) { (bytes) throws(Objection) in
        try open(bytes, read)
      }
    } catch {
      kill()
      throw failure(what, error.message, error.kind)
    }
    switch answer {
    case .reply(let reply): return reply
    case .refusal(let refusal):
      if refusal.isFatal { kill() }
      if refusal.code == "unsupported" { throw EngineError(.unsupported, refusal.message) }
      throw failure(what, "\(refusal.message) (\(refusal.code))")
    }
  }

  private enum Answer<Reply> {
    case reply(Reply)
    case refusal(Refusal)
  }

  private struct Refusal {
    var code = "internal"
    var message = ""
    var isFatal = false
  }

  /// Nothing for a reply to a request of an earlier recording: that is the fault of no later one.
  private func open<Reply>(
    _ bytes: UnsafeBufferPointer<UInt8>, _ read: (Envelope) throws(Objection) -> Reply
  ) throws(Objection) -> Answer<Reply>? {
    let envelope = try Envelope(bytes)
    let isOK = try envelope.flag("ok")
    var scan = try envelope.member("id")
    let answered = scan.skips(word: "null") ? nil : try scan.whole()
    if let answered, answered < firstID, let earlier {
      let message = "it answers request \(answered) again while the next recording is played"
      blame(failure(Self.afterwards, message), earlier)
      return nil
    }
    // Who could not make out the request cannot know its id.
    guard answered == id || answered == nil && !isOK else {
      throw Objection(.sense, "it answers request \(answered ?? 0) where \(id) was asked")
    }
    guard !isOK else { return .reply(try read(envelope)) }
    var refusal = Refusal()
    scan = try envelope.member("error")
    try scan.beginObject()
    while let name = try scan.nextMember() {
      switch name {
      case "code": refusal.code = try scan.text()
      case "message": refusal.message = try scan.text()
      case "fatal": refusal.isFatal = try scan.flag()
      default: try scan.skip()
      }
    }
    return .refusal(refusal)
  }

  /// What went wrong, when it was asked what, and its last words.
  private func failure(
    _ what: String, _ message: String, _ kind: EngineError.Kind = .broken
  ) -> EngineError {
    var text = "\(what): \(message)"
    for (log, name) in [(child.complaints, "stderr"), (child.stray, "stdout")] {
      let lines = log.lastLines(8)
      guard !lines.isEmpty else { continue }
      text += "\nlast on its \(name):"
      for line in lines { text += "\n  " + line }
    }
    return EngineError(kind, text)
  }
}

extension LineText {
  fileprivate mutating func settings(_ settings: [EngineSetting]) {
    guard !settings.isEmpty else { return }
    key("settings")
    object { line in
      for setting in settings {
        line.key(setting.name)
        line.number(setting.value)
      }
    }
  }
}
