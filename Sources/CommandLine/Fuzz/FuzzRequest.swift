internal import Chromium
internal import Exploration
internal import Files
internal import Model
internal import Replay
internal import Results
internal import Runs
internal import Text

/// The arguments of fuzzing, and the resulting plan.
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
    var layouts: Set<InputEvent.Action.Name> = []
    for path in paths {
      let reader = try RecordingReader(file: path)
      if !plan.scenes.contains(reader.scene) { plan.scenes.append(reader.scene) }
      guard engine.showsPage else { continue }
      while let event = try reader.next() {
        if event.value.action.layout != nil { layouts.insert(event.value.action.name) }
      }
    }
    if engine.showsPage { try plan.addPage(choice, layouts) }
    self.plan = plan
    self.arguments = arguments
    self.choice = choice
  }
}

extension FuzzPlan {
  /// Adds the limits of the engine's page. If no recording provides a scene, also adds the page's
  /// scene.
  fileprivate mutating func addPage(
    _ choice: EngineChoice, _ layouts: Set<InputEvent.Action.Name>
  ) throws(UsageError) {
    guard let browsers = choice.list.browsers, let page = choice.list.page else { return }
    let window =
      scenes.first?.window ?? Window(size: Size(width: 390, height: 844), scale: 3)
    do throws(EngineError) {
      let views = try browsers.views(of: page, in: window)
      if scenes.isEmpty { scenes = [views.scene] }
      self.page = GestureLimits.Page(scrolled: views.scrolled, layouts: layouts)
    } catch {
      throw UsageError("\(page.text.visible): \(error.message)")
    }
  }
}

extension ParsedArguments {
  /// The command of a random search, as typed, without the options that only select reports.
  var searchCommand: String {
    let options = typed([.engine, .against, .trusted, .forTime, .count, .relations, .only, .skip])
    let seed = [Option.seed.dashed, text(.seed) ?? ""]
    return ([Release.name, verb.name] + operands + options + seed).map(\.shellTyped)
      .joined(separator: " ")
  }

  /// The typed options of `fuzz` and `shrink` that `check` or `compare` needs to judge a result
  /// again, without the options that select engines.
  var typedAgain: [String] {
    let judging: [Option] =
      has(.against) ? [.likeness, .allow] : [.level, .tolerance, .rule]
    return typed([.rate, .phase] + judging + Option.engineSources)
  }
}
