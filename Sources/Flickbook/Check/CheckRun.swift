internal import Chromium
internal import Gesture
internal import Reporting
internal import Writing

/// A run from its first line to its exit code.
struct CheckRun {
  private let request: CheckRequest
  private var waivers: Waivers
  private var required: RequiredInvariants
  private var report: RunReport
  private var results: ResultsOutput
  private var reports: ReportOutputs
  private var progress: ProgressLine
  private let limits: CheckLimits
  private let hung = HungEngines()
  private var lags = EngineLags()
  private var difference: RunDifference?
  private var explainer: DifferenceExplainer?
  /// The outcomes of the current recording, on the engines done so far. If engines run in
  /// processes, these are kept until the next recording is done, because a process may still do
  /// something wrong after its replay.
  private var checked: [(recording: Int, Checked)] = []
  private var failures = 0
  private var album = PictureAlbum()
  /// The free space, in bytes of results with traces, for plots of recordings that held.
  private var traceBudget: Int
  private var done = 0

  init(_ request: CheckRequest, _ terminal: Terminal) throws(WriteError) {
    self.request = request
    waivers = request.waivers
    explainer = request.explainer
    required = RequiredInvariants(request.head)
    limits = CheckLimits(head: request.head)
    traceBudget = request.reports.maxBytes
    difference = request.reports.choices.earlier.map { RunDifference(since: $0) }
    report = request.reports.runReport(of: request.head, terminal)
    // Reports are opened first: they may create the folder that the results are written to.
    reports = try ReportOutputs(request.reports, request.head)
    results = try ResultsOutput(
      request.reports.results, onOutput: request.reports.onOutput == .jsonl)
    progress = ProgressLine(
      request.reports.isQuiet && request.progress == .auto ? .never : request.progress,
      of: request.work.count, width: terminal.width, terminal)
  }

  /// - Parameter selected: The outcome of the selection, known before anything is judged.
  mutating func run(after selected: Outcome, _ terminal: inout Terminal) -> Outcome {
    let work = request.work
    let began = Clock.seconds
    let head = request.head
    results.write(ResultsText.line(head), &terminal)
    judge(work, &terminal)
    progress.erase(&terminal)
    for warning in lags.warnings { terminal.warn(warning) }
    let shrunk = shrink(&terminal)
    flushRows(&terminal)
    let explained = Interruption.hasCome ? nil : explainer?.explain()
    let engines = request.engines.close()
    flushRows(&terminal)

    let isCut = done < work.count
    let isPart = request.isPart || head.shards != nil
    let isInterrupted = isCut && Interruption.hasCome
    var outcome = selected
    outcome.add(engines)
    outcome.add(hung.outcome)
    if let keeping = work.keeping { outcome.add(keeping.outcome) }
    for reason in request.resumed?.engineErrors ?? [] { outcome.add(.unjudged, reason) }
    outcome.add(
      limits.outcome(
        report.summary, isPart: isCut || isPart,
        onlyNew: request.reports.failsOnNewOnly ? difference : nil))
    if isInterrupted {
      outcome.add(.interrupted, "\(Interruption.text) after \(done) of \(work.count)")
    } else if !isCut, !isPart {
      outcome.add(required.outcome)
    }
    var end = makeEnd(outcome, isInterrupted, began)
    end.shrunk = shrunk
    end.explained = explained.map { [$0] } ?? []
    end.coverage = work.plan.code?.functions.reported ?? []
    end.unreadable = selected.reasons
    end.engineErrors =
      (request.resumed?.engineErrors ?? []) + engines.reasons + hung.outcome.reasons
    results.write(ResultsText.line(end), &terminal)
    results.finish()
    if let failure = results.failure { outcome.add(.unjudged, failure.description) }
    outcome.add(reports.finish(end, &terminal))
    if !request.reports.failsOnNewOnly { difference?.warn(&terminal) }
    // If no path could be read there is nothing to summarise.
    if request.reports.needsAttention, work.count > 0 || selected == .held {
      report(end, isCut, began, &terminal)
      reports.announce(&terminal)
    }
    return outcome
  }

  /// The shrunk recording of each known cause, if requested.
  private mutating func shrink(_ terminal: inout Terminal) -> [RunEnd.Shrunk] {
    guard let shrinker = request.shrinker, !Interruption.hasCome else { return [] }
    flushRows(&terminal)
    let (shrunk, warnings) = shrinker.shrink(report.failureCauses)
    for warning in warnings { terminal.warn(warning) }
    return shrunk
  }

