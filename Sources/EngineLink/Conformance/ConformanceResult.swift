/// The result of a check of an engine in another process.
package struct ConformanceResult: Hashable, Sendable {
  package var check: String
  /// The requirement that the check tests.
  package var requirement: String
  package var result: Result

  package enum Result: Hashable, Sendable {
    case passed
    case failed(ConformanceFailure)
    /// The requirement could not be tested, or the engine does not declare the ability.
    case skipped(String)
  }
}

/// How an engine failed a check.
package struct ConformanceFailure: Hashable, Sendable {
  /// The request that failed, or the requirement that was not met.
  package var requirement: String
  /// The actual response.
  package var came: String
  /// Advice to the author of the engine.
  package var remedy: String
}
