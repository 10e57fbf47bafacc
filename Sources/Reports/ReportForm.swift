package import Results

/// The formats of reports. A new one is a new file and a case here.
package enum ReportForm: String, CaseIterable, Sendable {
  case junit, sarif, tap, json, markdown, folders, tested
  case codeQuality = "code-quality"

  /// An empty report in this format.
  package func report(of head: RunHead, _ choices: ReportChoices = ReportChoices()) -> any Report {
    switch self {
    case .junit: JUnitReport(head, choices)
    case .sarif: SARIFReport(head, choices)
    case .tap: TAPReport(head)
    case .json: JSONReport(head)
    case .markdown: MarkdownReport(head, choices)
    case .folders: FoldersReport(head)
    case .tested: TestedReport(head)
    case .codeQuality: CodeQualityReport(head, choices)
    }
  }

  /// Whether the report uses traces.
  package var showsTraces: Bool { self == .json }
}
