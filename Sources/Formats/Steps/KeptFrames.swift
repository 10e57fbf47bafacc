package import Gesture
package import Replay

/// The saved output of a replay: a trace, or steps in the compact form. Neither contains touches:
/// `TraceSteps` takes them from the recording.
package protocol KeptFrames {
  var head: TraceHead { get }
  var file: String { get }
  var scene: Scene { get }
  /// The values that the engine reported.
  var reports: Abilities { get }
  /// The location of the last step, if the file has lines.
  var place: FileLocation { get }
  /// How the replay ended, if that was saved and the end has been reached.
  var kept: KeptEnding? { get }

  /// Reads the next step, with an empty moment; false after the last one.
  mutating func next(into step: inout Step) throws(FormatError) -> Bool
}

/// How a saved replay ended.
package enum KeptEnding: Hashable, Sendable {
  /// The replay was complete.
  case ending(Ending)
  /// The engine failed.
  case failure(EngineError)
  /// The recording is invalid. Reading it again produces the error.
  case recording
}

extension TraceReader: KeptFrames {
  /// A trace does not contain how the replay ended. That is derived from its steps.
  package var kept: KeptEnding? { nil }
}
