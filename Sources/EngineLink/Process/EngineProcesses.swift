internal import Platform
package import Replay
internal import Synchronization

/// The processes of one engine: started when somebody needs one, lent to one worker at a time, and kept
/// from recording to recording, because starting one takes as long as playing many.
package final class EngineProcesses: Sendable {
  package let command: ProcessCommand
  private let state = Mutex(State())

  private struct State {
    var idle: [EngineProcess] = []
    /// What they said of themselves, by the settings that were changed. What the first of them said
    /// without any all others must say too.
    var introductions: [[EngineSetting]: Introduction] = [:]
    /// How often in a row none could be started, and what the last said.
    var failures = 0
    var failure: EngineError?
    var complaints: [EngineError] = []
    var isClosed = false
  }

  /// An engine that cannot even say hello is not asked again for every recording of thousands.
  private static let mostFailures = 3

  package init(_ command: ProcessCommand) { self.command = command }

  /// A process that has no scene.
  func lend() throws(EngineError) -> EngineProcess {
    while let process = state.withLock({ $0.idle.popLast() }) {
      do throws(EngineError) {
        if process.hasScene { try process.reset() }
        if process.isQuiet() { return process }
      } catch {
        // Who comes next has nothing to do with it.
        process.kill()
        if error.kind == .interrupted { throw error }
        process.blame(error, process.lateFaults)
      }
    }
    return try greet().0
  }

  /// Listens to those that nobody uses: what they have said since their last reply was not asked for.
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

  /// What the engine says of itself with some settings changed.
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

  /// Starts one, which must say of itself what the first one said.
  private func greet() throws(EngineError) -> (EngineProcess, Introduction) {
    let given = state.withLock { state -> EngineError? in
      if state.isClosed { return EngineError(.broken, "it has been sent away") }
      return state.failures < Self.mostFailures ? nil : state.failure
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
          .broken, "hello: it says something else of itself than the process before it")
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

  /// Sends all of them away. What went wrong while none of them was playing anything comes back, once.
  package func close() -> [EngineError] {
    let idle = state.withLock { state in
      defer { state.idle = [] }
      state.isClosed = true
      return state.idle
    }
    if let interruption = command.interruption, ReadLines.hasMore(in: interruption) {
      // All at once: whoever waits for us has waited long enough.
      for process in idle { process.child.askToEnd() }
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
