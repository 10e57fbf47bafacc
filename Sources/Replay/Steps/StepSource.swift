public import Model
public import Text

/// A stream of steps, produced by every kind of replay.
public protocol StepSource {
  /// The scene of the replay.
  var scene: Scene { get }

  /// How the replay ended; nil until `next` has returned false or thrown.
  var ending: Ending? { get }

  /// Fills in the next step, reusing its memory. At the end, the method returns false and leaves
  /// the step unchanged. After an error the source is at its end.
  mutating func next(into step: inout Step) throws(ReplayError) -> Bool
}

/// The reason why a replay could not continue: the recording is invalid, or the engine failed.
public enum ReplayError: Error, Hashable, Sendable {
  /// The recording is invalid.
  case format(FormatError)
  /// The engine failed.
  case engine(EngineError)
}
