internal import JSON

/// GitLab's code quality report: a JSON list of what broke, which merge requests show beside the
/// lines. What is waived is not there.
struct CodeQualityReport: Report {
  private var issues: [JSONPiece] = []

  private let head: RunHead
  private let path: @Sendable (String) -> String

  init(_ head: RunHead, _ choices: ReportChoices) {
    (self.head, path) = (head, choices.inRepository)
  }

  mutating func add(_ row: JudgedRecording) {
    for finding in row.findings where finding.weight != .waived { issues.append(issue(finding)) }
  }

  private func issue(_ finding: Finding) -> JSONPiece {
    let severity: JSONPiece =
      switch finding.weight {
      case .unjudged: "critical"
      case .broken, .missed: "major"
      case .warned, .waived: "minor"
      }
    let path = path(finding.recording)
    let tracked = head.trackedName(of: finding.engine)
    return [
      "description": "\(finding.rule) [\(finding.engine)]: \(finding.story)".json,
      "check_name": finding.rule.json,
      "fingerprint": Fingerprint(path, finding.rule, tracked).text.json,
      "severity": severity, "location": ["path": path.json, "lines": ["begin": finding.line.json]],
    ]
  }

  mutating func text(_ end: RunEnd?) -> String {
    issues.isEmpty ? "[]\n" : "[\n" + issues.map(\.text).joined(separator: ",\n") + "\n]\n"
  }
}
