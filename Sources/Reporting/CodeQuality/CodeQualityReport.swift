internal import Gesture

/// GitLab's code quality report: a JSON list of what broke, which merge requests show beside the
/// lines. What is waived is not there.
struct CodeQualityReport: Report {
  private var issues: [String] = []

  private let head: RunHead
  private let path: @Sendable (String) -> String

  init(_ head: RunHead, _ choices: ReportChoices) {
    (self.head, path) = (head, choices.inRepository)
  }

  mutating func add(_ row: JudgedRecording) {
    for finding in row.findings where finding.weight != .waived {
      issues.append(issue(finding))
    }
  }

  private func issue(_ finding: Finding) -> String {
    let severity =
      switch finding.weight {
      case .unjudged: "critical"
      case .broken, .missed: "major"
      case .warned, .waived: "minor"
      }
    var lines = JSONMembers()
    lines.raw("begin", String(finding.line))
    var location = JSONMembers()
    let path = path(finding.recording)
    location.text("path", path)
    location.object("lines", lines)
    var issue = JSONMembers()
    issue.text("description", "\(finding.rule) [\(finding.engine)]: \(finding.story)")
    issue.text("check_name", finding.rule)
    issue.text(
      "fingerprint", Fingerprint(path, finding.rule, head.trackedName(of: finding.engine)).text)
    issue.text("severity", severity)
    issue.object("location", location)
    return issue.json
  }

  mutating func text(_ end: RunEnd?) -> String {
    issues.isEmpty ? "[]\n" : "[\n" + issues.joined(separator: ",\n") + "\n]\n"
  }
}
