internal import Model
internal import Replay
internal import Text

/// The facts about a step that are the same for every view. `FactsTracker` makes them once per
/// step.
struct StepFacts {
  /// The index of the step in the replay.
  var index = 0
  var time = Instant.zero
  var cause = Step.Cause.before
  /// When the input of this step's moment really arrived: before `time`, if an engine acts at
  /// frames.
  var inputTime = Instant.zero
  /// Whether the input really arrived at several times: then a frame hides what was shown between
  /// them.
  var isOfSeveralTimes = false
  /// Seconds since the last step.
  var elapsed = 0.0
  /// Whether an engine that moves at frames handled events within this time: a motion may have begun
  /// with them, or with the frame before, so its speed is not known.
  var isPartial = false
  /// The location of the last input, if the recording has it.
  var location = FileLocation.nowhere
  /// The time since which the view was observed without a gap: between the observations of a
  /// device, according to `sight`, or between the frames of an engine, at most a tenth of a second
  /// apart. What happens in a gap is no reason for a violation.
  var seenSince = Instant(nanoseconds: .min)
  /// Whether there has been any input.
  var hadInput = false
}
