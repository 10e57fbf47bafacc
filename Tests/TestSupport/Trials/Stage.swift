package import Gesture
package import Replay
package import Verdicts

/// Where engines replay recordings for invariants to judge. `make mutants` has one that remembers.
package class Stage {
  package init() {}

  /// What invariants say of a recording on an engine.
  /// - Parameter key: nobody else's: a name for this recording on this engine.
  package func judged(
    _ key: String, _ recording: () throws -> Recording, _ engine: EngineFactory,
    at clock: FrameClock = FrameClock(), by invariants: [Invariant]
  ) throws -> [InvariantVerdict] {
    try TestSupport.judged(recording(), engine, at: clock, by: invariants)
  }

  /// What invariants say of what a device was seen to show.
  package func judgedAsSeen(
    _ key: String, _ recording: () throws -> Recording, by invariants: [Invariant]
  ) throws -> [InvariantVerdict] {
    try TestSupport.judgedAsSeen(recording(), by: invariants)
  }
}
