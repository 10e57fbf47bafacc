internal import Formats
internal import Gesture
internal import Reporting

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
  /// What an interrupted run has left, where this one goes on with it.
  let resumed: ResumedRun?
  /// Makes the recordings of causes smaller, where that is asked for.
  let shrinker: CauseShrinker?
  /// Finds what accounts for the differences, where that is asked for.
  let explainer: DifferenceExplainer?
  /// Whether anything but a person reads what is found.
  let isRead: Bool
  let jobs: Int
  let timeout: Double
  let progress: ColorWish
  let head: RunHead
  /// Whether these are not all recordings that the suite speaks of.
  var isPart = false

  /// - Parameters:
  ///   - paths: The recordings, before `--filter`.
  ///   - choice: The engines to choose among, where they are known already.
  init(
    _ arguments: ParsedArguments, _ paths: [String], _ failed: FailedRun?, _ terminal: Terminal,
    among choice: EngineChoice? = nil
  ) throws {
    let filter = try arguments.text(.filter).map(RecordingFilter.init)
    var reports = try ReportRequest(arguments, terminal)
    // A report that an earlier run has left in the folder is no recording of this one.
    let kept = paths.filter {
      !reports.replaces($0) || OutputKind.recording.accepts(NamedOutput.head(of: $0))
    }
    let paths = filter.map { filter in kept.filter { filter.admits($0) } } ?? kept
    let engines = try choice ?? EngineChoice(arguments, for: paths, terminal.environment)
    let contest = try ComparisonTerms(arguments, failed, engines)
    let typed = contest == nil ? try TypedInvariant.all(arguments) : []
    let invariantChoice = try InvariantChoice(arguments)
    let suite = engines.suite
    try arguments.checkOutputs(areNot: paths + (suite?.files ?? []))
    let invariants = try invariantChoice.invariants(suite, paths)
    self.engines = engines.list
    let names = engines.list.names + Array(engines.list.refused.keys)
    // A page that was typed has been warned of.
    let isUntyped = engines.list.page != nil && !arguments.has(.page)
    let caution = isUntyped ? arguments.caution : nil
    warnings =
      [caution].compactMap { $0 }
      + (suite.map { IdlePatterns($0, paths).warnings(engines: names) } ?? [])
    let results = reports.results
    jobs = arguments.count(.jobs) ?? Clock.processors
    timeout = (arguments.time(.timeout) ?? .zero).seconds(since: .zero)
    progress = arguments.choice(.progress, as: ColorWish.self) ?? .auto
    mostFailures = arguments.has(.failFast) ? 1 : arguments.count(.maxFailures)
    // What nobody reads is not made.
    isRead = results != nil || reports.isWanted
    let shard = try arguments.shard(terminal)
    if arguments.has(.shrink), !(isRead && (results != nil || reports.showsTraces)) {
      throw UsageError(
        "--shrink puts recordings into the HTML report and the results: name one with --html or --results"
      )
    }
    var plan = CheckPlan(
      recordings: paths,
      engines: try Self.engines(arguments, engines, failed, contest, on: paths),
      clock: arguments.clock, invariants: invariantChoice, adjustments: typed, suite: suite,
      isStrict: arguments.has(.strict), contest: contest)
    plan.repetitions = arguments.count(.repetitions) ?? 1
    plan.places = shard.map { $0.places(in: paths) }
    plan.isHashed = isRead || shard != nil
    var detail = arguments.choice(.reportDetail, as: TraceDetail.self) ?? .auto
    if detail == .auto, !reports.hasPage { detail = .failures }
    let isDrawn = results != nil || reports.showsTraces || contest != nil || detail == .all
    plan.detail = isDrawn ? detail : .none
    plan.drawsBreaks = !isDrawn && detail != .none && reports.onOutput == .human
    plan.isTimed = arguments.has(.timing)
    plan.keepsSteps = arguments.text(.keepSteps)
    plan.takesPictures = arguments.has(.pictures)
    if plan.takesPictures {
      try Self.checkPictures(of: plan.engines, isRead: results != nil || reports.showsTraces)
    }
    shrinker = arguments.has(.shrink) ? CauseShrinker(plan: plan, patience: timeout) : nil
    let session = try CheckSession(plan)
    work = session.work
    try work.keeping?.check(replays: work.count)
    waivers = session.waivers
    explainer = try Self.explainer(arguments, session.work)
    var head = session.head
    head.add(arguments, typed, contest)
    if plan.isHashed { head.plan = try head.planHash(paths, work.hashes, invariants, contest) }
    head.shards = shard.map { RunHead.Shards([$0.number], of: $0.of) }
    if work.plan.isTimed {
      head.host = Clock.host
      head.jobs = jobs
    }
    let started = session.work
    resumed = try arguments.text(.resume).map { try ResumedRun($0, head, started) }
    reports.prepare(for: head)
    self.reports = reports
    self.head = head
  }

  private static func checkPictures(of engines: [ChosenEngine], isRead: Bool) throws(UsageError) {
    guard isRead else {
      throw UsageError(
        "\(Option.pictures.dashed) puts pictures into the HTML report and the results: name one "
          + "with --html or --results")
    }
    guard !engines.contains(where: \.takesPictures) else { return }
    throw UsageError(
      "\(Option.pictures.dashed) needs an engine that draws a page frame by frame: --engine "
        + "chromium")
  }

  private static func explainer(
    _ arguments: ParsedArguments, _ work: CheckWork
  ) throws(UsageError) -> DifferenceExplainer? {
    guard arguments.has(.explain) else { return nil }
    guard let explainer = DifferenceExplainer(work) else {
      throw UsageError(
        "\(Option.explain.dashed) needs an engine to replay on after --against, or seen: a trace "
          + "shows one recording and nothing else")
    }
    return explainer
  }

  /// The engines to judge, or the one to compare: one engine is compared with another, so of an
  /// earlier run of several none is the one.
  private static func engines(
    _ arguments: ParsedArguments, _ choice: EngineChoice, _ failed: FailedRun?,
    _ contest: ComparisonTerms?, on recordings: [String]
  ) throws -> [ChosenEngine] {
    guard let contest else { return try choice.judged(arguments, after: failed, on: recordings) }
    if case .baselines(let folder) = contest.against { return [folder.engine] }
    let isAgain = arguments.texts(.compared).isEmpty && failed?.engines.count == 1
    let engine =
      try isAgain
      ? choice.engine(failed?.engines.first ?? "", of: .compared)
      : choice.engine(arguments, .compared, orTraceOf: recordings)
    if case .engine(let other) = contest.against, other.isSeen, engine.isSeen {
      throw UsageError("seen cannot be compared with itself: name an engine with --engine")
    }
    return [engine]
  }
}
