package import EngineLink
internal import Synchronization

/// The engines in other processes of one run of the program, from all lists. All these engines are
/// ended at the end of the run.
package final class StartedEngines: Sendable {
  private let state = Mutex<[EngineProcesses]>([])

  package init() {}

  var all: [EngineProcesses] { state.withLock { $0 } }

  package func add(_ engine: EngineProcesses) { state.withLock { $0.append(engine) } }
}
