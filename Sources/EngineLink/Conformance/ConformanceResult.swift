/// The result of one check of an engine in another process.
package struct ConformanceResult: Hashable, Sendable {
  package var check: String
  /// The requirement that the check tests.
  package var requirement: String
  package var result: Result

  package enum Result: Hashable, Sendable {
    case passed
    case failed(ConformanceFailure)
    /// It could not be tested, or the engine does not declare the ability.
    case skipped(String)
  }
}

/// How an engine failed a check.
package struct ConformanceFailure: Hashable, Sendable {
  /// The request.
  package var requirement: String
  /// The actual response.
  package var came: String
  /// What its author can do about it.
  package var remedy: String
}
