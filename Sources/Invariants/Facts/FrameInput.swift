internal import Model
internal import Replay
internal import Text

/// Delivers the events of a replay at the times at which an engine that acts at frames processes
/// them.
///
/// Before and after every moment such an engine shows its last frame again. So the steps of moments
/// are left out. Their events are delivered in a separate step with the cause `after`, at the time
/// of the first frame that shows them. Unlike other steps with that cause, it spans the time since
/// the previous frame.
final class FrameInput {
  private let framesLate: Int
  private var watch = StepWatch()
  private var isFirst = true
  /// The events since the last frame, and earlier events that no frame shows yet.
  private var taken = Batch()
  private var late: [Batch] = []
  private var callbacks: [Callback] = []
  /// The time of the last frame, or of the first step.
  private var lastFrame = Instant.zero

  /// Events of some moments, each with its time.
  private struct Batch {
    var events: [Located<InputEvent.Action>] = []
    var times: [Instant] = []
  }

  init(framesLate: Int) { self.framesLate = framesLate }

  /// Reports a step in the form for the judges, which is zero, one or two steps. The second
  /// argument of `report` contains the times of the events, if they differ from the time of the
  /// step.
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
      // The state observed between two frames has been shown since the first of them.
      guard step.isDrawn || step.moment.isObserved else { break }
      shown.time = lastFrame
      shown.frame.callbacks = callbacks
      callbacks = []
      watch.follow(&shown)
      report(shown, [])
    }
    isFirst = false
  }

  /// The events that the current frame is the first to show; nil if there are none.
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
