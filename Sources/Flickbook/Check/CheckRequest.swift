internal import Formats
internal import Gesture
internal import Results

/// The recordings, engines and terms of a run, as far as they are known before the first replay.
struct CheckRequest {
  let work: CheckWork
  /// The processes that must be ended when the work is done.
  let engines: EngineList
  let waivers: Waivers
  /// Warnings about the suite, as sentences.
  let warnings: [String]
  /// The number of failed recordings after which the run stops.
  let maxFailures: Int?
  let reports: ReportRequest
  /// The results of the interrupted run that this one resumes.
  let resumed: ResumedRun?
  /// Shrinks the recordings of the causes, if requested.
  let shrinker: CauseShrinker?
  /// Finds what accounts for the differences, if requested.
  let explainer: DifferenceExplainer?
  /// Whether a file or program, and not only the user, reads the findings.
  let isRead: Bool
  let jobs: Int
  let timeout: Double
  let progress: ColorMode
  let head: RunHead
  /// Whether these are only some of the recordings that the suite covers.
  var isPart = false

  /// - Parameters:
  ///   - paths: The recordings, before `--filter`.
  ///   - choice: The engines to choose among, if they are already known.
  init(
    _ arguments: ParsedArguments, _ paths: [String], _ failed: FailedRun?, _ terminal: Terminal,
    among choice: EngineChoice? = nil
  ) throws {
    var reports = try ReportRequest(arguments, terminal)
    let paths = try Self.select(among: paths, arguments, reports)
    let engines = try choice ?? EngineChoice(arguments, for: paths, terminal.environment)
    let shard = try arguments.shard(terminal)
    var plan = try Self.plan(for: paths, on: engines, arguments, failed)
    plan.indices = shard.map { $0.indices(in: paths) }
    plan.output = try Self.output(of: plan, arguments, reports, isPart: shard != nil)
    self.engines = engines.list
    warnings = Self.warnings(about: engines, paths, arguments)
    jobs = arguments.count(.jobs) ?? Clock.processors
    timeout = (arguments.time(.timeout) ?? .zero).seconds(since: .zero)
    progress = arguments.choice(.progress, as: ColorMode.self) ?? .auto
    maxFailures = arguments.has(.failFast) ? 1 : arguments.count(.maxFailures)
    isRead = reports.isRead
    shrinker = arguments.has(.shrink) ? CauseShrinker(plan: plan, patience: timeout) : nil
    let session = try CheckSession(plan)
    work = session.work
    try work.keeping?.check(replays: work.count)
    waivers = session.waivers
    explainer = try Self.explainer(arguments, session.work)
    head = try Self.head(of: session, arguments, shard, jobs: jobs)
    let (begun, started) = (head, session.work)
    resumed = try arguments.text(.resume).map { try ResumedRun($0, begun, started) }
    reports.prepare(for: begun)
    self.reports = reports
  }
}
