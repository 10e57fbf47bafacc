internal import Formats
internal import Gesture
internal import Replay
internal import Reporting
internal import Verdicts

/// What is to be judged and how, as far as it can be settled before the first replay.
struct CheckRequest {
  let work: CheckWork
  let suite: Suite?
  let waivers: Waivers
  let limits: CheckLimits
  let isJSON: Bool
  let isVerbose: Bool
  let isQuiet: Bool
  let results: String?
  let jobs: Int
  let timeout: Double
  let progress: ColorWish
  let look: PlotLook
  let head: RunHead

  /// - Parameters:
  ///   - paths: The recordings, before `--filter`.
  init(
    _ arguments: ParsedArguments, _ paths: [String], _ failed: FailedRun?, _ terminal: Terminal
  ) throws {
    let filter = try arguments.text(.filter).map { (text) throws(UsageError) in
      try RecordingFilter(text)
    }
    let paths = filter.map { filter in paths.filter { filter.admits($0) } } ?? paths
    let typed = try TypedLaw.all(arguments)
    let laws = try LawChoice.laws(arguments)
    let file = try arguments.text(.suite) ?? SuiteSearch.suite(for: paths)
    suite = try file.map { (file) throws(FormatError) in try Suite(file: file) }
    let layers = try LawLayers(laws, typed, suite)
    waivers = try Waivers(
      arguments.has(.strict) ? nil : suite, in: layers.suiteFolder, today: Clock.today)
    isJSON = arguments.text(.format) == "jsonl"
    isVerbose = arguments.has(.verbose)
    isQuiet = arguments.has(.quiet)
    results = arguments.text(.results)
    jobs = arguments.count(.jobs) ?? Clock.processors
    timeout = (arguments.time(.timeout) ?? .zero).seconds(since: .zero)
    progress = arguments.choice(.progress, as: ColorWish.self) ?? .auto
    look = PlotLook(arguments, terminal)
    limits = CheckLimits(arguments, suite)
    if results == "-" {
      throw UsageError("--results cannot be \"-\": expected a file, or --format jsonl")
    }

    let rate = arguments.number(.rate).flatMap(FrameRate.init(hertz:)) ?? .standard
    let phase = arguments.time(.phase).map { $0 - Instant.zero } ?? Lapse.zero
    let hashes = isJSON || results != nil ? Self.hashes(of: paths) : [:]
    work = CheckWork(
      paths: paths, engines: try Self.engines(arguments, suite, failed),
      clock: FrameClock(rate, phase: phase), layers: layers,
      repetitions: arguments.count(.repetitions) ?? 1, hashes: hashes)
    head = Self.head(work, suite, typed, arguments)
  }
}

extension CheckRequest {
  /// Those typed, else those of the suite, else those of the run that is done again, else the usual one.
  private static func engines(
    _ arguments: ParsedArguments, _ suite: Suite?, _ failed: FailedRun?
  ) throws -> [ChosenEngine] {
    var engines: [ChosenEngine] = []
    let typed = arguments.texts(.engines)
    for text in typed { engines.append(try engine(text, arguments)) }
    if typed.isEmpty, let failed {
      for text in failed.engines { engines.append(try engine(text, arguments)) }
    } else if typed.isEmpty, let suite {
      for text in suite.engines {
        do {
          engines.append(try engine(text.value, arguments))
        } catch {
          let message = error.message.drop { $0 != " " }.dropFirst()
          throw FormatError(
            in: suite.file, at: text.place, Objection(.unknown, String(message)))
        }
      }
    }
    if engines.isEmpty { engines = [try arguments.engines.engine(arguments, .engines)] }
    for (index, engine) in engines.enumerated()
    where engines[..<index].contains(where: { $0.designation == engine.designation }) {
      throw UsageError("--engine \(engine.designation.text) is given twice")
    }
    return engines
  }

  private static func engine(
    _ text: String, _ arguments: ParsedArguments
  ) throws(UsageError) -> ChosenEngine {
    try arguments.engines.engine(EngineDesignation(text, of: .engines), of: .engines)
  }

  /// A recording that cannot be read has no hash; that it cannot be read is said in its row.
  private static func hashes(of paths: [String]) -> [String: String] {
    var hashes: [String: String] = [:]
    for path in paths { hashes[path] = try? SHA256.hexadecimal(ofFile: path) }
    return hashes
  }

  private static func head(
    _ work: CheckWork, _ suite: Suite?, _ typed: [TypedLaw], _ arguments: ParsedArguments
  ) -> RunHead {
    let engines = work.engines.map { engine in
      if case .live(let factory) = engine.kind {
        RunHead.Engine(engine.designation.text, version: factory.version)
      } else {
        RunHead.Engine(engine.designation.text, version: nil)
      }
    }
    var head = RunHead(
      tool: Release.version, plan: "", planned: work.count, rate: work.clock.rate.text,
      phase: (Instant.zero + work.clock.phase).text, engines: engines)
    head.suite = suite?.file
    head.settings = work.layers.common.laws.flatMap { RunHead.Setting.all($0) }
    head.again = typed.flatMap { [$0.option, $0.text] }
    for option in [Option.suite, .repetitions] where arguments.has(option) {
      head.again += [option.dashed, arguments.text(option) ?? ""]
    }
    if arguments.has(.strict) { head.again.append(Option.strict.dashed) }
    if !work.hashes.isEmpty { head.plan = plan(work, head) }
    return head
  }

  /// A hash of everything that decides the outcome.
  private static func plan(_ work: CheckWork, _ head: RunHead) -> String {
    var text = ResultsText.line(head) + "\n"
    for path in work.paths { text += "\(path)\0\(work.hashes[path] ?? "")\n" }
    return SHA256.hexadecimal(of: Array(text.utf8))
  }
}
