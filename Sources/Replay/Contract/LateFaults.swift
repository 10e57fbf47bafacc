#if canImport(os)
  internal import os
#else
  internal import Synchronization
#endif

/// Errors of engines after they had played a recording, for consumers that already have its
/// result and can still correct it.
///
/// An engine in another process may still send output after its recording. The error is
/// attributed to the recording it played last, not to the next one.
package final class LateFaults: Sendable {
  /// The name of the recording, for messages.
  package let recording: String
  #if canImport(os)
    // A mutex of the standard library needs newer systems of Apple than an app may require.
    private let state = OSAllocatedUnfairLock(initialState: State())
  #else
    private let state = Mutex(State())
  #endif

  private struct State {
    var fault: Fault?
    var isClosed = false
  }

  /// An engine and its error.
  package struct Fault: Sendable {
    /// The name of the engine.
    package let engine: String
    /// The error.
    package let error: EngineError
  }

  /// The errors of engines that played a recording.
  package init(of recording: String) { self.recording = recording }

  /// Records an error of an engine; returns false if the result can no longer be corrected.
  package func attribute(_ error: EngineError, of engine: String) -> Bool {
    state.withLock { state in
      guard !state.isClosed else { return false }
      if state.fault == nil { state.fault = Fault(engine: engine, error: error) }
      return true
    }
  }

  /// The first recorded error, if any. Later errors are no longer recorded.
  package func close() -> Fault? {
    state.withLock { state in
      state.isClosed = true
      return state.fault
    }
  }
}
