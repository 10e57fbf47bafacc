internal import Model
internal import Reports
internal import Results
internal import Runs
internal import Text
internal import Writing

/// Prints a run, and writes its results and reports.
struct CheckDisplay: RunReceiver {
  private(set) var terminal: Terminal
  private let request: CheckRequest
  private var report: RunReport
  private var results: ResultsOutput
  private var reports: ReportOutputs
  private var progress: ProgressLine

  init(_ request: CheckRequest, _ terminal: Terminal) throws(WriteError) {
    self.terminal = terminal
    self.request = request
    let head = request.run.head
    report = request.reports.runReport(of: head, terminal)
    // Reports are opened first, because they may create the folder for the results.
    reports = try ReportOutputs(request.reports, head)
    results = try ResultsOutput(
      request.reports.results, onOutput: request.reports.onOutput == .jsonl)
    progress = ProgressLine(
      request.reports.isQuiet && request.progress == .auto ? .never : request.progress,
      of: request.run.work.count, width: terminal.width, terminal)
  }

  mutating func begin(_ head: RunHead) { results.write(ResultsText.line(head), &terminal) }

  mutating func add(_ row: JudgedRecording, _ line: [UInt8]?) {
    if let line { results.write(bytes: line, &terminal) }
    reports.add(row)
    terminal.report(report.add(row), if: request.reports.needsAttention)
  }

  mutating func show(_ progress: RunProgress) {
    self.progress.show(progress.done, broken: progress.failed, progress.path, &terminal)
  }

  mutating func endProgress() { progress.erase(&terminal) }

  mutating func warn(_ text: String) { terminal.warn(text) }

  /// Completes the results and the reports, and prints the summary.
  ///
  /// - Parameter selected: The outcome of the selection.
  mutating func finish(_ result: RunResult, after selected: Outcome) -> Outcome {
    var outcome = result.outcome
    results.write(ResultsText.line(result.end), &terminal)
    results.finish()
    if let failure = results.failure { outcome.add(.unjudged, failure.description) }
    outcome.add(reports.finish(result.end, &terminal))
    if !request.reports.failsOnNewOnly { result.difference?.warn(&terminal) }
    // If no path could be read, there is nothing to summarise.
    if request.reports.needsAttention, request.run.work.count > 0 || selected == .held {
      summarize(result)
      reports.announce(&terminal)
    }
    return outcome
  }

  private mutating func summarize(_ result: RunResult) {
    for line in report.lines(result.end) { terminal.output.line(line) }
    var sum = report.sum
    // The duration is printed only on a terminal, because a file must be the same every time.
    if terminal.output.isTerminal {
      let seconds = ((Clock.seconds - result.began) * 100).rounded() / 100
      sum += " in \(seconds.text) s"
    }
    terminal.output.line(sum)
    if request.reports.isVerbose, let weight = request.engines.weight {
      terminal.output.line(weight)
    }
    if let pictures = result.pictures { terminal.output.line(pictures) }
    if !result.end.coverage.isEmpty { terminal.output.line(result.end.coverage.summary) }
    let count = request.run.work.count
    if result.isCut {
      terminal.output.line("\(result.done) of \(count) replays done, the rest skipped")
    }
    if let changes = report.changes { terminal.output.line(changes) }
    guard let results = request.reports.results else { return }
    let head = request.run.head
    if result.isCut, Interruption.hasCome {
      terminal.output.line("to continue: " + head.resumeCommand(results))
    } else if result.failed > 0 {
      terminal.output.line("next: " + head.checkCommand(failedIn: results))
    }
  }
}
