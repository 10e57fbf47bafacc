package import Results

/// The formats of reports. A new format needs a new file and a case here.
package enum ReportForm: String, CaseIterable, Sendable {
  case junit, sarif, tap, json, markdown, folders, tested
  case codeQuality = "code-quality"

  /// An empty report in this format.
  ///
  /// - Parameter store: Where a long report keeps its parts until it is written.
  package func report(
    of head: RunHead, _ choices: ReportChoices = ReportChoices(),
    in store: any TextStore = TextMemory()
  ) -> any Report {
    switch self {
    case .junit: JUnitReport(head, choices, in: store)
    case .sarif: SARIFReport(head, choices)
    case .tap: TAPReport(head, in: store)
    case .json: JSONReport(head, in: store)
    case .markdown: MarkdownReport(head, choices)
    case .folders: FoldersReport(head)
    case .tested: TestedReport(head)
    case .codeQuality: CodeQualityReport(head, choices)
    }
  }

  /// Whether the report uses traces.
  package var showsTraces: Bool { self == .json }
}
