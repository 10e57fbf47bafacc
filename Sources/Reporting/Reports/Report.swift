/// A rendering of results for one reader: takes the rows of a run in the order of the plan, and is a
/// text in the end.
///
/// A report is a function of head, rows and end alone, so that it is the same whether it was made
/// while the run went on or from its results file.
package protocol Report: Sendable {
  mutating func add(_ row: JudgedRecording)

  /// The whole text.
  ///
  /// - Parameter end: Nothing where the run was killed before it could tell.
  mutating func text(_ end: RunEnd?) -> String

  /// What a person is to know beside the text, once it is made.
  var warnings: [String] { get }

  /// What the text lacks because the system failed, once it is made.
  var losses: [String] { get }
}

extension Report {
  package var warnings: [String] { [] }
  package var losses: [String] { [] }
}

/// What is to be decided about reports beside the results.
package struct ReportChoices: Sendable {
  /// What a test case of JUnit is.
  package var junitCase = JUnitCase.recording
  /// Whether test cases of JUnit name their file and line, as some readers want and the schema
  /// forbids.
  package var junitNamesFiles = false
  /// The folder, with its slash, in which the same run leaves a page for each recording that failed.
  package var pages: String?
  /// Where the same run leaves its page, as seen from the report that is made.
  package var page: PagePlace?
  /// What an earlier run found: the difference to it is part of the report.
  package var earlier: EarlierRun?

  /// What a recording is called in its repository, where tools look for it that read a report.
  package var inRepository: @Sendable (String) -> String = { $0.inRepository }

  package enum JUnitCase: String, CaseIterable, Sendable {
    case invariant, recording
  }

  package init() {}
}

/// The forms that results can be given. A new one is a file beside the others and a line here.
package enum ReportForm: String, CaseIterable, Sendable {
  case junit, sarif, tap, json, markdown, folders, tested
  case codeQuality = "code-quality"

  /// An empty report of that form.
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

  /// Whether traces make a difference to it.
  package var showsTraces: Bool { self == .json }
}
