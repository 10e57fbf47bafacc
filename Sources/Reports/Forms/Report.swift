package import Results

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
