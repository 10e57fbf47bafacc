public import Gesture

/// A stream of steps: everything that replays is one.
public protocol StepSource {
  /// The scene of the replay.
  var scene: Scene { get }

  /// How it ended; nil until `next` has returned false or thrown.
  var ending: Ending? { get }

  /// Fills in the next step, reusing what the last one held; false at the end, and then the
  /// step is unchanged. After an error the source is at its end.
  mutating func next(into step: inout Step) throws(ReplayError) -> Bool
}

/// A replay could not go on: because of the recording or because of the engine.
public enum ReplayError: Error, Hashable, Sendable {
  /// The recording is wrong.
  case format(FormatError)
  /// The engine could not do its work.
  case engine(EngineError)
}
