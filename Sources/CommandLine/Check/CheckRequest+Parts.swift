internal import Chromium
internal import Files
internal import Model
internal import Replay
internal import Reports
internal import Results
internal import Runs
internal import Text

// The parts of a request. Each is derived from the parsed arguments.

extension CheckRequest {
  /// The recordings that `--filter` selects.
  static func filter(_ paths: [String], _ arguments: ParsedArguments) throws -> [String] {
    guard let filter = try arguments.text(.filter).map(RecordingFilter.init) else { return paths }
    return paths.filter { filter.admits($0) }
  }

  /// The recordings to judge. Excludes files at the paths of the requested reports, such as reports
  /// of an earlier run, unless they are recordings.
  static func select(among paths: [String], _ reports: ReportRequest) -> [String] {
    paths.filter {
      !reports.replaces($0) || OutputKind.recording.accepts(OutputKind.head(of: $0))
    }
  }

  /// The engines and invariants of the run, and the counterpart of a comparison.
  static func plan(
    for paths: [String], on choice: EngineChoice, _ arguments: ParsedArguments,
    _ failed: FailedRun?
  ) throws -> CheckPlan {
    let contest = try ComparisonTerms(arguments, failed, choice)
    let adjustments = contest == nil ? try TypedInvariant.all(arguments) : []
    let invariants = try InvariantChoice(arguments)
    try arguments.checkOutputs(areNot: paths + (choice.suite?.files ?? []))
    // Unknown names are reported before engines are started.
    _ = try invariants.invariants(choice.suite, paths)
    var plan = CheckPlan(
      recordings: paths, engines: try engines(arguments, choice, failed, contest, on: paths),
      clock: arguments.clock, invariants: invariants, adjustments: adjustments,
      suite: choice.suite, isStrict: arguments.has(.strict), contest: contest)
    plan.repetitions = arguments.count(.repetitions) ?? 1
    if arguments.has(.coverage) { try plan.watchCode() }
    return plan
  }

  /// The output to save besides the verdicts. Skips output that no report will use.
  static func output(
    of plan: CheckPlan, _ arguments: ParsedArguments, _ reports: ReportRequest, isPart: Bool
  ) throws(UsageError) -> CheckOutput {
    let savesTraces = reports.results != nil || reports.showsTraces
    if arguments.has(.shrink), !(reports.isRead && savesTraces) {
      throw UsageError(
        "--shrink puts recordings into the HTML report and the results: name one with --html or --results"
      )
    }
    var detail = arguments.choice(.reportDetail, as: TraceDetail.self) ?? .auto
    if detail == .auto, !reports.hasPage { detail = .failures }
    let isDrawn = savesTraces || plan.contest != nil || detail == .all
    let output = CheckOutput(
      isWritten: reports.results != nil || reports.onOutput == .jsonl,
      isHashed: reports.isRead || isPart, detail: isDrawn ? detail : .none,
      drawsViolations: !isDrawn && detail != .none && reports.onOutput == .human,
      takesPictures: arguments.has(.pictures), keepsSteps: arguments.text(.keepSteps),
      isTimed: arguments.has(.timing))
    if output.takesPictures { try checkPictures(of: plan.engines, isRead: savesTraces) }
    return output
  }

  /// Warnings about the suite and the engines. The warnings about a page named in an option have
  /// already been printed.
  static func warnings(
    about choice: EngineChoice, _ engines: [ChosenEngine], _ paths: [String],
    _ arguments: ParsedArguments, _ failed: FailedRun?
  ) -> [String] {
    let names = choice.list.names + Array(choice.list.refused.keys)
    let isUntyped = choice.list.page != nil && !arguments.has(.page)
    let caution = isUntyped ? arguments.caution : nil
    let isByDefault = choice.isByDefault(arguments, .engine, after: failed)
    let standIn = isByDefault ? Self.defaultForPage(engines, paths) : nil
    return [caution, standIn].compactMap { $0 }
      + (choice.suite.map { IdlePatterns($0, paths).warnings(engines: names) } ?? [])
      + engines.flatMap { engine in
        engine.unknownNames.map { "engine \(engine.designation.text): \($0)" }
      }
  }

  /// A warning if the first recording is of a web page, and nothing selects an engine: the default
  /// engine does not load the page.
  private static func defaultForPage(_ engines: [ChosenEngine], _ paths: [String]) -> String? {
    guard let path = paths.first, path != "-", let engine = engines.first,
      let head = try? RecordingReader(file: path).head, head.isOfPage
    else { return nil }
    return "\(path.visible) is a recording of a web page, and \(engine.designation.text) judges it "
      + "without the page, because nothing selects an engine: \(Option.page.dashed) FILE judges the "
      + "page, and \(Option.engine.dashed) \(engine.designation.text) removes this warning"
  }

