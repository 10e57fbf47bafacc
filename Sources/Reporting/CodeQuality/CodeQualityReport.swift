internal import Text

/// GitLab's code quality report: a JSON array of failures, which merge requests show beside the
/// changed lines. Waived failures are not listed. An unfinished run is reported as an issue of its
/// own, because GitLab reads an empty array as success.
struct CodeQualityReport: Report {
  private var issues: [JSONPiece] = []

  private let head: RunHead
  private let path: @Sendable (String) -> String

  init(_ head: RunHead, _ choices: ReportChoices) {
    self.head = head
    path = choices.inRepository
  }

  mutating func add(_ row: JudgedRecording) {
    for finding in row.findings where finding.weight != .waived {
      issues.append(issue(finding, of: row))
    }
  }

  private func issue(_ finding: Finding, of row: JudgedRecording) -> JSONPiece {
    let severity: JSONPiece =
      switch finding.weight {
      case .unjudged: "critical"
      case .broken, .missed: "major"
      case .warned, .waived: "minor"
      }
    let path = path(row.recording)
    let tracked = head.trackedName(of: row.engine)
    return [
      "description": "\(finding.rule) [\(row.engine)]: \(finding.story)".json,
      "check_name": finding.rule.json,
      "fingerprint": Fingerprint(path, finding.rule, tracked).text.json,
      "severity": severity, "location": ["path": path.json, "lines": ["begin": finding.line.json]],
    ]
  }

  /// GitLab requires a file and a line, although no line causes this issue.
  private var incomplete: JSONPiece {
    let name = "incomplete-run"
    return [
      "description": "The run did not finish: not all of \(head.planned) replays were judged.".json,
      "check_name": name.json, "fingerprint": Fingerprint(name).text.json, "severity": "critical",
      "location": ["path": ".", "lines": ["begin": 1.json]],
    ]
  }

  mutating func text(_ end: RunEnd?) -> String {
    if end?.isInterrupted != false { issues.append(incomplete) }
    return issues.isEmpty ? "[]\n" : "[\n" + issues.map(\.text).joined(separator: ",\n") + "\n]\n"
  }
}
