internal import Model
internal import Replay

/// Gives the steps of a replay the times at which an engine that moves at frames stands where it
/// shows itself.
///
/// Such an engine handles events at once, but what moves by itself stands between two frames. So
/// before and after a moment it shows the positions of the last frame, and the next step of a
/// motion takes the whole time since then.
struct StandingInput {
  private var watch = StepWatch()
  private var isFirst = true
  /// The time of the last frame, or of the first step.
  private var lastFrame = Instant.zero

  /// Changes the time of a step, if it is between two frames; returns the times at which its events
  /// really happened.
  mutating func present(_ step: inout Step) -> [Instant] {
    if isFirst || step.isDrawn { lastFrame = step.time }
    isFirst = false
    let time = step.time
    step.time = lastFrame
    watch.follow(&step)
    return Array(repeating: time, count: step.moment.events.count)
  }
}
