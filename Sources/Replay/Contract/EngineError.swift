/// An engine could not do its work. This is never a finding about how it scrolls.
public struct EngineError: Error, Hashable, Sendable {
  public var kind: Kind
  public var message: String

  public init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }

  public enum Kind: String, CaseIterable, Sendable {
    /// It was asked to go back in time.
    case timeRanBack = "time-ran-back"
    /// It was told about a view or a finger that does not exist.
    case noSuchThing = "no-such-thing"
    /// It cannot hold this scene.
    case unsupported
    /// A setting it does not have, or a value the setting cannot take.
    case setting
    /// It crashed or spoke garbage.
    case broken
    /// It did not answer in time.
    case late
    /// Nobody waits for its answer any more.
    case interrupted
  }
}
