public import Invariants
public import Replay
public import Runs

/// Judges a recording on an engine, like `flickbook check`: by the same invariants, by the suite
/// file of the recording's folder, and by the recording's own expectations.
///
/// A single call in your test target is enough:
///
///     let judgement = try Flickbook.judge("Recordings/flick.xml", on: MyEngine.factory)
///     #expect(judgement.holds, "\(judgement)")
///
/// The function replays on the calling thread, keeps no state, and may be called on many threads at
/// once.
///
/// - Parameters:
///   - recording: A path. A relative path starts at the folder of the calling file.
///   - names: The names of the invariants and relations to judge by, each of which must then be
///     exercised. If empty, all invariants are used, and at least one invariant must be exercised.
///   - invariants: Your own invariants, as formulas:
///     `Invariant("header-folds", "when rest then …")`.
///   - relations: Whether to judge by all relations too.
///   - rate: Frames per second.
/// - Throws: An error if the engine cannot be judged: the recording is malformed, the suite is
///   invalid, an invariant does not exist, or the engine failed. Violations are never thrown.
public func judge(
  _ recording: String, on engine: EngineFactory, by names: [String] = [],
  invariants: [Invariant] = [], relations: Bool = false, rate: Double = 60,
  calledIn file: String = #filePath
) throws(SessionError) -> Judgement {
  try SessionError.wrapping {
    var plan = try CheckPlan(recording, on: engine, rate: rate, calledIn: file)
    plan.invariants = InvariantChoice(only: names, hasRelations: relations, formulas: invariants)
    return try Judgement(plan, saving: CheckOutput(drawsViolations: true))
  }
}
