internal import Gesture
internal import Replay

/// What happens in a replay, at the times at which an engine has it that acts at frames.
///
/// Such an engine shows its last frame again before and after a moment, whatever happens in it. So the
/// steps of moments are left out. What happened in them happens in a step of its own, at the time of the
/// frame that is the first to show it: the step after the moment, for everybody who looks at the steps.
/// Time has passed in it too since the frame before.
final class FrameInput {
  private let framesLate: Int
  private var watch = StepWatch()
  private var isFirst = true
  /// What happened since the last frame, and what happened before it and is not shown yet.
  private var taken = Batch()
  private var late: [Batch] = []
  private var callbacks: [Callback] = []
  /// When the last frame was drawn, or the first step was.
  private var lastFrame = Instant.zero

  /// Events of some moments, each with its time.
  private struct Batch {
    var events: [Located<InputEvent.Action>] = []
    var times: [Instant] = []
  }

  init(framesLate: Int) { self.framesLate = framesLate }

  /// Presents what a step is to those who judge: nothing, a step or two. Beside each stand the times of
  /// its events, where they are not the time of the step.
  func present(_ step: borrowing Step, _ report: (borrowing Step, [Instant]) -> Void) {
    var shown = copy step
    if isFirst || step.isDrawn { lastFrame = step.time }
    switch step.cause {
    case .before where isFirst:
      watch.follow(&shown)
      report(shown, [])
    case .before: callbacks += step.frame.callbacks
    case .after:
      callbacks += step.frame.callbacks
      taken.events += step.moment.events
      taken.times += Array(repeating: step.time, count: step.moment.events.count)
    case .frame:
      callbacks += step.frame.callbacks
      if step.isDrawn, let batch = dueBatch() { self.report(batch, step, report) }
      // What is seen between two frames has stood there since the first of them.
      guard step.isDrawn || step.moment.isObserved else { break }
      shown.time = lastFrame
      shown.frame.callbacks = callbacks
      callbacks = []
      watch.follow(&shown)
      report(shown, [])
    }
    isFirst = false
  }

  /// What the frame that is drawn now is the first to show; nothing where that is nothing.
  private func dueBatch() -> Batch? {
    late.append(taken)
    taken = Batch()
    guard late.count >= framesLate else { return nil }
    let batch = late.removeFirst()
    return batch.events.isEmpty ? nil : batch
  }

  private func report(
    _ batch: Batch, _ step: borrowing Step, _ report: (borrowing Step, [Instant]) -> Void
  ) {
    var shown = copy step
    shown.cause = .after
    shown.moment = Moment(at: step.time, batch.events)
    shown.frame.callbacks = callbacks
    callbacks = []
    watch.follow(&shown)
    report(shown, batch.times)
  }
}
