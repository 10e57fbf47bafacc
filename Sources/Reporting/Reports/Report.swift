/// A rendering of the results for one consumer. It receives the rows of a run in the order of the
/// plan and produces a text at the end.
///
/// A report is a function of head, rows and end alone, so it is the same whether it was written
/// during the run or later from the results file.
package protocol Report: Sendable {
  mutating func add(_ row: JudgedRecording)

  /// The whole text.
  ///
  /// - Parameter end: `nil` if the run was killed before it wrote its end.
  mutating func text(_ end: RunEnd?) -> String

  /// Warnings for the user, available after the text is made.
  var warnings: [String] { get }

  /// Parts that are missing from the text because of system errors, available after the text is
  /// made.
  var losses: [String] { get }
}

extension Report {
  package var warnings: [String] { [] }
  package var losses: [String] { [] }
}

/// Options of reports that are not part of the results.
package struct ReportChoices: Sendable {
  /// What a JUnit test case represents.
  package var junitCase = JUnitCase.recording
  /// Whether JUnit test cases have `file` and `line` attributes, which some readers need and the
  /// schema forbids.
  package var junitNamesFiles = false
  /// The folder, with a trailing slash, in which the same run writes a page for each failed
  /// recording.
  package var pages: String?
  /// The location of the page that the same run writes, relative to this report.
  package var page: PageLocation?
  /// The findings of an earlier run. The report includes the difference to them.
  package var earlier: EarlierRun?

  /// Maps the path of a recording to its path in the repository, where tools that read a report
  /// look for it.
  package var inRepository: @Sendable (String) -> String = { $0.inRepository }

  package enum JUnitCase: String, CaseIterable, Sendable {
    case invariant, recording
  }

  package init() {}
}

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
