package import Gesture

/// An engine could not do its work. This is never a finding about how it scrolls.
public struct EngineError: Error, Hashable, Sendable {
  /// What kind of failure it is.
  public var kind: Kind
  /// What happened, in words.
  public var message: String

  /// A failure of an engine.
  public init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }

  /// The kinds of failure.
  public enum Kind: String, CaseIterable, Sendable {
    /// It was asked to go back in time.
    case timeRanBack = "time-ran-back"
    /// It received a view or a finger that does not exist.
    case noSuchThing = "no-such-thing"
    /// It was asked for something before, or after, its time.
    case outOfOrder = "out-of-order"
    /// It cannot hold this scene.
    case unsupported
    /// A recording has a word that it does not claim.
    case unclaimed
    /// A setting it does not have, or a value the setting cannot take.
    case setting
    /// Its program is not there, or ended by itself before it answered anything.
    case unstarted
    /// It crashed or gave an invalid reply.
    case broken
    /// It did not answer in time.
    case late
    /// Nobody waits for its answer any more.
    case interrupted
  }

  /// A word that an engine does not claim was not sent to it.
  package init(_ word: UnclaimedWord) { self.init(.unclaimed, word.description) }

  /// Whether nothing has failed: it has only not been asked for what it does not do.
  package var isNoFailure: Bool { kind == .unsupported || kind == .unclaimed }
}
