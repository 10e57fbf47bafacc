/// Why a session could not do what its plan asks: the plan is wrong, or nothing can be found out.
public struct SessionError: Error, Hashable, Sendable {
  /// What it means for the session as a whole.
  public var kind: Kind
  /// What is wrong, in words.
  public var message: String

  init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }

  /// What an error means for the session as a whole.
  public enum Kind: String, CaseIterable, Sendable {
    /// A recording, an engine or the plan itself does not let anything be judged.
    case unjudged
    /// Something that belongs to the session is missing.
    case incomplete
    /// There is nothing to do.
    case nothing
  }
}

extension SessionError: CustomStringConvertible {
  /// What is wrong, in words.
  public var description: String { message }
}
