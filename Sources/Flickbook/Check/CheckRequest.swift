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
  /// The number of failed recordings after which no more are judged.
  let mostFailures: Int?
  let reports: ReportRequest
  let isVerbose: Bool
  let isQuiet: Bool
  let results: String?
  /// Whether anything but a person reads what is found.
  let isRead: Bool
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
    let contest = try Contest(arguments)
    let typed = contest == nil ? try TypedLaw.all(arguments) : []
    let laws = try LawChoice.laws(arguments)
    let file = try arguments.text(.suite) ?? SuiteSearch.suite(for: paths)
    suite = try file.map { (file) throws(FormatError) in try Suite(file: file) }
    let layers = try LawLayers(laws, typed, suite)
    waivers = try Waivers(
      arguments.has(.strict) || contest != nil ? nil : suite, in: layers.suiteFolder,
      today: Clock.today)
    reports = try ReportRequest(arguments, terminal)
    isVerbose = arguments.has(.verbose)
    isQuiet = arguments.has(.quiet)
    results = arguments.text(.results).flatMap { $0 == "-" ? nil : $0 }
    jobs = arguments.count(.jobs) ?? Clock.processors
    timeout = (arguments.time(.timeout) ?? .zero).seconds(since: .zero)
    progress = arguments.choice(.progress, as: ColorWish.self) ?? .auto
    look = PlotLook(arguments, terminal)
    mostFailures = arguments.has(.failFast) ? 1 : arguments.count(.maxFailures)
    let rate = arguments.number(.rate).flatMap(FrameRate.init(hertz:)) ?? .standard
    let phase = arguments.time(.phase).map { $0 - Instant.zero } ?? Lapse.zero
    // What nobody reads is not made.
    isRead = results != nil || reports.isWanted
    let hashes = isRead ? Self.hashes(of: paths) : [:]
    let isDrawn = results != nil || reports.showsTraces || contest != nil
    let detail = arguments.choice(.reportDetail, as: TraceDetail.self) ?? .failures
    work = CheckWork(
      paths: paths, engines: try Self.engines(arguments, contest == nil ? suite : nil, failed),
      clock: FrameClock(rate, phase: phase), layers: layers,
      repetitions: arguments.count(.repetitions) ?? 1, hashes: hashes,
      detail: isDrawn ? detail : .none, isTimed: arguments.has(.timing), contest: contest)
    head = Self.head(work, suite, typed, laws, arguments)
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
    _ work: CheckWork, _ suite: Suite?, _ typed: [TypedLaw], _ laws: [any Invariant.Type],
    _ arguments: ParsedArguments
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
    head.settings = work.layers.common.judged.flatMap { RunHead.Setting.all($0) }
    head.failsOnWarnings = arguments.text(.failOn) == "warn"
    head.gates = gates(work.contest == nil ? suite : nil, arguments)
    head.again = typed.flatMap { [$0.option, $0.text] }
    head.again += arguments.typed([.suite, .repetitions, .strict, .likeness])
    if let contest = work.contest {
      head.against = RunHead.Engine(contest.against.text, version: contest.against.version)
      head.again += arguments.typed([.difference])
      // That a law is put to the test is asked of a check.
      head.settings.removeAll { $0.name == "required" || $0.name == "min-exercised" }
    }
    if !work.hashes.isEmpty { head.plan = plan(work, head, laws) }
    head.select = arguments.operands
    head.select += arguments.typed([
      .engines, .only, .skip, .filter, .failedIn, .failOn, .minRecordings,
    ])
    head.date = Clock.reportedDate(isTimed: work.isTimed)
    if work.isTimed { (head.host, head.jobs) = (Clock.host, arguments.count(.jobs)) }
    return head
  }

  private static func gates(_ suite: Suite?, _ arguments: ParsedArguments) -> [RunHead.Gate] {
    let gate = suite?.gate
    let place = suite.map { "\($0.file):\(gate?.place.line ?? 0)" } ?? ""
    let typed = arguments.count(.minRecordings)
    return [
      typed.map { RunHead.Gate(.leastRecordings, $0, from: Option.minRecordings.dashed) }
        ?? gate?.leastRecordings.map { RunHead.Gate(.leastRecordings, $0, from: place) },
      gate?.mostWarnings.map { RunHead.Gate(.mostWarnings, $0, from: place) },
    ].compactMap { $0 }
  }

  /// A hash of everything that decides the outcome.
  private static func plan(
    _ work: CheckWork, _ head: RunHead, _ laws: [any Invariant.Type]
  ) -> String {
    var text = ResultsText.line(head) + "\n" + laws.map { $0.name }.joined(separator: " ") + "\n"
    for path in work.paths { text += "\(path)\0\(work.hashes[path] ?? "")\n" }
    return SHA256.hexadecimal(of: Array(text.utf8))
  }
}
