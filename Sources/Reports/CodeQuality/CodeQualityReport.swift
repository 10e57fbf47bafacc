internal import Model
internal import Results
internal import Text

/// GitLab's code quality report: a JSON array of failures. Merge requests show them beside the
/// changed lines and sort them by severity.
///
/// The smallest recording of each cause is critical and states how many recordings have the cause.
/// The other recordings of the cause are major, so that GitLab lists each cause once at the top.
/// Replays that could not be judged are blockers, and warnings are minor. Waived failures are not
/// listed. An unfinished run is reported as a separate issue, because GitLab interprets an empty
/// array as success.
struct CodeQualityReport: Report {
  private var issues: [Issue] = []
  private var reasons: RunReasons

  private let head: RunHead
  private let path: @Sendable (String) -> String

  private struct Issue {
    /// Identifies the row and the invariant.
    let key: String
    let rule: String
    let engine: String
    let path: String
    let line: Int
    let fingerprint: String
    var severity: String
    var text: String

    var json: JSONPiece {
      [
        "description": "\(rule) [\(engine)]: \(text)".json, "check_name": rule.json,
        "fingerprint": fingerprint.json, "severity": severity.json,
        "location": ["path": path.json, "lines": ["begin": line.json]],
      ]
    }
  }

  init(_ head: RunHead, _ choices: ReportChoices) {
    self.head = head
    reasons = RunReasons(head, since: choices.earlier)
    path = choices.inRepository
  }

  mutating func add(_ row: JudgedRecording) {
    guard row.needsAttention else { return }
    reasons.add(row)
    if let alert = MotionAlert(row) {
      let (weight, text) = (alert.weight, alert.text)
      issues.append(issue(MotionAlert.rule, weight, at: alert.location, text, of: row))
    }
    for finding in row.findings
    where finding.weight != .waived && !MotionAlert.replaces(finding, of: row) {
      issues.append(
        issue(finding.rule, finding.weight, at: finding.location, finding.story, of: row))
    }
  }

  private static func key(_ row: JudgedRecording, _ rule: String) -> String {
    row.key + "\u{0}" + rule
  }

  private func issue(
    _ rule: String, _ weight: Finding.Weight, at location: FileLocation, _ text: String,
    of row: JudgedRecording
  ) -> Issue {
    let severity =
      switch weight {
      case .unjudged: "blocker"
      case .broken, .missed: "major"
      case .warned, .waived: "minor"
      }
    let path = path(row.recording)
    let tracked = head.trackedName(of: row.engine)
    return Issue(
      key: Self.key(row, rule), rule: rule, engine: row.engine, path: path,
      line: max(1, Int(location.line)), fingerprint: Fingerprint(path, rule, tracked).text,
      severity: severity, text: text)
  }

  /// All issues: first the issue of each cause's smallest recording, then all further issues.
  private var worstFirst: [Issue] {
    var leaders: [String: (index: Int, reason: FailureReason)] = [:]
    for (index, reason) in reasons.all.enumerated() {
      let isMotion = reason.rule == MotionGroups.rule
      let key = Self.key(reason.row, isMotion ? MotionAlert.rule : reason.rule)
      if leaders[key] == nil { leaders[key] = (index, reason) }
    }
    var first: [(index: Int, issue: Issue)] = []
    var others: [Issue] = []
    for issue in issues {
      guard let (index, reason) = leaders.removeValue(forKey: issue.key) else {
        others.append(issue)
        continue
      }
      var issue = issue
      if issue.severity == "major" { issue.severity = "critical" }
      issue.text =
        "\(reason.sentence)\(reason.pattern), in \(reason.spread)\(reason.worst); "
        + "again: \(reason.command(head))"
      first.append((index, issue))
    }
    return first.sorted { $0.index < $1.index }.map(\.issue) + others
  }

  /// The issue of an unfinished run. GitLab requires a file and a line, although no line is at
  /// fault.
  private var incomplete: JSONPiece {
    let name = "incomplete-run"
    return [
      "description": "The run did not finish: not all of \(head.planned) replays were judged.".json,
      "check_name": name.json, "fingerprint": Fingerprint(name).text.json, "severity": "critical",
      "location": ["path": ".", "lines": ["begin": 1.json]],
    ]
  }

  mutating func text(_ end: RunEnd?) -> String {
    var issues = worstFirst.map(\.json)
    if end?.isInterrupted != false { issues.append(incomplete) }
    return issues.isEmpty ? "[]\n" : "[\n" + issues.map(\.text).joined(separator: ",\n") + "\n]\n"
  }
}
