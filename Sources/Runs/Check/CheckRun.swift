internal import Chromium
internal import Model
internal import Results
internal import Text

/// A run from its first line to its outcome. Its rows go to a receiver as soon as they are final.
package struct CheckRun {
  private let terms: RunTerms
  private let work: CheckWork
  private var waivers: Waivers
  private var required: RequiredInvariants
  private let limits: CheckLimits
  /// The names by which rows abbreviate their verdicts; nil if rows are not written.
  private let list: VerdictList?
  private let hung = HungEngines()
  private var lags = EngineLags()
  private var summary = RunSummary()
  /// The causes, which are collected only if their recordings are to be shrunk.
  private var causes = CauseTable()
  private var difference: RunDifference?
  private var explainer: DifferenceExplainer?
  /// The outcomes of the current recording on the engines done so far. If engines run in processes,
  /// the outcomes are kept until the next recording is done, because a process may still fail after
  /// its replay.
  private var checked: [(recording: Int, Checked)] = []
  private var failures = 0
  private var album = PictureAlbum()
  private var traceBudget: Int
  private var done = 0

  package init(_ terms: RunTerms) {
    self.terms = terms
    work = terms.work
    waivers = terms.waivers
    list = terms.work.output.isWritten ? VerdictList(terms.head.invariants) : nil
    explainer = terms.explainer
    required = RequiredInvariants(terms.head)
    limits = CheckLimits(head: terms.head)
    traceBudget = terms.traceCapacity
    difference = terms.earlier.map { RunDifference(since: $0) }
  }

  /// - Parameter selected: The outcome of selecting the recordings, known before the first replay.
  package mutating func run(after selected: Outcome, into receiver: inout some RunReceiver)
    -> RunResult
  {
    let began = Clock.seconds
    receiver.begin(terms.head)
    judge(&receiver)
    receiver.endProgress()
    for warning in lags.warnings + (terms.engines.browsers?.contradictions ?? []) {
      receiver.warn(warning)
    }
    let shrunk = shrink(&receiver)
    flushRows(&receiver)
    let explained = Interruption.hasCome ? nil : explainer?.explain()
    let engines = terms.engines.close()
    flushRows(&receiver)

    let outcome = outcome(after: selected, engines)
    var end = makeEnd(outcome, began)
    end.shrunk = shrunk
    end.explained = explained.map { [$0] } ?? []
    end.coverage = work.plan.code?.functions.reported ?? []
    end.unreadable = selected.reasons
    end.engineErrors =
      (terms.resumed?.engineErrors ?? []) + engines.reasons + hung.outcome.reasons
    return RunResult(
      outcome: outcome, end: end, began: began, done: done, failed: failures, isCut: isCut,
      difference: difference, pictures: work.output.takesPictures ? album.text : nil)
  }

  private var isCut: Bool { done < work.count }
  private var isInterrupted: Bool { isCut && Interruption.hasCome }

  /// - Parameter engines: Errors that engines made between replays.
  private func outcome(after selected: Outcome, _ engines: Outcome) -> Outcome {
    let isPart = terms.isPart || terms.head.shards != nil
    var outcome = selected
    outcome.add(engines)
    outcome.add(hung.outcome)
    if let keeping = work.keeping { outcome.add(keeping.outcome) }
    for reason in terms.resumed?.engineErrors ?? [] { outcome.add(.unjudged, reason) }
    outcome.add(
      limits.outcome(
        summary, isPart: isCut || isPart, repeatsFailures: terms.repeatsFailures,
        onlyNew: terms.failsOnNewOnly ? difference : nil))
    if isInterrupted {
      outcome.add(.interrupted, "\(Interruption.text) after \(done) of \(work.count)")
    } else if !isCut, !isPart, !terms.repeatsFailures {
      outcome.add(required.outcome)
    }
    return outcome
  }

  /// Shrinks the recording of each known cause, if requested.
  private mutating func shrink(_ receiver: inout some RunReceiver) -> [RunEnd.Shrunk] {
    guard let shrinker = terms.shrinker, !Interruption.hasCome else { return [] }
    flushRows(&receiver)
    let (shrunk, warnings) = shrinker.shrink(causes.failingGroups)
    for warning in warnings { receiver.warn(warning) }
    return shrunk
  }

  private mutating func judge(_ receiver: inout some RunReceiver) {
    let work = work
    let timeout = terms.timeout
    let hung = hung
    let resumed = terms.resumed
    let writing = RowWriting(list, quotes: terms.quotesLines, waives: !waivers.isEmpty)
    let pool = WorkerPool<Checked>(jobs: terms.jobs, pieces: work.count, patience: timeout) {
      piece, isLate in
      // `known` below supplies the outcome of a resumed piece, or of a piece on an abandoned
      // engine.
      if resumed?.has(piece) == true { return nil }
      if hung.firstAbandoned(among: work.engineNames(piece)) != nil { return nil }
      var checked = work.check(piece, isAbandoned: isLate)
      let isCut = checked.isCut || Interruption.hasCome && checked.row.error != nil
      if isCut { return nil }
      writing.prepare(&checked)
      return checked
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
      add(piece, checked, &receiver)
      return failures < terms.maxFailures ?? .max
    } idle: {
      let path = done < work.count ? work.path(done) : ""
      receiver.show(RunProgress(done: done, failed: failures, path: path))
    }
  }

  private mutating func add(_ piece: Int, _ done: Checked, _ receiver: inout some RunReceiver) {
    let engines = work.plan.engines.count
    var done = done
    hung.add(done.hung, of: work.engineNames(piece))
    lags.add(done.lag, of: work.engine(piece))
    waivers.apply(to: &done.row)
    if terms.quotesLines, !done.isQuoted { SourceLines.quote(in: &done.row) }
    self.done += 1
    if limits.fails(done.row) { failures += 1 }
    if let before = checked.last, before.recording != piece / engines { flushRows(&receiver) }
    checked.append((piece / engines, done))
    if !terms.engines.hasProcesses, checked.count == engines { flushRows(&receiver) }
  }

  /// Delivers one recording's rows, after errors that engines made after the replay have replaced
  /// their verdicts. The caller waits until all rows exist, because only then is it known whether
  /// their traces are worth keeping.
  private mutating func flushRows(_ receiver: inout some RunReceiver) {
    if !checked.isEmpty { terms.engines.listen() }
    var rows: [JudgedRecording] = []
    var lines: [[UInt8]?] = []
    for var (_, checked) in checked {
      let hasFailed = limits.fails(checked.row)
      if checked.correct(), !hasFailed { failures += 1 }
      rows.append(checked.row)
      lines.append(checked.line)
    }
    checked.removeAll(keepingCapacity: true)
    if work.output.detail.trim(&rows, capacity: &traceBudget) {
      lines = Array(repeating: nil, count: rows.count)
    }
    for index in rows.indices where !rows[index].pictures.isEmpty {
      album.add(&rows[index])
      lines[index] = nil
    }
    for (row, line) in zip(rows, lines) {
      summary.add(row)
      if terms.shrinker != nil, row.needsAttention { causes.add(row) }
      required.add(row)
      explainer?.add(row)
      difference?.add(row)
      receiver.add(row, list.map { line ?? Array(ResultsText.line(row, $0).utf8) })
    }
  }

  /// The last line of the results. For an interrupted run it states the interruption, which marks
  /// the results as incomplete.
  private func makeEnd(_ outcome: Outcome, _ began: Double) -> RunEnd {
    var end = RunEnd(
      recordings: summary.recordings, broken: summary.broken, exit: Int(outcome.code.rawValue),
      isInterrupted: isInterrupted)
    end.untested = summary.untested
    end.refused = summary.refused
    end.left = work.count - done
    end.reasons = outcome.reasons
    end.incomplete = outcome.incomplete
    end.waivers = waivers.reported
    if work.output.isTimed { end.seconds = Clock.seconds - began }
    return end
  }
}
