internal import Model
internal import Replay
internal import Text

/// The facts about a step that are the same for every view. `FactsTracker` computes them once per
/// step.
struct StepFacts {
  /// The index of the step in the replay.
  var index = 0
  var time = Instant.zero
  var cause = Step.Cause.before
  /// When the last input of this step's moment arrived: before `time` if an engine acts at frames,
  /// and after it if an engine moves only at frames.
  var inputTime = Instant.zero
  /// Whether the input of this step arrived at several times: then a frame hides the states between
  /// them.
  var isOfSeveralTimes = false
  /// The seconds since the last step.
  var elapsed = 0.0
  /// Whether an engine that moves only at frames processed events since the last frame. A motion
  /// may have begun with these events or with the last frame, so its speed is unknown.
  var isPartial = false
  /// The location of the last input, if known from the recording.
  var location = FileLocation.nowhere
  /// The time since which all views were observed without a gap. For a device, `sight` reports
  /// gaps; for an engine, a gap is more than a tenth of a second between two frames. What happens
  /// in a gap is no reason for a violation.
  var seenSince = Instant(nanoseconds: .min)
  /// Whether there has been any input.
  var hadInput = false
}
