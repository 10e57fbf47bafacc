internal import Reports
internal import Results
internal import Runs
internal import Text
internal import Writing

extension ReportRequest {
  /// Writes the reports of existing results as the original run would have, with the same outcome.
  func run(_ source: some RowSource, _ terminal: inout Terminal) throws -> Outcome {
    var source = source
    let head = source.head
    var request = self
    request.prepare(for: head)
    // Reports are opened first, because they may create the folder for the results.
    var outputs = try ReportOutputs(request, head)
    var results = try ResultsOutput(results, onOutput: request.onOutput == .jsonl)
    var report = request.runReport(of: head, terminal)
    var difference = request.choices.earlier.map { RunDifference(since: $0) }
    var summary = RunSummary()
    let list = VerdictList(head.invariants)
    results.write(ResultsText.line(head), &terminal)
    while let row = try source.next() {
      summary.add(row)
      outputs.add(row)
      difference?.add(row)
      terminal.report(report.add(row), if: needsAttention)
      results.write(ResultsText.line(row, list), &terminal)
    }
    let end = source.end
    if let end { results.write(ResultsText.line(end), &terminal) }
    results.finish()
    var outcome = Outcome(end, summary, of: head)
    if request.failsOnNewOnly, outcome.code != .interrupted, let difference {
      let incomplete = end?.incomplete ?? outcome.incomplete
      outcome = difference.outcome
      outcome.add(Outcome(incomplete.isEmpty ? .held : .incomplete, reasons: incomplete))
    }
    if !request.failsOnNewOnly { difference?.warn(&terminal) }
    if let failure = results.failure { outcome.add(.unjudged, failure.description) }
    outcome.add(outputs.finish(end, &terminal))
    guard needsAttention else { return outcome }
    for line in report.lines(end) { terminal.output.line(line) }
    terminal.output.line(report.sum)
    if let changes = report.changes { terminal.output.line(changes) }
    outputs.announce(&terminal)
    return outcome
  }
}

extension Outcome {
  /// The outcome of a function that works on results. Includes errors that prevent any report.
  static func ofResults(
    _ terminal: inout Terminal, _ work: (inout Terminal) throws -> Outcome
  ) throws(UsageError) -> Outcome {
    do { return try work(&terminal) } catch let error as UsageError {
      throw error
    } catch let error as SessionError {
      return Outcome(error)
    } catch let error as FormatError {
      terminal.error(error)
      let isThere = error.objection.kind != .unreadable
      return Outcome(.unjudged, isThere ? "the results are invalid" : "the results cannot be read")
    } catch {
      return Outcome(.unjudged, "\(error)")
    }
  }

  /// Creates the outcome of a run from its results.
  init(_ end: RunEnd?, _ summary: RunSummary, of head: RunHead) {
    guard let end else {
      self = CheckLimits(head: head).outcome(summary, isPart: true)
      add(
        .incomplete,
        "the results are incomplete: they contain \(summary.rows) of \(head.planned) rows"
      )
      return
    }
    let code = ExitCode(rawValue: Int32(clamping: end.exit)) ?? .unjudged
    self.init(code, reasons: end.reasons)
  }
}
