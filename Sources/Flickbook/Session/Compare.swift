public import Replay
public import Verdicts

/// Compares what two engines show of a recording, as `flickbook compare` does: by the same measures,
/// within what the suite file and the recording itself allow.
///
///     let difference = try Flickbook.compare("Recordings/flick.xml", on: new, against: old, as: .refactor)
///     #expect(difference.holds, "\(difference)")
///
/// - Parameters:
///   - recording: A path; one that is not absolute begins in the folder of the file that calls.
///   - likeness: How alike the two are meant to be.
///   - rate: Frames a second.
/// - Returns: What differs is in `recording`: each measure as an invariant that is broken where it
///   is beyond what is allowed, and in `recording.compare` their values.
/// - Throws: Where nothing can be said of the engines: the recording is malformed, the suite is
///   wrong, or one of the engines failed.
public func compare(
  _ recording: String, on engine: EngineFactory, against other: EngineFactory,
  as likeness: Likeness = .contract, rate: Double = 60, calledIn file: String = #filePath
) throws(SessionError) -> Judgement {
  try SessionError.wrapping {
    var plan = try CheckPlan(recording, on: engine, rate: rate, calledIn: file)
    plan.contest = ComparisonTerms(against: try ChosenEngine(other), likeness)
    plan.output.detail = .failures
    return try Judgement(plan)
  }
}
