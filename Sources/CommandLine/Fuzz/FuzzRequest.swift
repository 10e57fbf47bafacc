internal import Formats
internal import Gesture
internal import Runs

/// The command line of fuzzing, and the resulting plan.
struct FuzzRequest {
  let plan: FuzzPlan
  let arguments: ParsedArguments
  let choice: EngineChoice

  init(_ arguments: ParsedArguments, _ paths: [String], _ environment: (String) -> String?) throws {
    let choice = try EngineChoice(arguments, for: paths, environment)
    try arguments.checkOutputs(areNot: paths + (choice.suite?.files ?? []))
    let engine = try choice.engine(arguments, .engine).live(.engine)
    let rival = try RivalEngine(arguments, beside: engine, choice)
    var plan = FuzzPlan(
      oracle: try rival.map { FailureOracle(engine, arguments.clock, against: $0) }
        ?? FailureOracle(
          engine, arguments.clock, by: InvariantChoice(arguments), TypedInvariant.all(arguments),
          choice.suite))
    plan.rival = rival
    plan.trusted = try ShrinkRequest.trusted(arguments, beside: engine, choice)
    if arguments.has(.count), arguments.has(.forTime) {
      throw UsageError("--for and --count cannot be given together: each sets a limit")
    }
    plan.seconds = arguments.time(.forTime)?.seconds(since: .zero)
    plan.count = arguments.count(.count) ?? (plan.seconds == nil ? plan.count : .max)
    guard let seed = arguments.text(.seed).flatMap({ UInt64($0) }) else {
      throw UsageError.badValue(
        arguments.text(.seed) ?? "", of: .seed, expected: "a whole number from 0 to 2⁶⁴ − 1")
    }
    plan.seed = seed
    plan.folder = arguments.text(.fuzzFolder) ?? "fuzz"
    plan.maxReplays = arguments.count(.maxReplays) ?? plan.maxReplays
    plan.jobs = arguments.count(.jobs) ?? plan.jobs
    plan.timeout = (arguments.time(.timeout) ?? .zero).seconds(since: .zero)
    for path in paths {
      let scene = try RecordingReader(file: path).scene
      if !plan.scenes.contains(scene) { plan.scenes.append(scene) }
    }
    self.plan = plan
    self.arguments = arguments
    self.choice = choice
  }
}

extension ParsedArguments {
  /// The options of `fuzz` and `shrink` apart from the engines, in the form that `check` and
  /// `compare` accept.
  var typedAgain: [String] {
    let judging: [Option] =
      has(.against) ? [.likeness, .allow] : [.level, .tolerance, .rule]
    return typed([.rate, .phase] + judging + Option.engineSources)
  }
}
