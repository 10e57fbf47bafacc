#if !hasFeature(Embedded)
  internal import Synchronization

  /// What engines did wrong after they had played a recording, for whoever has its result already
  /// and can still correct it.
  ///
  /// An engine in another process may still send output after its recording. The recording
  /// it played last is to blame, not the next one.
  package final class LateFaults: Sendable {
    /// What was played, for people.
    package let recording: String
    private let state = Mutex(State())

    private struct State {
      var fault: Fault?
      var isClosed = false
    }

    /// Which engine did what.
    package struct Fault: Sendable {
      /// The name of the engine.
      package let engine: String
      /// What it did wrong.
      package let error: EngineError
    }

    /// Faults of engines that played a recording.
    package init(of recording: String) { self.recording = recording }

    /// Records what an engine did wrong; false when nobody can correct the result any more.
    package func attribute(_ error: EngineError, of engine: String) -> Bool {
      state.withLock { state in
        guard !state.isClosed else { return false }
        if state.fault == nil { state.fault = Fault(engine: engine, error: error) }
        return true
      }
    }

    /// What was done wrong so far. Whatever is found later is no longer recorded.
    package func close() -> Fault? {
      state.withLock { state in
        state.isClosed = true
        return state.fault
      }
    }
  }
#endif
