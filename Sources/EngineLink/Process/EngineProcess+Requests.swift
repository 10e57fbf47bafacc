internal import Platform
internal import Replay
internal import Text

extension EngineProcess {
  func request<Reply>(
    _ op: StaticString, _ detail: @autoclosure () -> String = "", within patience: Int,
    read: (Envelope) throws(Objection) -> Reply, _ content: (inout LineText) -> Void
  ) throws(EngineError) -> Reply {
    id += 1
    line.clear()
    line.object { line in
      line.member("id", id)
      line.key("op")
      line.word(op)
      content(&line)
    }
    line.end()
    /// A description of the request for messages.
    var what: String { detail().isEmpty ? "\(op)" : "\(op) \(detail())" }
    guard line.bytes.count <= LineText.longest else {
      throw EngineError(
        .unsupported, "\(what): a request of more than 4 MiB, the maximum for a line")
    }
    let answer: Result<Reply, Refusal>
    do throws(EngineError) {
      answer = try child.request(line.bytes, patience: patience) { (bytes) throws(Objection) in
        try open(bytes, read)
      }
    } catch {
      kill()
      throw failure(what, error.message, error.kind)
    }
    switch answer {
    case .success(let reply): return reply
    case .failure(let refusal):
      if refusal.isFatal { kill() }
      if refusal.code == "unsupported" { throw EngineError(.unsupported, refusal.message) }
      throw failure(what, "\(refusal.message) (\(refusal.code))")
    }
  }

  private struct Refusal: Error {
    var code = "internal"
    var message = ""
    var isFatal = false
  }

  /// Parses a reply. Returns nil for a reply to a request of an earlier recording; the current
  /// recording is not blamed for such a reply.
  private func open<Reply>(
    _ bytes: UnsafeBufferPointer<UInt8>, _ read: (Envelope) throws(Objection) -> Reply
  ) throws(Objection) -> Result<Reply, Refusal>? {
    let envelope = try Envelope(bytes)
    let isOK = try envelope.flag("ok")
    var scan = try envelope.member("id")
    let answered = scan.skips(word: "null") ? nil : try scan.whole()
    if let answered, answered < firstID, let earlier {
      let message = "it answers request \(answered) again while the next recording is played"
      blame(failure(Self.afterwards, message), earlier)
      return nil
    }
    // An engine that could not parse the request does not know its id.
    guard answered == id || answered == nil && !isOK else {
      throw Objection(.sense, "it answers request \(answered ?? 0) instead of request \(id)")
    }
    guard !isOK else { return .success(try read(envelope)) }
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
    return .failure(refusal)
  }

  /// An error whose text contains the request that failed and the last output of the process.
  func failure(
    _ what: String, _ message: String, _ kind: EngineError.Kind = .broken
  ) -> EngineError {
    var text = "\(what): \(message)"
    for (log, name) in [(child.complaints, "stderr"), (child.stray, "stdout")] {
      text += log.lastLines(8, of: name)
    }
    return EngineError(kind, text)
  }
}
