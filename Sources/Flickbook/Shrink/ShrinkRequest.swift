internal import Formats
internal import Gesture
internal import Replay
internal import Verdicts

/// What is to be made smaller, and what must stay true of it.
struct ShrinkRequest {
  /// A file, or `-` for stdin.
  let path: String
  /// The invariant that must stay broken; nothing where two engines are compared.
  let invariant: Invariant?
  let rival: RivalEngine?
  let engine: ChosenEngine
  let trusted: ChosenEngine?
  let clock: FrameClock
  let mostReplays: Int
  /// How many seconds one replay may take on the clock on the wall.
  let patience: Double
  /// A file, or `-` for stdout.
  let output: String
  let isQuiet: Bool
  let progress: ColorWish
  private let layers: InvariantLayers

  init(_ arguments: ParsedArguments) throws {
    path = arguments.operands.first ?? "-"
    rival = try RivalEngine(arguments)
    invariant = rival == nil ? try Self.invariant(arguments) : nil
    engine = try Self.live(arguments.engines.engine(arguments, .engine), .engine)
    trusted = try Self.trusted(arguments, beside: engine)
    let rate = arguments.number(.rate).flatMap(FrameRate.init(hertz:)) ?? .standard
    let phase = arguments.time(.phase).map { $0 - Instant.zero } ?? TimeSpan.zero
    clock = FrameClock(rate, phase: phase)
    mostReplays = arguments.count(.maxReplays) ?? 200
    patience = (arguments.time(.timeout) ?? .zero).seconds(since: .zero)
    output = try Self.output(arguments, path, invariant?.name ?? "difference")
    isQuiet = arguments.has(.quiet)
    progress = arguments.choice(.progress, as: ColorWish.self) ?? .auto
    let file = try arguments.text(.suite) ?? (path == "-" ? nil : SuiteSearch.suite(for: [path]))
    let suite = try file.map { (file) throws(FormatError) in try Suite(file: file) }
    layers =
      rival == nil
      ? try InvariantLayers(
        invariant.map { [$0] } ?? [], named: invariant.map { [$0.name] } ?? [],
        try TypedInvariant.all(arguments),
        suite)
      : try InvariantLayers([], [], suite)
  }
}

extension ShrinkRequest {
  /// What is asked of each candidate; nothing where the invariant is off for this recording.
  func oracle(of recording: Recording, named name: String) throws(FormatError) -> FailureOracle? {
    if let rival {
      return FailureOracle(engine, clock, against: rival.engine, rival.allowances)
    }
    let settings = try layers.settings(for: name, recording.head.expectations).judged
    return settings.isEmpty ? nil : FailureOracle(engine, clock, by: settings)
  }

  /// An engine on which what is found must not break.
  static func trusted(
    _ arguments: ParsedArguments, beside engine: ChosenEngine
  ) throws(UsageError) -> ChosenEngine? {
    guard let typed = arguments.text(.trusted) else { return nil }
    let trusted = try live(
      arguments.engines.engine(EngineDesignation(typed, of: .trusted), of: .trusted), .trusted)
    guard trusted.designation != engine.designation else {
      throw UsageError(
        "--engine and --trusted both name \(typed): name an engine that keeps the invariant")
    }
    return trusted
  }

  private static func invariant(_ arguments: ParsedArguments) throws(UsageError)
    -> Invariant
  {
    guard let name = arguments.text(.invariant) else {
      throw UsageError(
        "the invariant is missing: expected --invariant INVARIANT, a name that 'flickbook check' prints"
      )
    }
    if let invariant = Catalogue.invariant(named: name) { return invariant }
    throw UsageError(
      "--invariant: unknown invariant \(name.quoted)"
        + (Catalogue.all.map { $0.name }.nearest(to: name).map { offer($0) }
          ?? ": 'flickbook list invariants' and 'flickbook list relations' show them"))
  }

  /// What was recorded cannot be recorded again otherwise.
  static func live(_ engine: ChosenEngine, _ option: Option) throws(UsageError) -> ChosenEngine {
    guard engine.isLive else {
      throw UsageError(
        "\(option.dashed) seen is the recorded device, which cannot replay other recordings: name an engine"
      )
    }
    return engine
  }

  /// The name that was given, or one beside the recording that nothing has yet.
  private static func output(
    _ arguments: ParsedArguments, _ path: String, _ invariant: String
  ) throws(UsageError) -> String {
    if let typed = arguments.text(.output) {
      try NewRecording.check(typed, isNot: [path])
      return typed
    }
    guard path != "-" else { return "-" }
    let bare = path.hasSuffix(".xml") ? String(path.dropLast(4)) : path
    let name = "\(bare).\(invariant).min.xml"
    guard FileKind(of: name) == nil else {
      throw UsageError(
        "\(name.quoted) exists: name another file with -o, or the same to replace it")
    }
    return name
  }
}
