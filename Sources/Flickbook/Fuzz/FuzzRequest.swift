internal import Exploration
internal import Formats
internal import Gesture
internal import Replay
internal import Verdicts

/// What was typed for fuzzing: the plan, and what of it is shown.
struct FuzzRequest {
  let plan: FuzzPlan
  let progress: ColorWish
  let isQuiet: Bool

  init(_ arguments: ParsedArguments, _ paths: [String]) throws {
    let engine = try arguments.engines.engine(arguments, .engine).live(.engine)
    let suite = try arguments.text(.suite).map(Suite.init(file:))
    let rival = try RivalEngine(arguments, beside: engine)
    var plan = FuzzPlan(
      oracle: try rival.map { FailureOracle(engine, arguments.clock, against: $0) }
        ?? FailureOracle(
          engine, arguments.clock, by: InvariantChoice(arguments), TypedInvariant.all(arguments),
          suite))
    plan.rival = rival
    plan.trusted = try ShrinkRequest.trusted(arguments, beside: engine)
    if arguments.has(.count), arguments.has(.forTime) {
      throw UsageError("--for and --count cannot be given together: each says when to stop")
    }
    plan.seconds = arguments.time(.forTime)?.seconds(since: .zero)
    plan.count = arguments.count(.count) ?? (plan.seconds == nil ? plan.count : .max)
    guard let seed = arguments.text(.seed).flatMap({ UInt64($0) }) else {
      throw UsageError.badValue(
        arguments.text(.seed) ?? "", of: .seed, expected: "a whole number from 0 to 2⁶⁴ − 1")
    }
    plan.seed = seed
    plan.folder = arguments.text(.keep) ?? "fuzz"
    plan.mostReplays = arguments.count(.maxReplays) ?? plan.mostReplays
    plan.jobs = arguments.count(.jobs) ?? plan.jobs
    plan.timeout = (arguments.time(.timeout) ?? .zero).seconds(since: .zero)
    for path in paths {
      let scene = try RecordingReader(file: path).scene
      if !plan.scenes.contains(scene) { plan.scenes.append(scene) }
    }
    self.plan = plan
    progress = arguments.choice(.progress, as: ColorWish.self) ?? .auto
    isQuiet = arguments.has(.quiet)
  }
}
