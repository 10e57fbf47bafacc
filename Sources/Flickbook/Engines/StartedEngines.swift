internal import EngineLink
internal import Synchronization

/// The engines in other processes that one run of the program knows, whichever verb brought them in:
/// whoever ends the run sends all of them away.
final class StartedEngines: Sendable {
  private let state = Mutex<[EngineProcesses]>([])

  var all: [EngineProcesses] { state.withLock { $0 } }

  func add(_ engine: EngineProcesses) { state.withLock { $0.append(engine) } }
}