  /// The terms for executing the run.
  static func terms(
    of session: CheckSession, on engines: EngineList, _ arguments: ParsedArguments, _ shard: Shard?
  ) throws -> RunTerms {
    let work = session.work
    try checkKeeping(work)
    let jobs = arguments.count(.jobs) ?? Clock.processors
    let explainer = try explainer(arguments, work, isPart: shard != nil)
    let head = try head(of: session, arguments, shard, jobs: jobs)
    var terms = RunTerms(
      work: work, head: head, waivers: session.waivers, engines: engines.running)
    terms.jobs = jobs
    terms.timeout = (arguments.time(.timeout) ?? .zero).seconds(since: .zero)
    terms.maxFailures = arguments.has(.failFast) ? 1 : arguments.count(.maxFailures)
    if arguments.has(.shrink) {
      terms.shrinker = CauseShrinker(plan: work.plan, patience: terms.timeout)
    }
    terms.explainer = explainer
    terms.resumed = try arguments.text(.resume).map { try ResumedRun($0, head, work) }
    return terms
  }

  /// Rejects a single file for the steps of several replays.
  private static func checkKeeping(_ work: CheckWork) throws(UsageError) {
    guard let keeping = work.keeping, keeping.isFile, work.count > 1 else { return }
    throw UsageError(
      "\(Option.keepSteps.dashed) \(keeping.path.quoted) is one file, and there are "
        + "\(work.count) replays: name a folder")
  }

  /// The first line of the results.
  private static func head(
    of session: CheckSession, _ arguments: ParsedArguments, _ shard: Shard?, jobs: Int
  ) throws -> RunHead {
    let plan = session.work.plan
    let output = session.work.output
    var head = session.head
    head.add(arguments, plan.adjustments, plan.contest)
    if output.isHashed {
      head.plan = try head.planHash(
        plan.recordings, session.work.hashes, session.invariants, plan.contest,
        without: [Option.allowCommands.dashed])
    }
    if arguments.verb.name == Verb.fuzz.name { head.search = arguments.searchCommand }
    head.shards = shard.map { RunHead.Shards([$0.number], of: $0.of) }
    if output.isTimed { (head.host, head.jobs) = (Clock.host, jobs) }
    return head
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

  /// The explainer of differences; nil if none is needed. Engines of this program are measured
  /// quickly, so their constants are always compared, except in a shard or if results are written,
  /// because the results of shards must add up to the same bytes. Other constants are compared if
  /// the user requests the explanation.
  private static func explainer(
    _ arguments: ParsedArguments, _ work: CheckWork, isPart: Bool
  ) throws(UsageError) -> DifferenceExplainer? {
    guard arguments.has(.explain) else {
      guard let other = work.plan.contest?.against.engine, other.isLive, !other.isBrowser,
        work.plan.engines.allSatisfy(\.isLive), work.output.replaysAgain,
        !work.output.isWritten, !isPart
      else { return nil }
      return DifferenceExplainer(work, MotionGroups(), isRequested: false)
    }
    guard let explainer = DifferenceExplainer(work, MotionGroups()) else {
      throw UsageError(
        "\(Option.explain.dashed) needs an engine to replay on after --against, or seen: a trace "
          + "shows one recording and nothing else")
    }
    return explainer
  }

  /// The engines to judge, or the engine to compare. A comparison takes a single engine, so several
  /// engines of an earlier run are not used for a comparison.
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

extension CheckPlan {
  /// Configures the engines with a page to report the executed code.
  mutating func watchCode() throws(UsageError) {
    let watch = CodeWatch(listsFunctions: true)
    guard engines.contains(where: { $0.covering != nil }) else {
      throw UsageError(
        "\(Option.coverage.dashed) needs a page: name one with \(Option.page.dashed)")
    }
    for index in engines.indices {
      guard let covering = engines[index].covering else { continue }
      do throws(EngineError) {
        let factory = try covering(watch)
        engines[index] = ChosenEngine(
          designation: engines[index].designation, kind: .live(factory))
      } catch {
        throw UsageError("engine \(engines[index].designation.text) failed: \(error.message)")
      }
    }
    code = watch
  }
}

extension RecordingHead {
  /// Whether the recording is of a web page: a page's recorder made it, or its first view is the
  /// document of a page, as such recorders name and place it, with other views inside.
  fileprivate var isOfPage: Bool {
    if origin?.recorder?.hasPrefix("flickbook-page") == true { return true }
    guard let page = scene.views.first, page.id == "page", page.inside == nil else { return false }
    let size = scene.window.size
    return page.frame == Rectangle(x: 0, y: 0, width: size.width, height: size.height)
      && scene.views.contains { $0.inside == 0 }
  }
}
