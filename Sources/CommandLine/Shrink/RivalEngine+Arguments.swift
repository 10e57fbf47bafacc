internal import Runs

extension RivalEngine {
  /// Fails if no other engine is given.
  init?(_ arguments: ParsedArguments, beside engine: ChosenEngine, _ choice: EngineChoice) throws {
    guard arguments.has(.against), let contest = try ComparisonTerms(arguments, nil, choice)
    else { return nil }
    guard case .engine(let other) = contest.against else {
      throw UsageError(
        "--against \(contest.against.text) cannot replay other recordings: name an engine")
    }
    let rival = try RivalEngine(other, beside: engine, contest)
    let judging = [Option.trusted, .only, .skip, .relations, .invariant, .rule, .level, .tolerance]
    for option in judging where arguments.has(option) {
      throw UsageError(
        "\(option.dashed) cannot be given with --against, which compares engines and judges no invariant"
      )
    }
    self = rival
  }
}
