package import Gesture
package import Replay

/// What was shown in a replay and kept: a trace, or steps in the compact form. Neither holds touches:
/// `TraceSteps` fills them in from the recording.
package protocol KeptFrames {
  var head: TraceHead { get }
  var file: String { get }
  var scene: Scene { get }
  /// What the engine reported.
  var reports: Abilities { get }
  /// Where the step last read stands, where the file has lines.
  var place: FileLocation { get }
  /// How the replay ended, if it was kept and the end is reached.
  var kept: KeptEnding? { get }

  /// Fills in the next step, its moment empty; false after the last one.
  mutating func next(into step: inout Step) throws(FormatError) -> Bool
}

/// How a replay ended that was kept.
package enum KeptEnding: Hashable, Sendable {
  /// It was played to its end.
  case ending(Ending)
  /// The engine failed.
  case failure(EngineError)
  /// The recording is wrong, which it says itself when it is read again.
  case recording
}

extension TraceReader: KeptFrames {
  /// A trace does not say how it ended: that is worked out from its steps.
  package var kept: KeptEnding? { nil }
}
