#if canImport(os)
  internal import os
#else
  internal import Synchronization
#endif

/// Errors that engines report after they played a recording. A consumer that already has the result
/// of the recording can still correct that result.
///
/// An engine in another process may still send output after its recording. An error in that output
/// is attributed to the recording that the engine played last, not to the next recording.
package final class LateFaults: Sendable {
  /// The name of the recording, for messages.
  package let recording: String
  #if canImport(os)
    // The mutex of the standard library requires newer Apple systems than an app may require.
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

  /// Creates an empty list of errors for a recording.
  package init(of recording: String) { self.recording = recording }

  /// Records an error of an engine; returns false if the result can no longer be corrected.
  package func attribute(_ error: EngineError, of engine: String) -> Bool {
    state.withLock { state in
      guard !state.isClosed else { return false }
      if state.fault == nil { state.fault = Fault(engine: engine, error: error) }
      return true
    }
  }

  /// Returns the first recorded error, if any. Later errors are rejected.
  package func close() -> Fault? {
    state.withLock { state in
      state.isClosed = true
      return state.fault
    }
  }
}
