internal import Gesture
internal import Replay
internal import Verdicts

/// Another engine that must not differ, and how much it may all the same.
struct RivalEngine {
  let engine: EngineFactory
  let designation: EngineDesignation
  let allowances: Allowances

  /// The least that counts, as it is told.
  var bound: String { allowances[.rest].most.map { "above \($0.words) at rest" } ?? "at all" }

  /// Nothing where none is named.
  init?(_ arguments: ParsedArguments) throws {
    guard arguments.has(.against), let contest = try ComparisonTerms(arguments, nil) else {
      return nil
    }
    guard case .engine(let other) = contest.against, case .live(let factory) = other.kind else {
      throw UsageError(
        "--against \(contest.against.text) cannot replay other recordings: name an engine")
    }
    let engine = try arguments.engines.engine(arguments, .engine)
    guard engine.designation != other.designation else {
      throw UsageError(
        "--engine and --against both name \(other.designation.text): name two engines")
    }
    for option in [Option.trusted, .only, .skip, .relations, .invariant] where arguments.has(option)
    {
      throw UsageError(
        "\(option.dashed) cannot be given with --against, which compares and judges by no invariant"
      )
    }
    self.engine = factory
    designation = other.designation
    allowances = try contest.allowances(for: "", [], try InvariantLayers([], [], nil))
  }
}