  private mutating func judge(_ work: CheckWork, _ terminal: inout Terminal) {
    let timeout = request.timeout
    let hung = hung
    let resumed = request.resumed
    let pool = WorkerPool<Checked>(jobs: request.jobs, pieces: work.count, patience: timeout) {
      piece, isLate in
      // The consumer of the outcomes supplies the result of such a piece.
      if resumed?.has(piece) == true { return nil }
      if hung.firstAbandoned(among: work.engineNames(piece)) != nil { return nil }
      let checked = work.check(piece, isAbandoned: isLate)
      let isCut = checked.isCut || Interruption.hasCome && checked.row.error != nil
      return isCut ? nil : checked
    }
    pool.run { piece in
      work.undone(
        piece, "not finished after \(timeout.text) s: raise --timeout",
        hung: work.engine(piece).designation.text)
    } known: { piece in
      if let done = resumed?.checked(piece, work) { return done }
      return hung.firstAbandoned(among: work.engineNames(piece)).map { name in
        work.undone(piece, "not judged: \(HungEngines.reason(name))")
      }
    } handle: { piece, checked in
      add(piece, checked, &terminal)
      return failures < request.maxFailures ?? .max
    } idle: {
      let path = done < work.count ? work.path(done) : ""
      progress.show(done, broken: failures, path, &terminal)
    }
  }

  private mutating func add(_ piece: Int, _ done: Checked, _ terminal: inout Terminal) {
    let engines = request.work.plan.engines.count
    var done = done
    hung.add(done.hung, of: request.work.engineNames(piece))
    lags.add(done.lag, of: request.work.engine(piece))
    waivers.apply(to: &done.row)
    if request.isRead { SourceLines.quote(in: &done.row) }
    self.done += 1
    if limits.fails(done.row) { failures += 1 }
    if let before = checked.last, before.recording != piece / engines { flushRows(&terminal) }
    checked.append((piece / engines, done))
    if request.engines.processes.isEmpty, checked.count == engines { flushRows(&terminal) }
  }

  /// Writes the rows of one recording: only when all of them exist is it known whether their traces
  /// are worth keeping.
  private mutating func flushRows(_ terminal: inout Terminal) {
    if !checked.isEmpty { request.engines.listen() }
    var rows: [JudgedRecording] = []
    for var (_, checked) in checked {
      let hasFailed = limits.fails(checked.row)
      if checked.correct(), !hasFailed { failures += 1 }
      rows.append(checked.row)
    }
    checked.removeAll(keepingCapacity: true)
    request.work.plan.output.detail.trim(&rows, capacity: &traceBudget)
    for index in rows.indices { album.add(&rows[index]) }
    for row in rows {
      required.add(row)
      explainer?.add(row)
      results.write(ResultsText.line(row), &terminal)
      reports.add(row)
      difference?.add(row)
      terminal.report(report.add(row), if: request.reports.needsAttention)
    }
  }

  /// An interrupted run has no end record, which marks its results as incomplete.
  private func makeEnd(_ outcome: Outcome, _ isInterrupted: Bool, _ began: Double) -> RunEnd {
    let summary = report.summary
    var end = RunEnd(
      recordings: summary.recordings, broken: summary.broken, exit: Int(outcome.code.rawValue),
      isInterrupted: isInterrupted)
    end.untested = summary.untested
    end.refused = summary.refused
    end.left = request.work.count - done
    end.reasons = outcome.reasons
    end.incomplete = outcome.incomplete
    end.waivers = waivers.reported
    if request.work.plan.output.isTimed { end.seconds = Clock.seconds - began }
    return end
  }

  private func report(_ end: RunEnd, _ isCut: Bool, _ began: Double, _ terminal: inout Terminal) {
    for line in report.lines(end) { terminal.output.line(line) }
    var sum = report.sum
    // The duration is printed only on a terminal: a file must be the same every time.
    if terminal.output.isTerminal {
      let seconds = ((Clock.seconds - began) * 100).rounded() / 100
      sum += " in \(seconds.text) s"
    }
    terminal.output.line(sum)
    if request.reports.isVerbose, let weight = request.engines.weight {
      terminal.output.line(weight)
    }
    if request.work.plan.output.takesPictures { terminal.output.line(album.text) }
    if !end.coverage.isEmpty { terminal.output.line(end.coverage.summary) }
    if isCut {
      terminal.output.line("\(done) of \(request.work.count) replays done, the rest skipped")
    }
    if let difference {
      terminal.output.line("")
      for line in difference.lines(request.reports.look, isWhole: request.reports.isVerbose) {
        terminal.output.line(line)
      }
      terminal.output.line(difference.heading)
    }
    if done < request.work.count, Interruption.hasCome, let results = request.reports.results {
      terminal.output.line("to continue: " + request.head.resumeCommand(results))
    } else if failures > 0, let results = request.reports.results {
      terminal.output.line("next: " + request.head.checkCommand(failedIn: results))
    }
  }
}
