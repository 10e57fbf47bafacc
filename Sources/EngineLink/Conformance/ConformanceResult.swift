/// What came of one check of an engine in another process.
package struct ConformanceResult: Hashable, Sendable {
  package var check: String
  /// What is true of an engine that passes it.
  package var asks: String
  package var result: Result

  package enum Result: Hashable, Sendable {
    case passed
    case failed(ConformanceFailure)
    /// It could not be put to the test, or what it is about is not claimed.
    case skipped(String)
  }
}

/// How an engine failed a check.
package struct ConformanceFailure: Hashable, Sendable {
  /// What it was asked.
  package var asked: String
  /// What came instead of what was expected.
  package var came: String
  /// What its author can do about it.
  package var remedy: String
}
