internal import Exploration
internal import Formats
internal import Gesture
internal import Replay
internal import Verdicts

/// What is to be tried, and for how long.
struct FuzzRequest {
  let oracle: FailureOracle
  /// An engine on which what is found must not break.
  let trusted: ChosenEngine?
  /// Another engine that must not differ.
  let rival: RivalEngine?
  /// Where it happens; empty for scenes that are made up.
  let scenes: [Scene]
  let seed: UInt64
  /// After so many recordings it is done.
  let count: Int
  /// After so many seconds on the clock on the wall it is done.
  let seconds: Double?
  /// The folder that failures are kept in.
  let folder: String
  let mostReplays: Int
  let jobs: Int
  let timeout: Double
  let progress: ColorWish
  let isQuiet: Bool

  init(_ arguments: ParsedArguments, _ paths: [String]) throws {
    let engine = try ShrinkRequest.live(arguments.engines.engine(arguments, .engine), .engine)
    let rate = arguments.number(.rate).flatMap(FrameRate.init(hertz:)) ?? .standard
    let phase = arguments.time(.phase).map { $0 - Instant.zero } ?? TimeSpan.zero
    let clock = FrameClock(rate, phase: phase)
    let suite = try arguments.text(.suite).map { (file) throws(FormatError) in
      try Suite(file: file)
    }
    rival = try RivalEngine(arguments)
    if let rival {
      oracle = FailureOracle(engine, clock, against: rival.engine, rival.allowances)
    } else {
      let layers = try InvariantLayers(
        try InvariantChoice.invariants(arguments), try TypedInvariant.all(arguments), suite)
      oracle = FailureOracle(engine, clock, by: layers.common.judged)
    }
    trusted = try ShrinkRequest.trusted(arguments, beside: engine)
    if arguments.has(.count), arguments.has(.forTime) {
      throw UsageError("--for and --count cannot be given together: each says when to stop")
    }
    seconds = arguments.time(.forTime)?.seconds(since: .zero)
    count = arguments.count(.count) ?? (seconds == nil ? 1000 : .max)
    guard let seed = arguments.text(.seed).flatMap({ UInt64($0) }) else {
      throw UsageError.badValue(
        arguments.text(.seed) ?? "", of: .seed, expected: "a whole number from 0 to 2⁶⁴ − 1")
    }
    self.seed = seed
    folder = arguments.text(.keep) ?? "fuzz"
    mostReplays = arguments.count(.maxReplays) ?? 200
    jobs = arguments.count(.jobs) ?? Clock.processors
    timeout = (arguments.time(.timeout) ?? .zero).seconds(since: .zero)
    progress = arguments.choice(.progress, as: ColorWish.self) ?? .auto
    isQuiet = arguments.has(.quiet)
    var scenes: [Scene] = []
    for path in paths {
      let scene = try RecordingReader(file: path).scene
      if !scenes.contains(scene) { scenes.append(scene) }
    }
    self.scenes = scenes
  }
}
