public import Gesture
public import Replay
public import Verdicts

/// Judges random recordings, and shrinks those that fail, as `flickbook fuzz` does.
///
///     let result = try Flickbook.fuzz(MyEngine.factory, trusted: BuiltInEngines.ios, count: 500)
///     #expect(result.holds, "\(result)")
///
/// The same seed finds the same failures, whatever the number of processors.
///
/// - Parameters:
///   - names: The names of the invariants and relations to judge by; all invariants without names.
///   - invariants: Invariants of your own, as formulas.
///   - relations: Whether to judge by all relations too.
///   - trusted: An engine that must keep the invariants on what is found.
///   - count: How many recordings are tried.
///   - scenes: Where it happens; random scenes where there are none.
///   - mostReplays: How many replays shrinking one failure may take.
///   - rate: Frames a second.
///   - folder: Where failing recordings are saved; nowhere if nil.
/// - Throws: Where the plan is wrong. What fails is in the result.
public func fuzz(
  _ engine: EngineFactory, by names: [String] = [], invariants: [Invariant] = [],
  relations: Bool = false,
  trusted: EngineFactory? = nil, count: Int = 1000, seed: UInt64 = 1, in scenes: [Scene] = [],
  mostReplays: Int = 200, rate: Double = 60, savingIn folder: String? = nil
) throws(SessionError) -> FuzzResult {
  try SessionError.wrapping {
    let choice = InvariantChoice(only: names, hasRelations: relations, formulas: invariants)
    let oracle = try FailureOracle(
      try ChosenEngine(engine), FrameClock(try FrameRate(called: rate)), by: choice, [], nil)
    var plan = FuzzPlan(oracle: oracle, trusted: try trusted.map { try ChosenEngine($0) })
    plan.count = count
    plan.seed = seed
    plan.scenes = scenes
    plan.mostReplays = mostReplays
    plan.folder = folder
    return try FuzzResult(plan)
  }
}

/// Looks for random recordings on which two engines differ, and shrinks them, as
/// `flickbook fuzz --against` does.
///
/// - Parameters:
///   - likeness: How alike the two are meant to be.
///   - count: How many recordings are tried.
///   - scenes: Where it happens; random scenes where there are none.
///   - mostReplays: How many replays shrinking one failure may take.
///   - rate: Frames a second.
///   - folder: Where recordings that differ are saved; nowhere if nil.
/// - Throws: Where the plan is wrong. What differs is in the result.
public func fuzz(
  _ engine: EngineFactory, against other: EngineFactory, as likeness: Likeness = .contract,
  count: Int = 1000, seed: UInt64 = 1, in scenes: [Scene] = [], mostReplays: Int = 200,
  rate: Double = 60, savingIn folder: String? = nil
) throws(SessionError) -> FuzzResult {
  try SessionError.wrapping {
    let (engine, other) = (try ChosenEngine(engine), try ChosenEngine(other))
    let rival = try RivalEngine(other, beside: engine, ComparisonTerms(against: other, likeness))
    let clock = FrameClock(try FrameRate(called: rate))
    var plan = FuzzPlan(oracle: FailureOracle(engine, clock, against: rival), rival: rival)
    plan.count = count
    plan.seed = seed
    plan.scenes = scenes
    plan.mostReplays = mostReplays
    plan.folder = folder
    return try FuzzResult(plan)
  }
}
