package import Results

/// Options of reports that are not part of the results.
package struct ReportChoices: Sendable {
  /// What a JUnit test case represents.
  package var junitCase = TestCase.recording
  /// Whether JUnit test cases have `file` and `line` attributes, which some readers need and the
  /// schema forbids.
  package var junitNamesFiles = false
  /// The folder, with a trailing slash, in which the same run writes a page for each failed
  /// recording.
  package var pages: String?
  /// The location of the page that the same run writes, relative to this report.
  package var page: PageLocation?
  /// The address at which the page is published, if it is known. Reports link to this address.
  package var published: PageLocation?
  /// The address of a picture that shows the worst failure.
  package var picture: String?
  /// The findings of an earlier run. The report includes the difference to them.
  package var earlier: EarlierRun?

  /// Maps the path of a recording to its path in the repository, where tools that read a report
  /// look for it.
  package var inRepository: @Sendable (String) -> String = { $0.inRepository }

  package enum TestCase: String, CaseIterable, Sendable {
    case invariant, recording
  }

  package init() {}
}
