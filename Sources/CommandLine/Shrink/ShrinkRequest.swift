internal import Invariants
internal import Model
internal import Runs

/// The arguments of shrinking: the plan, the recording, and the output.
struct ShrinkRequest {
  /// A file, or `-` for stdin.
  let path: String
  let plan: ShrinkPlan
  /// A file, or `-` for stdout.
  let output: String
  let isQuiet: Bool
  let progress: ColorMode
  /// The options with which the result can be judged or compared in the same way.
  let again: [String]

  init(_ arguments: ParsedArguments, _ environment: (String) -> String?) throws {
    path = arguments.operands.first ?? "-"
    let choice = try EngineChoice(arguments, for: [path], environment)
    let engine = try choice.engine(arguments, .engine)
    let rival = try RivalEngine(arguments, beside: engine, choice)
    var plan = ShrinkPlan(rival: rival, engine: try engine.live(.engine), clock: arguments.clock)
    if rival == nil { try Self.choose(arguments, in: &plan) }
    plan.trusted = try Self.trusted(arguments, beside: engine, choice)
    plan.maxReplays = arguments.count(.maxReplays) ?? plan.maxReplays
    plan.patience = (arguments.time(.timeout) ?? .zero).seconds(since: .zero)
    output = try Self.output(arguments, path, plan.invariant ?? "difference")
    isQuiet = arguments.has(.quiet)
    again = arguments.typedAgain
    progress = arguments.choice(.progress, as: ColorMode.self) ?? .auto
    plan.suite = choice.suite
    if rival == nil { plan.adjustments = try TypedInvariant.all(arguments) }
    self.plan = plan
  }

  /// The engine that must keep the invariant on the result; nil if none is given.
  static func trusted(
    _ arguments: ParsedArguments, beside engine: ChosenEngine, _ choice: EngineChoice
  ) throws(UsageError) -> ChosenEngine? {
    guard let typed = arguments.text(.trusted) else { return nil }
    let trusted = try choice.engine(typed, of: .trusted).live(.trusted)
    guard trusted.designation != engine.designation else {
      throw UsageError(
        "--engine and --trusted both name \(typed): name an engine that keeps the invariant")
    }
    return trusted
  }

  /// Chooses the given invariant, or the first formula if no invariant is named.
  private static func choose(_ arguments: ParsedArguments, in plan: inout ShrinkPlan) throws {
    plan.formulas = try TypedFormula.all(arguments)
    guard let name = arguments.text(.invariant) ?? plan.formulas.first?.name else {
      throw UsageError(
        "the invariant is missing: expected --invariant INVARIANT, a name that 'flickbook check' prints, or --rule FORMULA"
      )
    }
    plan.invariant = name
  }

  /// The given path, or stdout for a recording on stdin, or a name in the current folder that is
  /// derived from the recording. The folder of the recording is not used, because the result would
  /// be judged together with its recordings. Throws if the derived name exists.
  private static func output(
    _ arguments: ParsedArguments, _ path: String, _ invariant: String
  ) throws(UsageError) -> String {
    if let typed = arguments.text(.output) {
      return typed
    }
    guard path != "-" else { return "-" }
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let bare = file.hasSuffix(".xml") ? String(file.dropLast(4)) : file
    let name = "\(bare).\(invariant).min.xml"
    guard FileKind(of: name) == nil else {
      throw UsageError(
        "\(name.quoted) exists: name another file with -o, or the same to replace it")
    }
    return name
  }
}

extension ChosenEngine {
  /// This engine; throws for a recorded device, which cannot be replayed.
  func live(_ option: Option) throws(UsageError) -> ChosenEngine {
    guard isLive else {
      throw UsageError(
        "\(option.dashed) seen is the recorded device, which cannot replay other recordings: name an engine"
      )
    }
    return self
  }
}
