package import Invariants
package import Model
package import Replay

/// Replays recordings on engines and judges them. `make mutants` uses a subclass that stores
/// results.
package class Stage {
  package init() {}

  /// The verdicts of invariants for a recording on an engine.
  ///
  /// - Parameter key: A unique name for this recording on this engine.
  package func judged(
    _ key: String, _ recording: () throws -> Recording, _ engine: EngineFactory,
    at clock: FrameClock = FrameClock(), by invariants: [Invariant]
  ) throws -> [InvariantVerdict] {
    try TestSupport.judged(recording(), engine, at: clock, by: invariants)
  }

  /// The verdicts of invariants for the observations of a recorded device.
  package func judgedAsSeen(
    _ key: String, _ recording: () throws -> Recording, by invariants: [Invariant]
  ) throws -> [InvariantVerdict] {
    try TestSupport.judgedAsSeen(recording(), by: invariants)
  }
}
