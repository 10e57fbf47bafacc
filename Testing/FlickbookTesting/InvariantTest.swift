public import Invariants
public import Model
public import Replay

/// Tests an invariant on given engines and recordings.
///
/// A useful invariant holds on a sound engine, is exercised by at least one recording, and is
/// violated by engines with faults.
public struct InvariantTest: Sendable {
  /// The invariant to test.
  public let invariant: Invariant
  /// The recordings to replay.
  public let recordings: [Recording]

  /// Creates a test of one invariant, from the catalogue or custom.
  public init(_ invariant: Invariant, on recordings: [Recording]) {
    (self.invariant, self.recordings) = (invariant, recordings)
  }
}

extension InvariantTest {
  /// The verdict of the invariant on each recording, replayed on an engine.
  public func verdicts(on engine: EngineFactory) throws -> [Verdict] {
    try recordings.map { recording in
      let judge = Judge(
        recording.head.scene, by: [invariant],
        Terms(abilities: engine.abilities, contract: engine.contract))
      var steps = try LiveSteps(Replayable(recording), on: engine)
      var step = Step()
      while try steps.next(into: &step) { judge.observe(step) }
      let end = End(steps.ending ?? .truncated, quality: recording.head.quality)
      return judge.verdicts(end).first?.verdict ?? .notApplicable
    }
  }

  /// The first violation of each recording in which the engine breaks the invariant.
  public func violations(on engine: EngineFactory) throws -> [Violation] {
    try verdicts(on: engine).compactMap {
      if case .broken(let violation, _, _) = $0 { violation } else { nil }
    }
  }

  /// The number of recordings in which the engine exercises the invariant and keeps it.
  public func heldCount(on engine: EngineFactory) throws -> Int {
    try verdicts(on: engine).count { if case .held = $0 { true } else { false } }
  }

  /// The names of the faults that break the invariant in at least one recording.
  ///
  /// - Parameters:
  ///   - faults: `Fault.suite`, or custom rows.
  ///   - engine: An engine that keeps the invariant.
  public func detectedFaults(of faults: [Fault], in engine: EngineFactory) throws -> [String] {
    try faults.filter { try !violations(on: engine.with($0)).isEmpty }.map(\.name)
  }
}
