internal import Runs

extension BaselineFolder {
  init(_ arguments: ParsedArguments, _ choice: EngineChoice) throws {
    let engine = try choice.engine(arguments, .kept)
    guard engine.isLive else {
      throw UsageError(
        "--engine: seen is the recorded device, which needs no baseline: name an engine")
    }
    self.init(
      engine, below: arguments.text(.baselines) ?? "", at: arguments.clock,
      round: arguments.number(.keptRound))
  }
}
