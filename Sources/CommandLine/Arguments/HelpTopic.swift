internal import Invariants
internal import Runs

/// The topics that `flickbook help` explains besides the verbs. Many verbs share them.
enum HelpTopic: String, CaseIterable, Sendable {
  case paths
  case formulas, patterns
  case exitCodes = "exit-codes"
  case engineOptions = "engine-options"
  case reportOptions = "report-options"
  case runOptions = "run-options"

  var summary: String {
    switch self {
    case .paths: "the forms of PATH operands"
    case .formulas: "the language of user-defined invariants, on one page"
    case .patterns: "common rules with a name and parameters, for --rule, suites and recordings"
    case .exitCodes: "the meaning of exit codes, for all verbs"
    case .engineOptions: "options for engines that are programs, and for pages in a browser"
    case .reportOptions: "options for the reports of results"
    case .runOptions: "options for the execution and the output of runs"
    }
  }

  var sections: [(name: String, rows: [(term: String, text: String)])] {
    switch self {
    case .paths: [("PATH", PathForms.all.map { ($0, $1) })]
    case .formulas: Catalogue.language
    case .patterns:
      [
        ("PATTERNS", Catalogue.patternRows.map { (term: $0.0, text: $0.1) }),
        (
          "EXAMPLES",
          [
            (
              "\(Release.name) check swipe.xml --rule 'pattern rests-inside'",
              "Judge a recording by a pattern."
            ),
            (
              "\(Release.name) explain --rule 'pattern rests-inside'",
              "Print the formula of a pattern."
            ),
          ]
        ),
      ]
    case .exitCodes:
      [("EXIT CODES", ExitCode.allCases.map { (String($0.rawValue), $0.meaning) })]
    case .engineOptions:
      [
        ("ENGINES", Self.rows(Option.engineSources.filter { !Self.isOfBrowser($0) })),
        ("BROWSER", Self.rows(Option.engineSources.filter(Self.isOfBrowser))),
      ]
    case .reportOptions: [("REPORTS", Self.rows(Option.reports))]
    case .runOptions:
      [
        ("RUN", Self.rows(OptionGroup.run.members)),
        ("OUTPUT", Self.rows(OptionGroup.output.members)),
      ]
    }
  }

  private static func isOfBrowser(_ option: Option) -> Bool {
    Option.browserOptions.contains { $0.name == option.name }
  }

  private static func rows(_ options: [Option]) -> [(term: String, text: String)] {
    options.map { ($0.synopsis, $0.line) }
  }
}
