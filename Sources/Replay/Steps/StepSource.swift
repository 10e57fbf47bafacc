public import Gesture

/// The second waist: everything that replays is a stream of steps.
public protocol StepSource {
  var scene: Scene { get }

  /// How it ended; nil until `next` has said that there is no more, or has thrown.
  var ending: Ending? { get }

  /// Fills in the next step, reusing what the last one held; false at the end, and then the step still
  /// is what it was: who rests stands there.
  /// After an error the source is at its end.
  mutating func next(into step: inout Step) throws(ReplayError) -> Bool
}

/// A replay could not go on: because of the recording or because of the engine.
public enum ReplayError: Error, Hashable, Sendable {
  case format(FormatError)
  case engine(EngineError)
}
