internal import Model
internal import Reports
internal import Results
internal import Runs
internal import Text
internal import Writing

/// The destinations of reports: stdout and files. Files are opened before the work begins, and
/// appear when they are complete.
struct ReportOutputs {
  private var files: [(report: any Report, file: NewFile)] = []
  private var page: PageOutput?
  /// The picture of the worst failure, and its file; without a file, the picture is written to
  /// stdout.
  private var picture: (drawing: FailurePicture, file: NewFile?)?
  private var shown: (any Report)?
  private var annotations: GitHubAnnotations?
  private var summary: (report: any Report, path: String)?
  private let isLongJUnit: Bool
  /// The path of the HTML report; nil if it is not a file that the user may open.
  private let pagePath: String?
  private var hasPage = false
  /// Whether unrequested output may be written to stdout.
  private let isOutputFree: Bool
  private var count = RunSummary()

  /// Opens the files before the run: an hour of replays must not fail at the end because a folder
  /// is missing.
  init(_ request: ReportRequest, _ head: RunHead) throws(WriteError) {
    // The page is opened first, because other files may be written to the folder that is created
    // here.
    page = try request.page.map { (path) throws(WriteError) in
      try PageOutput(path, request, head)
    }
    for (form, path) in request.files {
      let file = try NewFile.report(path)
      let store = ReportRequest.store(beside: NewFile.isPassage(path) ? nil : file.target)
      files.append((form.report(of: head, request.choices(for: path), in: store), file))
    }
    picture = try request.picture.map { (path) throws(WriteError) in
      (FailurePicture(head, since: request.choices.earlier), try NewFile.report(path))
    }
    if request.onOutput == .picture {
      picture = (FailurePicture(head, since: request.choices.earlier), nil)
    }
    if request.onOutput == .page { shown = request.htmlReport(of: head) }
    var isLongJUnit = request.files.contains { $0.form == .junit }
    if case .report(let form) = request.onOutput {
      shown = form.report(of: head, request.choices)
      isLongJUnit = isLongJUnit || form == .junit
    }
    self.isLongJUnit = isLongJUnit && request.choices.junitCase == .invariant
    isOutputFree = shown == nil && request.onOutput != .picture && !request.isQuiet
    pagePath = request.page.flatMap { NewFile.isPassage($0) ? nil : $0 }
    if request.annotates {
      annotations = GitHubAnnotations(head, request.choices, showsNewOnly: request.failsOnNewOnly)
    }
    summary = request.jobSummary.map {
      (ReportForm.markdown.report(of: head, request.choices), $0)
    }
  }

  mutating func add(_ row: JudgedRecording) {
    count.add(row)
    for index in files.indices { files[index].report.add(row) }
    page?.add(row)
    picture?.drawing.add(row)
    shown?.add(row)
    annotations?.add(row)
    summary?.report.add(row)
  }

  /// Writes all reports. Failed writes are reported, and the other reports are still written.
  mutating func finish(_ end: RunEnd?, _ terminal: inout Terminal) -> Outcome {
    var outcome = Outcome.held
    for index in files.indices {
      do throws(WriteError) {
        var report = files[index].report
        try files[index].file.put { (file) throws(WriteError) in
          try report.write(end) { (bytes) throws(WriteError) in try file.write(bytes) }
        }
        for loss in report.losses { outcome.add(.unjudged, loss) }
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
    if let picture {
      let bytes = picture.drawing.png(end)
      do throws(WriteError) {
        if let file = picture.file {
          try file.put { (file) throws(WriteError) in try file.write(bytes) }
        } else {
          terminal.output.write(bytes)
        }
      } catch {
        outcome.add(.unjudged, error.description)
      }
    }
    shown?.write(end) { terminal.output.write($0) }
    for warning in (page?.warnings ?? []) + (shown?.warnings ?? []) { terminal.warn(warning) }
    for loss in (page?.losses ?? []) + (shown?.losses ?? []) { outcome.add(.unjudged, loss) }
    if let text = annotations?.text(end) {
      // GitHub reads both streams. A report on stdout must not contain annotations.
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

  /// Prints the path of the page last, where the user sees it.
  func announce(_ terminal: inout Terminal) {
    if hasPage, isOutputFree, let pagePath { terminal.output.line("wrote \(pagePath.visible)") }
  }

  /// The number of recordings in JUnit XML above which the user is warned: readers become slow, or
  /// reject the file.
  private static let maximum = 2000
}
