/// What came of one check of an engine in another process.
public struct ConformanceResult: Hashable, Sendable {
  public var check: String
  /// What is true of an engine that passes it.
  public var asks: String
  public var result: Result

  public enum Result: Hashable, Sendable {
    case passed
    case failed(ConformanceFailure)
    /// It could not be put to the test, or what it is about is not claimed.
    case skipped(String)
  }
}

/// How an engine failed a check.
public struct ConformanceFailure: Hashable, Sendable {
  /// What it was asked.
  public var asked: String
  /// What came instead of what was expected.
  public var came: String
  /// What its author can do about it.
  public var remedy: String
}
