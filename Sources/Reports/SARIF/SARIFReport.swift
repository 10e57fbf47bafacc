internal import Invariants
internal import Results
internal import Text

/// SARIF 2.1.0: a run for each engine, a rule for each invariant, a result for each finding that is
/// not waived.
///
/// GitHub code scanning creates an alert for each result and ignores `suppressions` and
/// `baselineState`. Waived and fixed violations are therefore not results, but notifications of the
/// run.
struct SARIFReport: Report {
  private var runs: [Run]
  private var isWhole = true
  private let page: PageLocation?
  private let earlier: EarlierRun?
  private let path: @Sendable (String) -> String

  private struct Run {
    let engine: String
    /// The stable name of the engine for alerts.
    let tracked: String
    var sarif: SARIFRun
  }

  init(_ head: RunHead, _ choices: ReportChoices) {
    page = choices.page
    earlier = choices.earlier
    path = choices.inRepository
    runs = head.engines.map { engine in
      let tracked = head.trackedName(of: engine.name)
      return Run(
        engine: engine.name, tracked: tracked,
        sarif: SARIFRun("flickbook/\(tracked)/", version: head.tool))
    }
  }

  mutating func add(_ row: JudgedRecording) {
    guard let index = runs.firstIndex(where: { $0.engine == row.engine }) else { return }
    // A comparison has a rule for each alert only: its measures are no invariants that a developer
    // looks up.
    for invariant in row.invariants where row.compare == nil || Self.isAlert(invariant, of: row) {
      runs[index].sarif.know(invariant.name) { Self.texts(of: invariant) }
    }
    if row.error != nil { isWhole = false }
    if let why = row.whyNotTested, !row.isUnobserved {
      let word = row.refusal == nil ? "untested" : "refused"
      runs[index].sarif.note("\(row.recording) is \(word) on \(row.engine): \(why.visible)")
    }
    if let alert = MotionAlert(row) { add(alert, of: row, at: index) }
    for finding in row.findings where !MotionAlert.replaces(finding, of: row) {
      let path = path(row.recording)
      let invariant = finding.invariant
      if finding.weight == .waived {
        let location = finding.location.line > 0 ? ":\(finding.location.line)" : ""
        runs[index].sarif.note(
          "\(path)\(location): \(finding.rule) [\(row.engine)] is waived: \(invariant?.waiver ?? "")"
        )
        continue
      }
      runs[index].sarif.know(finding.rule) {
        (row.isUnobserved ? Self.unobserved : Self.unjudged, "")
      }
      runs[index].sarif.put(
        SARIFRun.Result(
          rule: finding.rule, level: finding.weight == .warned ? .warning : .error,
          message: "\(finding.story) [\(row.engine)]", path: path, location: finding.location,
          lines: invariant?.first?.xml ?? [],
          fingerprint: Fingerprint(path, finding.rule, runs[index].tracked).text,
          cause: invariant.flatMap { invariant in
            invariant.first.map { CauseKey(invariant.name, $0, on: row.engine).fingerprint.text }
          },
          page: page?.address(of: row.recording, on: row.engine, at: invariant?.first?.time),
          state: earlier.map { $0.knew(finding, of: row) ? .unchanged : .new }))
    }
    if let earlier { add(RowDifference(row, since: earlier), at: index) }
  }

  /// Adds a result about how the motion of two engines differs on a recording.
  private mutating func add(_ alert: MotionAlert, of row: JudgedRecording, at index: Int) {
    let path = path(row.recording)
    runs[index].sarif.know(MotionAlert.rule) { (MotionAlert.summary, MotionAlert.help) }
    runs[index].sarif.put(
      SARIFRun.Result(
        rule: MotionAlert.rule, level: alert.weight == .warned ? .warning : .error,
        message: "\(alert.text) [\(row.engine)]", path: path, location: alert.location,
        lines: alert.lines,
        fingerprint: Fingerprint(path, MotionAlert.rule, runs[index].tracked).text,
        page: page?.address(of: row.recording, on: row.engine, at: alert.time),
        state: earlier.map { earlier in
          alert.findings.allSatisfy { earlier.knew($0, of: row) } ? .unchanged : .new
        }))
  }

  /// Counts the changes, and adds notes for fixed violations and for violations that are no longer
  /// tested and therefore not fixed.
  private mutating func add(_ difference: RowDifference, at index: Int) {
    runs[index].sarif.count(difference)
    for change in difference.fixed {
      runs[index].sarif.note("\(change.target): \(change.rule) [\(change.engine)] is fixed")
    }
    for change in difference.lost {
      runs[index].sarif.note("\(change.target): \(change.rule) [\(change.engine)] \(change.story)")
    }
  }

  mutating func text(_ end: RunEnd?) -> String {
    let isWhole = self.isWhole && end?.isInterrupted == false
    return SARIFRun.text(runs.map { $0.sarif.json(isWhole: isWhole) })
  }

  private static let unjudged = "The recording could not be judged."
  private static let unobserved = "The recording was replayed on a web page and tested nothing."

  /// Whether a violation of a comparison has its own result.
  private static func isAlert(_ invariant: JudgedInvariant, of row: JudgedRecording) -> Bool {
    row.findings.contains {
      $0.rule == invariant.name && $0.weight != .waived && !MotionAlert.replaces($0, of: row)
    }
  }

  private static func texts(of invariant: JudgedInvariant) -> (summary: String, help: String) {
    if let formula = invariant.formula {
      let meaning = Invariant.formula(ofPattern: formula).map { ", which means: \($0)" } ?? ""
      return (invariant.why ?? formula, "An invariant of your own: \(formula)\(meaning)")
    }
    guard let known = Catalogue.invariant(named: invariant.name) else {
      return ("The invariant \(invariant.name).", "")
    }
    return (known.summary, Manual.entry(of: known).joined(separator: "\n\n"))
  }
}
