internal import Model
internal import Platform
package import Replay
internal import Text

/// The server side of the line protocol, which runs an engine of this program for a client.
///
/// `reply(to:)` maps a request line to a reply line, without any input or output. `serve` reads
/// requests and writes replies.
package struct EngineServer {
  private let original: EngineFactory
  private var factory: EngineFactory
  private var stage: ServedStage?
  private var isGreeted = false
  private var line = LineText()
  /// Whether the client has requested the end.
  package private(set) var isDone = false

  package init(_ factory: EngineFactory) {
    original = factory
    self.factory = factory
  }

  /// The reply line for a request, with its line end.
  package mutating func reply(to request: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var id: Int?
    do {
      let request = try Envelope(request)
      id = try request.whole("id")
      line.clear()
      try answer(id, request)
    } catch let error as Objection {
      complain(id, "bad-request", error.messageOfLine)
    } catch let error as EngineError {
      complain(id, error.kind.code, error.message)
    } catch {
      complain(id, "internal", "\(error)")
    }
    line.end()
    return line.bytes
  }

  private mutating func answer(_ id: Int?, _ request: Envelope) throws {
    let op = try request.text("op")
    guard isGreeted || op == "hello" else { throw EngineError(.outOfOrder, "\(op) before hello") }
    line.put("{")
    line.member("id", id)
    line.member("ok", true)
    switch op {
    case "hello": try hello(request)
    case "scene": try scene(request)
    case "advance": try advance(request)
    case "play":
      throw EngineError(
        .outOfOrder, "this engine has no clock of its own and cannot play: expected advance")
    case "reset": stage = nil
    case "bye": isDone = true
    default:
      throw Objection(
        .value, "unknown op \"\(op)\": expected hello, scene, advance, play, reset or bye")
    }
    line.put("}")
  }

  private mutating func hello(_ request: Envelope) throws {
    let version = try request.whole("protocol")
    guard version == Introduction.protocolVersion else {
      throw Objection(.value, "protocol \(version): expected \(Introduction.protocolVersion)")
    }
    factory = try configured(request)
    isGreeted = true
    line.members(Introduction(factory))
  }

  private mutating func scene(_ request: Envelope) throws {
    guard stage == nil else {
      throw EngineError(.outOfOrder, "a second scene: expected reset before it")
    }
    factory = try configured(request)
    let time = try request.time("t")
    var scan = try request.member("scene")
    let scene = try scan.scene()
    var engine = try factory.make(scene)
    try engine.advance(to: time)
    var stage = ServedStage(scene, engine, factory, at: time)
    try stage.write(&line) { (stage, line) throws(EngineError) in
      try stage.show(.before, &line)
    }
    self.stage = stage
  }

  private mutating func advance(_ request: Envelope) throws {
    let end = try request.time("to")
    var frames: [Instant] = []
    var moments: [Moment] = []
    try request.each("frames") { (scan) throws(Objection) in frames.append(try scan.time()) }
    try request.each("moments") { (scan) throws(Objection) in moments.append(try scan.moment()) }
    guard stage != nil else { throw EngineError(.outOfOrder, "advance without a scene") }
    try stage?.play(frames, moments, to: end, &line)
  }

  /// The engine with the settings in a request.
  private func configured(_ request: Envelope) throws -> EngineFactory {
    var changes: [(name: String, value: Double)] = []
    if var scan = request.optional("settings") {
      try scan.beginObject()
      while let name = try scan.nextMember() { changes.append((name, try scan.number())) }
    }
    return changes.isEmpty ? original : try original.setting(changes)
  }

  private mutating func complain(_ id: Int?, _ code: StaticString, _ message: String) {
    line.clear()
    line.object { line in
      line.key("id")
      if let id { line.whole(id) } else { line.put("null") }
      line.member("ok", false)
      line.object("error") { line in
        line.key("code")
        line.word(code)
        line.member("message", message)
      }
    }
  }

  /// Serves on stdin and stdout.
  package mutating func serve() -> String? { serve(from: STDIN_FILENO, to: STDOUT_FILENO) }

  /// Answers line by line until the client requests the end or the input ends. Returns the reason
  /// if the server stopped earlier.
  package mutating func serve(from input: Int32, to output: Int32) -> String? {
    var lines = ReadLines()
    while !isDone {
      while !isDone, let line = lines.nextLine() {
        let answer = lines.read(line) { (request: UnsafeBufferPointer<UInt8>) -> [UInt8] in
          reply(to: request)
        }
        guard write(answer, to: output) else { return "the replies are not read" }
      }
      guard lines.rest.count <= LineText.longest else { return "a request of more than 4 MiB" }
      guard !isDone else { break }
      let count = lines.read(from: input)
      if count == 0 { return lines.rest.isEmpty ? nil : "half a request: \(lines.excerpt)" }
      if count < 0, errno != EINTR { return "stdin cannot be read" }
    }
    return nil
  }

  private func write(_ bytes: [UInt8], to output: Int32) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let piece = UnsafeRawBufferPointer(rebasing: rest)
        let count = Platform.write(output, piece.baseAddress, piece.count)
        if count < 0, errno != EINTR { return false }
        rest = rest.dropFirst(max(0, count))
      }
      return true
    }
  }
}

extension EngineError.Kind {
  /// The error code of the protocol.
  fileprivate var code: StaticString {
    switch self {
    case .unsupported, .undeclared: "unsupported"
    case .outOfOrder: "state"
    case .unstarted, .broken, .late, .interrupted: "internal"
    case .timeRanBack, .noSuchThing, .setting: "bad-request"
    }
  }
}
