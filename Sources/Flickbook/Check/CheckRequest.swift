internal import Formats
internal import Gesture
internal import Replay
internal import Reporting
internal import Verdicts

/// What is to be judged and how, as far as it can be settled before the first replay.
struct CheckRequest {
  let work: CheckWork
  /// What must be sent away when the work is done.
  let engines: EngineList
  let waivers: Waivers
  /// What is odd about the suite, in words.
  let warnings: [String]
  /// The number of failed recordings after which no more are judged.
  let mostFailures: Int?
  let reports: ReportRequest
  let isVerbose: Bool
  let showsAll: Bool
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
    let filter = try arguments.text(.filter).map(RecordingFilter.init)
    let reports = try ReportRequest(arguments, terminal)
    self.reports = reports
    // A report that an earlier run has left in the folder is no recording of this one.
    let kept = paths.filter { !reports.replaces($0) }
    let paths = filter.map { filter in kept.filter { filter.admits($0) } } ?? kept
    let contest = try ComparisonTerms(arguments, failed)
    let typed = contest == nil ? try TypedInvariant.all(arguments) : []
    let choice = InvariantChoice(arguments)
    let invariants = try choice.invariants()
    let file = try arguments.text(.suite) ?? SuiteSearch.suite(for: paths)
    let suite = try file.map(Suite.init(file:))
    let mayRun = Self.mayRun(suite, arguments, terminal)
    engines =
      try suite.map { try arguments.engines.adding($0, arguments, mayRun: mayRun) }
      ?? arguments.engines
    let names = engines.names + Array(engines.refused.keys)
    warnings = suite.map { IdlePatterns($0, paths).warnings(engines: names) } ?? []
    isVerbose = arguments.has(.verbose)
    showsAll = arguments.has(.all)
    isQuiet = arguments.has(.quiet)
    results = arguments.text(.results).flatMap { $0 == "-" ? nil : $0 }
    jobs = arguments.count(.jobs) ?? Clock.processors
    timeout = (arguments.time(.timeout) ?? .zero).seconds(since: .zero)
    progress = arguments.choice(.progress, as: ColorWish.self) ?? .auto
    look = PlotLook(arguments, terminal)
    mostFailures = arguments.has(.failFast) ? 1 : arguments.count(.maxFailures)
    // What nobody reads is not made.
    isRead = results != nil || reports.isWanted
    let shard = try arguments.shard(terminal)
    var plan = CheckPlan(
      recordings: paths,
      engines: try Self.engines(arguments, engines, contest == nil ? suite : nil, failed, contest),
      clock: arguments.clock, invariants: choice, adjustments: typed, suite: suite,
      isStrict: arguments.has(.strict), contest: contest)
    plan.repetitions = arguments.count(.repetitions) ?? 1
    plan.places = shard.map { $0.places(in: paths) }
    plan.isHashed = isRead || shard != nil
    let isDrawn = results != nil || reports.showsTraces || contest != nil
    let detail = arguments.choice(.reportDetail, as: TraceDetail.self) ?? .failures
    plan.detail = isDrawn ? detail : .none
    plan.drawsBreaks = !isDrawn && detail != .none && reports.onOutput == .human
    plan.isTimed = arguments.has(.timing)
    let session = try CheckSession(plan)
    work = session.work
    waivers = session.waivers
    var head = session.head
    head.add(arguments, typed, contest)
    if plan.isHashed { head.plan = head.planHash(paths, work.hashes, invariants, contest) }
    head.shards = shard.map { RunHead.Shards([$0.number], of: $0.of) }
    if work.isTimed { (head.host, head.jobs) = (Clock.host, jobs) }
    self.head = head
  }
}

extension CheckRequest {
  /// Those typed, else those of the suite, else those of the run that is done again, else the usual
  /// one.
  private static func engines(
    _ arguments: ParsedArguments, _ list: EngineList, _ suite: Suite?, _ failed: FailedRun?,
    _ contest: ComparisonTerms?
  ) throws -> [ChosenEngine] {
    // One engine is compared with another; of a run of several none is the one.
    let failed = contest == nil || failed?.engines.count == 1 ? failed : nil
    var engines: [ChosenEngine] = []
    let typed = arguments.texts(.engines)
    for text in typed { engines.append(try engine(text, list)) }
    if typed.isEmpty, let failed {
      for text in failed.engines { engines.append(try engine(text, list)) }
    } else if typed.isEmpty, !arguments.engines.processes.isEmpty {
      // Not what another engine is compared with.
      let other = arguments.text(.against).map { String($0.prefix { $0 != "(" }) }
      for known in arguments.engines.processes where known.command.name != other {
        engines.append(try engine(known.command.name, list))
      }
    } else if typed.isEmpty, let suite {
      for text in suite.engines {
        let name = String(text.value.prefix { $0 != "(" })
        if let reason = list.refused[name] { throw UsageError(reason) }
        do {
          engines.append(try engine(text.value, list))
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

  /// Whether the commands of a suite may be run: not those of one that only happens to be there.
  private static func mayRun(
    _ suite: Suite?, _ arguments: ParsedArguments, _ terminal: Terminal
  ) -> Bool {
    guard let suite, !suite.commands.isEmpty else { return false }
    if arguments.text(.suite) != nil || arguments.has(.allowCommands) { return true }
    let trusted = try? TrustedFolders(terminal.environment)
    return trusted?.holds(suite.file.folder) ?? false
  }

  private static func engine(
    _ text: String, _ list: EngineList
  ) throws(UsageError) -> ChosenEngine {
    try list.engine(EngineDesignation(text, of: .engines), of: .engines)
  }
}
