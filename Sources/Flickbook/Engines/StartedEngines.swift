internal import EngineLink
internal import Synchronization

/// The engines in other processes of one run of the program, wherever they were added. All are
/// ended at the end of the run.
final class StartedEngines: Sendable {
  private let state = Mutex<[EngineProcesses]>([])

  var all: [EngineProcesses] { state.withLock { $0 } }

  func add(_ engine: EngineProcesses) { state.withLock { $0.append(engine) } }
}
