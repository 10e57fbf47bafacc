internal import Reporting
internal import Writing

/// Where reports go: files that are opened before the work begins and appear when they are whole,
/// and stdout.
struct ReportOutputs {
  private var files: [(report: any Report, file: NewFile)] = []
  private var page: PageOutput?
  private var shown: (any Report)?
  private var annotations: GitHubAnnotations?
  private var summary: (report: any Report, path: String)?
  private let isLongJUnit: Bool
  /// The HTML report, where it is a file that somebody may open.
  private let pagePath: String?
  private var hasPage = false
  /// Whether stdout is free for what nobody has asked for.
  private let isOutputFree: Bool
  private var count = RunSummary()

  /// Opens the files now: an hour of replays must not end with a folder that is missing.
  init(_ request: ReportRequest, _ head: RunHead) throws(WriteError) {
    // First: other files may be meant for the folder that it makes.
    page = try request.page.map { (path) throws(WriteError) in
      try PageOutput(path, request, head)
    }
    for (form, path) in request.files {
      let file = try NewFile.report(path)
      files.append((form.report(of: head, request.choices(for: path)), file))
    }
    if request.onOutput == .page { shown = request.htmlReport(of: head) }
    var isLongJUnit = request.files.contains { $0.form == .junit }
    if case .report(let form) = request.onOutput {
      shown = form.report(of: head, request.choices)
      isLongJUnit = isLongJUnit || form == .junit
    }
    self.isLongJUnit = isLongJUnit && request.choices.junitCase == .invariant
    isOutputFree = shown == nil && !request.isQuiet
    pagePath = request.page.flatMap { NewFile.isPassage($0) ? nil : $0 }
    if request.annotates {
      annotations = GitHubAnnotations(request.choices, showsNewOnly: request.failsOnNewOnly)
    }
    summary = request.jobSummary.map {
      (ReportForm.markdown.report(of: head, request.choices), $0)
    }
  }

  mutating func add(_ row: JudgedRecording) {
    count.add(row)
    for index in files.indices { files[index].report.add(row) }
    page?.add(row)
    shown?.add(row)
    annotations?.add(row)
    summary?.report.add(row)
  }

  /// Writes everything; what could not be written is said, and the rest is written all the same.
  mutating func finish(_ end: RunEnd?, _ terminal: inout Terminal) -> Outcome {
    var outcome = Outcome.held
    for index in files.indices {
      do throws(WriteError) {
        try files[index].file.put(files[index].report.text(end))
      } catch {
        outcome.add(.unjudged, error.description)
      }
    }
    do throws(WriteError) {
      try page?.finish(end)
      hasPage = page != nil
    } catch {
      outcome.add(.unjudged, error.description)
    }
    if let text = shown?.text(end) { terminal.output.write(text) }
    for warning in (page?.warnings ?? []) + (shown?.warnings ?? []) { terminal.warn(warning) }
    for loss in (page?.losses ?? []) + (shown?.losses ?? []) { outcome.add(.unjudged, loss) }
    if let text = annotations?.text(end) {
      // GitHub reads both streams, and a report on stdout must stay one.
      if isOutputFree { terminal.output.write(text) } else { terminal.report(lines: text) }
    }
    if let path = summary?.path, let text = summary?.report.text(end) {
      if !terminal.append(text, to: path) { terminal.warn("cannot write to \(path.quoted)") }
    }
    if isLongJUnit, count.recordings > Self.maximum {
      terminal.warn(
        "\(count.recordings) recordings make a long JUnit file: --junit-by recording makes a short one"
      )
    }
    return outcome
  }

  /// Says where the page is that somebody may want to open: last, so that it is found.
  func announce(_ terminal: inout Terminal) {
    if hasPage, isOutputFree, let pagePath { terminal.output.line("wrote \(pagePath.visible)") }
  }

  /// Beyond so many recordings readers of JUnit become slow, or refuse.
  private static let maximum = 2000
}
