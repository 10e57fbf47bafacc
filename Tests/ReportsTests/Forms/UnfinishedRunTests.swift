import Reports
import Results
import TestSupport
import Testing

/// The report of a run that did not judge all recordings states that the run is incomplete.
struct UnfinishedRunTests {
  /// The texts that mark reports of killed runs and of interrupted runs. Every new report form
  /// needs such texts.
  private static func marks(_ form: ReportForm) -> (killed: String, interrupted: String) {
    let both =
      switch form {
      case .junit: "(incomplete)"
      case .sarif: "\"executionSuccessful\":false"
      case .tap: "Bail out!"
      case .json: "\"end\":null"
      case .markdown, .folders, .tested: "**Incomplete**"
      case .codeQuality: "\"check_name\":\"incomplete-run\""
      }
    return (both, form == .json ? "\"interrupted\":true" : both)
  }

  private func expectMarked(
    _ report: (RunHead) -> any Report, _ marks: (killed: String, interrupted: String),
    without rows: (JudgedRecording) -> Bool = { _ in false }, _ name: String
  ) {
    var rendered = Rendered(1)
    // Recordings that could not be judged are removed, because they also make a finished run
    // unsuccessful.
    rendered.rows.removeAll { $0.error != nil || rows($0) }
    #expect(!rendered.rows.isEmpty)
    func text(_ end: RunEnd?) -> String {
      var report = report(rendered.head)
      for row in rendered.rows { report.add(row) }
      return report.text(end)
    }
    var interrupted = rendered.end
    interrupted.isInterrupted = true
    #expect(text(nil).contains(marks.killed), "\(name) of a killed run")
    #expect(text(interrupted).contains(marks.interrupted), "\(name) of an interrupted run")
    let whole = text(rendered.end)
    #expect(!whole.contains(marks.killed) && !whole.contains(marks.interrupted), "\(name)")
  }

  @Test(arguments: ReportForm.allCases)
  func `a report of an unfinished run is marked, and a report of a finished run is not`(
    _ form: ReportForm
  ) {
    expectMarked({ form.report(of: $0) }, Self.marks(form), form.rawValue)
    // The mark appears whether or not there are failures.
    expectMarked(
      { form.report(of: $0) }, Self.marks(form),
      without: { !$0.broken.isEmpty || !$0.missing.isEmpty || !$0.warned.isEmpty }, form.rawValue)
  }

  @Test func `annotations and pages of an unfinished run are marked`() {
    let text = "::warning::incomplete: not all replays were judged"
    expectMarked({ GitHubAnnotations($0) }, (text, text), "annotations")
    expectMarked(
      { HTMLReport($0) { _ in "" } }, ("<title>Incomplete: ", "<title>Interrupted: "), "page")
  }
}
