package import Model

/// A failure of an engine. It is never a finding about how the engine scrolls.
public struct EngineError: Error, Hashable, Sendable {
  /// The kind of failure.
  public var kind: Kind
  /// A description of the failure.
  public var message: String

  /// Creates a failure of an engine.
  public init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }

  /// The kinds of failure.
  public enum Kind: String, CaseIterable, Sendable {
    /// The engine received a time before its current time.
    case timeRanBack = "time-ran-back"
    /// The engine received a view or a finger that does not exist.
    case noSuchThing = "no-such-thing"
    /// The engine received a call too early or too late.
    case outOfOrder = "out-of-order"
    /// The engine does not support this scene.
    case unsupported
    /// A recording uses a feature that the engine does not declare.
    case undeclared
    /// The engine does not have a setting, or the setting cannot have the value.
    case setting
    /// The engine's program does not exist, or ended before it answered anything.
    case unstarted
    /// The engine crashed or gave an invalid reply.
    case broken
    /// The engine did not answer in time.
    case late
    /// The engine's answer is no longer needed.
    case interrupted
  }

  /// Creates the failure for a feature that the engine does not declare, so that it was not sent.
  package init(_ word: UndeclaredFeature) { self.init(.undeclared, word.description) }

  /// Whether the engine did nothing wrong: the recording needs a feature that the engine does not
  /// support or declare.
  package var isNoFailure: Bool { kind == .unsupported || kind == .undeclared }
}
