internal import Invariants
internal import Reports
internal import Results
internal import Runs

/// A run as requested by a command line: the run itself, and its output.
struct CheckRequest {
  var run: RunTerms
  let reports: ReportRequest
  /// The typed arguments, with the defaults of the suite.
  let arguments: ParsedArguments
  /// The selected invariants. The suite or a recording may switch some of them off.
  let invariants: [Invariant]
  /// The engines that can be named.
  let engines: EngineList
  /// Warnings about the suite and the engines, as sentences.
  let warnings: [String]
  let progress: ColorMode

  /// - Parameters:
  ///   - paths: The recordings, before `--filter`.
  ///   - choice: The engines to choose among, if they are already known.
  ///   - recorded: The plan that contains the recordings; nil if they do not come from a plan.
  init(
    _ arguments: ParsedArguments, _ paths: [String], _ failed: FailedRun?, _ terminal: Terminal,
    among choice: EngineChoice? = nil, plan recorded: RecordingPlan? = nil
  ) throws {
    let filtered = try Self.filter(paths, arguments)
    let choice = try choice ?? EngineChoice(arguments, for: filtered, terminal.environment)
    let arguments = try arguments.withDefaults(of: choice.suite)
    self.arguments = arguments
    var reports = try ReportRequest(arguments, terminal)
    let paths = recorded == nil ? Self.select(among: filtered, reports) : filtered
    let shard = try arguments.shard(terminal)
    var plan = try Self.plan(for: paths, on: choice, arguments, failed)
    try plan.divide(shard, recorded, arguments)
    var output = try Self.output(of: plan, arguments, reports, isPart: shard != nil)
    output.jobs = arguments.count(.jobs) ?? Clock.processors
    output.replaysAgain =
      choice.list.running.processes.isEmpty && !plan.engines.contains(where: \.isBrowser)
    warnings = Self.warnings(about: choice, plan.engines, paths, arguments, failed)
    let session = try CheckSession(plan, saving: output)
    invariants = session.invariants
    run = try Self.terms(of: session, on: choice.list, arguments, shard)
    reports.prepare(for: run.head)
    run.add(reports)
    self.reports = reports
    engines = choice.list
    progress = arguments.choice(.progress, as: ColorMode.self) ?? .auto
  }
}

extension RunTerms {
  /// Adds the output that the requested reports need.
  fileprivate mutating func add(_ reports: ReportRequest) {
    quotesLines = reports.isRead
    traceCapacity = reports.maxBytes
    earlier = reports.choices.earlier
    failsOnNewOnly = reports.failsOnNewOnly
  }
}
