internal import Model
internal import Replay
internal import Text

/// A process that speaks the line protocol: it sends a reply to each request.
///
/// Only the worker that currently owns the process may use it.
final class EngineProcess: @unchecked Sendable {
  let child: ChildProcess
  private let limits: ProcessLimits
  var line = LineText()
  var id = 0
  /// The id of the first request of the current or last recording. `lateFaults` and `earlier`
  /// receive the faults of that recording and of the previous recording.
  var firstID = 0
  var lateFaults: LateFaults?
  var earlier: LateFaults?
  /// Receives failures that occur too late to change the result of a recording.
  private let complain: @Sendable (EngineError) -> Void
  private let name: String
  /// Whether the process has a scene, and needs a reset before the next scene.
  private(set) var hasScene = false
  /// Whether the process can accept further requests.
  private(set) var isUsable = true

  init(
    _ command: ProcessCommand, complain: @escaping @Sendable (EngineError) -> Void
  ) throws(EngineError) {
    limits = command.limits
    name = command.name
    self.complain = complain
    child = try ChildProcess(command)
  }

  func hello(_ settings: [EngineSetting]) throws(EngineError) -> Introduction {
    try request("hello", within: limits.hello, read: Introduction.init) { line in
      line.member("protocol", Introduction.protocolVersion)
      line.settings(settings)
    }
  }

  /// Loads a scene, which is at rest at `time`.
  func begin<Shown>(
    _ scene: Scene, _ settings: [EngineSetting], at time: Instant, for lateFaults: LateFaults?,
    read: (Envelope) throws(Objection) -> Shown
  ) throws(EngineError) -> Shown {
    earlier = self.lateFaults
    self.lateFaults = lateFaults
    firstID = id + 1
    let shown = try request("scene", within: limits.scene, read: read) { line in
      line.member("t", time)
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
      max(limits.advance, limits.maxAdvance))
    return try request("advance", "to \(end.text) ms", within: patience, read: read) { line in
      line.member("to", end)
      content(&line)
    }
  }

  func play<Shown>(
    _ moments: [Moment], _ patience: ReplayLimit, read: (Envelope) throws(Objection) -> Shown
  ) throws(EngineError) -> Shown {
    let (start, end) = (moments.first?.time ?? .zero, moments.last?.time ?? .zero)
    let limit = limits.play + milliseconds(from: start, to: end + patience.maximum, times: 1)
    return try request("play", within: limit, read: read) { line in
      line.list("moments") { line in for moment in moments { line.moment(moment) } }
      line.object("settle") { line in
        line.member("quiet", Instant.zero + patience.quiet + patience.linger)
        line.member("max", Instant.zero + patience.maximum)
      }
    }
  }

  func reset() throws(EngineError) {
    do {
      try request("reset", within: limits.scene, read: { _ in }, { _ in })
    } catch  where error.kind == .unsupported {
      throw failure("reset", "\(error.message) (unsupported)")
    }
    hasScene = false
  }

  /// Ends a recording that was replayed completely. Afterwards, the process can be used again.
  /// After an error, the process is killed.
  func finish() throws(EngineError) {
    do throws(EngineError) {
      if hasScene { try reset() }
      do { try child.expectSilence() } catch { throw failure(Self.afterwards, error.message) }
    } catch {
      kill()
      throw error
    }
  }

  /// Whether the process is still running and has sent no reply without a request. Otherwise the
  /// process is killed, and the error is attributed to the last recording replayed on it.
  func isQuiet() -> Bool {
    do {
      try child.expectSilence()
      try child.expectLife()
      return true
    } catch {
      kill()
      blame(failure(Self.afterwards, error.message), lateFaults)
      return false
    }
  }

  /// Attributes an error between two recordings to the earlier recording.
  func blame(_ error: EngineError, _ lateFaults: LateFaults?) {
    guard let lateFaults else { return complain(error) }
    guard !lateFaults.attribute(error, of: name) else { return }
    complain(EngineError(error.kind, "\(lateFaults.recording): \(error.message)"))
  }

  static let afterwards = "after the last reply"

  /// Sends the `bye` request, and waits for the process to exit.
  func end() throws(EngineError) {
    try request("bye", within: limits.bye, read: { _ in }, { _ in })
    isUsable = false
    do { try child.finish(patience: limits.bye) } catch {
      throw failure("bye", error.message, error.kind)
    }
  }

  func kill() {
    isUsable = false
    child.kill()
  }

  private func milliseconds(from start: Instant, to end: Instant, times factor: Double) -> Int {
    Int(max(0, min((end - start).milliseconds * factor, 1e12)))
  }
}

extension LineText {
  fileprivate mutating func settings(_ settings: [EngineSetting]) {
    guard !settings.isEmpty else { return }
    object("settings") { line in
      for setting in settings {
        line.key(setting.name)
        line.number(setting.value)
      }
    }
  }
}
