package import Model

/// An engine failed. This is never a finding about how it scrolls.
public struct EngineError: Error, Hashable, Sendable {
  /// The kind of failure.
  public var kind: Kind
  /// A description of the failure.
  public var message: String

  /// A failure of an engine.
  public init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }

  /// The kinds of failure.
  public enum Kind: String, CaseIterable, Sendable {
    /// It received a time before the current one.
    case timeRanBack = "time-ran-back"
    /// It received a view or a finger that does not exist.
    case noSuchThing = "no-such-thing"
    /// It received a call too early or too late.
    case outOfOrder = "out-of-order"
    /// It does not support this scene.
    case unsupported
    /// A recording uses a feature that it does not declare.
    case undeclared
    /// A setting that it does not have, or a value that the setting cannot have.
    case setting
    /// Its program does not exist, or ended before it answered anything.
    case unstarted
    /// It crashed or gave an invalid reply.
    case broken
    /// It did not answer in time.
    case late
    /// Its answer is no longer needed.
    case interrupted
  }

  /// The failure that a recording uses a feature that the engine does not declare, so it was not
  /// sent.
  package init(_ word: UndeclaredFeature) { self.init(.undeclared, word.description) }

  /// Whether nothing has failed: the recording needs something that the engine does not support or
  /// declare.
  package var isNoFailure: Bool { kind == .unsupported || kind == .undeclared }
}
