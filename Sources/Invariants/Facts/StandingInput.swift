internal import Model
internal import Replay

/// Changes the times of steps for an engine that processes events immediately, but moves its views
/// only at frames.
///
/// Before and after a moment such an engine shows the positions of its last frame. The steps get
/// the time of that frame, so that the next step of a motion spans the whole time since then.
struct StandingInput {
  private var watch = StepWatch()
  private var isFirst = true
  /// The time of the last frame, or of the first step.
  private var lastFrame = Instant.zero

  /// Moves a step that is between two frames back to the time of the last frame, and returns the
  /// original times of its events.
  mutating func present(_ step: inout Step) -> [Instant] {
    if isFirst || step.isDrawn { lastFrame = step.time }
    isFirst = false
    let time = step.time
    step.time = lastFrame
    watch.follow(&step)
    return Array(repeating: time, count: step.moment.events.count)
  }
}
