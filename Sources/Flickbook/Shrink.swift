public import Comparing
internal import Exploration
internal import Files
public import Invariants
public import Model
public import Replay
public import Runs

/// Finds the smallest recording that still breaks an invariant, like `flickbook shrink`.
///
///     let smallest = try Flickbook.shrink(
///       "Recordings/flick.xml", on: MyEngine.factory, breaking: "rest-in-bounds",
///       trusted: BuiltInEngines.ios)
///
/// The file does not change. The same recording always gives the same result.
///
/// - Parameters:
///   - recording: A path. A relative path starts at the folder of the calling file.
///   - invariant: The name of an invariant or relation that is broken.
///   - invariants: Your own invariants, among which `invariant` may be.
///   - trusted: An engine that must keep the invariant.
///   - maxReplays: The number of replays after which the smallest recording so far is returned.
///   - rate: Frames per second.
/// - Throws: An error if the invariant is not broken, or the engine cannot be judged.
public func shrink(
  _ recording: String, on engine: EngineFactory, breaking invariant: String,
  invariants: [Invariant] = [], trusted: EngineFactory? = nil, maxReplays: Int = 200,
  rate: Double = 60,
  calledIn file: String = #filePath
) throws(SessionError) -> ShrunkRecording {
  try SessionError.wrapping {
    var plan = ShrinkPlan(
      engine: try ChosenEngine(engine), clock: FrameClock(try FrameRate(called: rate)))
    plan.formulas = invariants
    plan.invariant = invariant
    plan.trusted = try trusted.map { try ChosenEngine($0) }
    plan.maxReplays = maxReplays
    return try ShrunkRecording(plan, recording.path(calledIn: file))
  }
}

/// Finds the smallest recording on which two engines still differ, like
/// `flickbook shrink --against`.
///
/// - Parameters:
///   - recording: A path. A relative path starts at the folder of the calling file.
///   - likeness: How similar the two engines are expected to be.
///   - maxReplays: The number of replays after which the smallest recording so far is returned.
///   - rate: Frames per second.
/// - Throws: An error if the two engines do not differ, or if one of them cannot be judged.
public func shrink(
  _ recording: String, on engine: EngineFactory, against other: EngineFactory,
  as likeness: Likeness = .contract, maxReplays: Int = 200, rate: Double = 60,
  calledIn file: String = #filePath
) throws(SessionError) -> ShrunkRecording {
  try SessionError.wrapping {
    let (engine, other) = (try ChosenEngine(engine), try ChosenEngine(other))
    var plan = ShrinkPlan(engine: engine, clock: FrameClock(try FrameRate(called: rate)))
    plan.rival = try RivalEngine(
      other, beside: engine, ComparisonTerms(against: .engine(other), likeness))
    plan.maxReplays = maxReplays
    return try ShrunkRecording(plan, recording.path(calledIn: file))
  }
}

/// The result of shrinking.
public struct ShrunkRecording: Sendable {
  /// The smallest recording that was found.
  public let recording: Recording
  /// The failure that the recording still shows: an invariant, or a measure in which two engines
  /// differ.
  public let fault: String
  /// The number of replays.
  public let replays: Int
  /// Whether shrinking stopped early, so that a smaller recording may exist.
  public let isCut: Bool

  init(_ plan: ShrinkPlan, _ path: String) throws {
    var plan = plan
    plan.suite = try SuiteSearch.suite(for: [path]).map(Suite.init(file:))
    var session = try ShrinkSession(plan, of: try Recording(file: path), named: path)
    let shrunk = session.run()
    if let failure = session.failure { throw SessionError(.unjudged, failure) }
    recording = shrunk.best
    fault = session.fault
    replays = shrunk.replays
    isCut = shrunk.isCut
  }
}
