public import Comparing
public import Invariants
public import Model
public import Replay
public import Runs

/// Judges random recordings, and shrinks the recordings that fail, like `flickbook fuzz`.
///
///     let result = try Flickbook.fuzz(MyEngine.factory, trusted: BuiltInEngines.ios, count: 500)
///     #expect(result.holds, "\(result)")
///
/// The same seed finds the same failures, regardless of the number of processors.
///
/// - Parameters:
///   - names: The names of the invariants and relations to judge by; all invariants if empty.
///   - invariants: Your own invariants, as formulas.
///   - relations: Whether to judge by all relations too.
///   - trusted: An engine that must keep the invariants on the recordings found.
///   - count: The number of recordings to try.
///   - scenes: The scenes to use; random scenes if empty.
///   - maxReplays: The maximum number of replays for shrinking a failure.
///   - rate: Frames per second.
///   - folder: Where failing recordings are saved; nil to save no recordings.
/// - Throws: An error if the plan is invalid. Failures are in the result.
public func fuzz(
  _ engine: EngineFactory, by names: [String] = [], invariants: [Invariant] = [],
  relations: Bool = false,
  trusted: EngineFactory? = nil, count: Int = 1000, seed: UInt64 = 1, in scenes: [Scene] = [],
  maxReplays: Int = 200, rate: Double = 60, savingIn folder: String? = nil
) throws(SessionError) -> FuzzResult {
  try SessionError.wrapping {
    let choice = InvariantChoice(only: names, hasRelations: relations, formulas: invariants)
    let oracle = try FailureOracle(
      try ChosenEngine(engine), FrameClock(try FrameRate(called: rate)), by: choice, [], nil)
    var plan = FuzzPlan(oracle: oracle, trusted: try trusted.map { try ChosenEngine($0) })
    plan.count = count
    plan.seed = seed
    plan.scenes = scenes
    plan.maxReplays = maxReplays
    plan.folder = folder
    return try FuzzResult(plan)
  }
}

/// Searches for random recordings on which two engines differ, and shrinks them, like
/// `flickbook fuzz --against`.
///
/// - Parameters:
///   - likeness: How similar the two engines are expected to be.
///   - count: The number of recordings to try.
///   - scenes: The scenes to use; random scenes if empty.
///   - maxReplays: The maximum number of replays for shrinking a failure.
///   - rate: Frames per second.
///   - folder: Where differing recordings are saved; nil to save no recordings.
/// - Throws: An error if the plan is invalid. Differences are in the result.
public func fuzz(
  _ engine: EngineFactory, against other: EngineFactory, as likeness: Likeness = .contract,
  count: Int = 1000, seed: UInt64 = 1, in scenes: [Scene] = [], maxReplays: Int = 200,
  rate: Double = 60, savingIn folder: String? = nil
) throws(SessionError) -> FuzzResult {
  try SessionError.wrapping {
    let (engine, other) = (try ChosenEngine(engine), try ChosenEngine(other))
    let rival = try RivalEngine(
      other, beside: engine, ComparisonTerms(against: .engine(other), likeness))
    let clock = FrameClock(try FrameRate(called: rate))
    var plan = FuzzPlan(oracle: FailureOracle(engine, clock, against: rival), rival: rival)
    plan.count = count
    plan.seed = seed
    plan.scenes = scenes
    plan.maxReplays = maxReplays
    plan.folder = folder
    return try FuzzResult(plan)
  }
}
