public import Comparing
public import Replay
public import Runs

/// Compares what two engines show of a recording, like `flickbook compare`: with the same measures,
/// within the limits of the suite file and of the recording itself.
///
///     let difference = try Flickbook.compare(
///       "Recordings/flick.xml", on: new, against: old, as: .refactor)
///     #expect(difference.holds, "\(difference)")
///
/// - Parameters:
///   - recording: A path. A relative path starts at the folder of the calling file.
///   - likeness: How similar the two engines are expected to be.
///   - rate: Frames per second.
/// - Returns: The differences are in `recording`: each measure is an invariant that is broken if it
///   exceeds the allowed difference, and `recording.compare` has the values.
/// - Throws: An error if the engines cannot be compared: the recording is malformed, the suite is
///   invalid, or one of the engines failed.
public func compare(
  _ recording: String, on engine: EngineFactory, against other: EngineFactory,
  as likeness: Likeness = .contract, rate: Double = 60, calledIn file: String = #filePath
) throws(SessionError) -> Judgement {
  try SessionError.wrapping {
    var plan = try CheckPlan(recording, on: engine, rate: rate, calledIn: file)
    plan.contest = ComparisonTerms(against: .engine(try ChosenEngine(other)), likeness)
    return try Judgement(plan, saving: CheckOutput(detail: .failures))
  }
}
