internal import Formats
internal import Gesture
internal import Reporting

/// Renders results again as the run that found them would have.
struct ReportRun {
  private let request: ReportRequest
  private let isVerbose: Bool
  private let isQuiet: Bool
  private let look: PlotLook

  init(_ arguments: ParsedArguments, _ terminal: Terminal) throws(UsageError) {
    request = try ReportRequest(arguments, terminal)
    isVerbose = arguments.has(.verbose)
    isQuiet = arguments.has(.quiet)
    look = PlotLook(arguments, terminal)
  }
}

extension ReportRun {
  /// Renders one results file, and ends as its run has ended.
  func run(_ reader: ResultsReader, _ terminal: inout Terminal) throws -> Outcome {
    var reader = reader
    var outputs = try ReportOutputs(request, reader.head)
    var report = RunReport(reader.head, isVerbose: isVerbose)
    if request.onOutput == .jsonl { terminal.output.line(ResultsText.line(reader.head)) }
    while let row = try reader.next() {
      outputs.take(row)
      report.take(row)
      if request.onOutput == .jsonl { terminal.output.line(ResultsText.line(row)) }
    }
    let end = reader.end
    if request.onOutput == .jsonl, let end { terminal.output.line(ResultsText.line(end)) }
    var outcome = Outcome(end, rows: report.summary.rows, of: reader.head)
    outcome.add(outputs.finish(end, &terminal))
    // Who asks for files and nothing else wants nothing else.
    guard request.onOutput == .human, request.files.isEmpty || isVerbose else { return outcome }
    for line in report.lines(look, end) { terminal.output.line(line) }
    if !isQuiet { terminal.output.line(report.sum) }
    return outcome
  }
}

extension Outcome {
  /// How a run ended, as its results tell.
  init(_ end: RunEnd?, rows: Int, of head: RunHead) {
    guard let end else {
      self.init(.incomplete, "the results have no end: \(rows) of \(head.planned) rows are there")
      return
    }
    let code = ExitCode(rawValue: Int32(clamping: end.exit)) ?? .unjudged
    self.init(code, reasons: end.reasons)
  }
}
