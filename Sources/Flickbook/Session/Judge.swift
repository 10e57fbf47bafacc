public import Replay
public import Verdicts

/// Judges a recording on an engine, as `flickbook check` does: by the same invariants, by the
/// suite file of the recording's folder, and by what the recording expects itself.
///
/// One call in a test target of your own is enough:
///
///     let judgement = try Flickbook.judge("Recordings/flick.xml", on: MyEngine.factory)
///     #expect(judgement.holds, "\(judgement)")
///
/// It replays on the thread that calls, keeps nothing, and may be called on many at once.
///
/// - Parameters:
///   - recording: A path; one that is not absolute begins in the folder of the file that calls.
///   - names: The names of the invariants and relations to judge by, each of which must then be put to the
///     test; without names all invariants, of which one at least must be.
///   - invariants: Invariants of your own, as formulas: `Invariant("header-folds", "when rest then …")`.
///   - relations: Whether to judge by all relations too.
///   - rate: Frames a second.
/// - Throws: Where nothing can be said of the engine: the recording is malformed, the suite is wrong,
///   there is no such invariant, or the engine failed. What an engine does wrong is never thrown.
public func judge(
  _ recording: String, on engine: EngineFactory, by names: [String] = [],
  invariants: [Invariant] = [], relations: Bool = false, rate: Double = 60,
  calledIn file: String = #filePath
) throws(SessionError) -> Judgement {
  try SessionError.wrapping {
    var plan = try CheckPlan(recording, on: engine, rate: rate, calledIn: file)
    plan.invariants = InvariantChoice(only: names, hasRelations: relations, formulas: invariants)
    return try Judgement(plan)
  }
}
