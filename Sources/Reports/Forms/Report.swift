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

  /// Writes the same text in pieces. The text of a report with a part for each row may not fit in
  /// memory.
  mutating func write<Failure>(
    _ end: RunEnd?, _ put: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure)

  /// Warnings for the user, available after the text is made.
  var warnings: [String] { get }

  /// Parts that are missing from the text because of system errors, available after the text is
  /// made.
  var losses: [String] { get }
}

extension Report {
  package mutating func write<Failure>(
    _ end: RunEnd?, _ put: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    try put(Array(text(end).utf8))
  }

  package var warnings: [String] { [] }
  package var losses: [String] { [] }
}

/// A report that is written in pieces. Its `text` is the concatenation of the pieces.
protocol LongReport: Report {}

extension LongReport {
  mutating func text(_ end: RunEnd?) -> String {
    var bytes: [UInt8] = []
    write(end) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }
}
