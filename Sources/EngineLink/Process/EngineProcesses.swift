internal import Platform
package import Replay
internal import Synchronization

/// An engine's processes. They are started on demand, lent to one worker at a time, and kept from
/// recording to recording, because starting a process takes as long as replaying many recordings.
package final class EngineProcesses: Sendable {
  package let command: ProcessCommand
  private let state = Mutex(State())

  private struct State {
    var idle: [EngineProcess] = []
    /// The introductions by changed settings. Without changes, all processes must send the same
    /// introduction as the first process.
    var introductions: [[EngineSetting]: Introduction] = [:]
    /// The number of consecutive failed starts, and the error of the last failed start.
    var failures = 0
    var failure: EngineError?
    var complaints: [EngineError] = []
    var isClosed = false
  }

  /// The maximum number of consecutive failed starts. After these failures, no further recording
  /// tries to start the engine.
  private static let maxFailures = 3

  package init(_ command: ProcessCommand) { self.command = command }

  /// Returns a process without a scene, for exclusive use.
  func lend() throws(EngineError) -> EngineProcess {
    while let process = state.withLock({ $0.idle.popLast() }) {
      do throws(EngineError) {
        if process.hasScene { try process.reset() }
        if process.isQuiet() { return process }
      } catch {
        // The error belongs to the last recording on the process, so the next recording gets
        // another process.
        process.kill()
        if error.kind == .interrupted { throw error }
        process.blame(error, process.lateFaults)
      }
    }
    return try greet().0
  }

  /// Checks idle processes. Any output since their last reply is unrequested.
  package func listen() {
    let noisy = state.withLock { state in
      let noisy = state.idle.filter { !$0.child.isSilent }
      state.idle.removeAll { process in noisy.contains { $0 === process } }
      return noisy
    }
    for process in noisy { _ = process.isQuiet() }
  }

  func putBack(_ process: EngineProcess) {
    guard process.isUsable else { return }
    let isWanted = state.withLock { state in
      if !state.isClosed { state.idle.append(process) }
      return !state.isClosed
    }
    if !isWanted { process.kill() }
  }

  /// The introduction of the engine with changed settings.
  func introduction(_ changes: [EngineSetting] = []) throws(EngineError) -> Introduction {
    if let known = state.withLock({ $0.introductions[changes] }) { return known }
    guard !changes.isEmpty else {
      let (process, introduction) = try greet()
      putBack(process)
      return introduction
    }
    let process = try lend()
    defer { putBack(process) }
    let introduction = try process.hello(changes)
    state.withLock { $0.introductions[changes] = introduction }
    return introduction
  }

  /// Starts a process. Its introduction must equal the introduction of the first process.
  private func greet() throws(EngineError) -> (EngineProcess, Introduction) {
    let given = state.withLock { state -> EngineError? in
      if state.isClosed { return EngineError(.broken, "it was stopped") }
      return state.failures < Self.maxFailures ? nil : state.failure
    }
    if let given { throw given }
    do throws(EngineError) {
      let process = try EngineProcess(command) { [weak self] in self?.complain($0) }
      let introduction = try process.hello([])
      try process.finish()
      let known = state.withLock { state -> Introduction in
        state.failures = 0
        let known = state.introductions[[]] ?? introduction
        state.introductions[[]] = known
        return known
      }
      guard known == introduction else {
        process.kill()
        throw EngineError(
          .broken, "hello: its introduction differs from that of the process before it")
      }
      return (process, known)
    } catch {
      state.withLock { state in
        guard error.kind != .interrupted else { return }
        state.failures += 1
        state.failure = error
      }
      throw error
    }
  }

  private func complain(_ error: EngineError) { state.withLock { $0.complaints.append(error) } }

  /// Ends all processes. Returns the errors that occurred between recordings, and returns each
  /// error only once.
  package func close() -> [EngineError] {
    let idle = state.withLock { state in
      defer { state.idle = [] }
      state.isClosed = true
      return state.idle
    }
    if let interruption = command.interruption, ReadLines.hasMore(in: interruption) {
      // All processes are ended in parallel, because the user is waiting after an interruption.
      for process in idle { process.child.requestEnd() }
      for process in idle { process.kill() }
    } else {
      for process in idle where process.isQuiet() {
        do throws(EngineError) { try process.end() } catch {
          process.kill()
          if error.kind != .interrupted { complain(error) }
        }
      }
    }
    return state.withLock { state in
      defer { state.complaints = [] }
      return state.complaints
    }
  }
}
