internal import Replay

/// Tracks which sample of a reply is due next. Each requested step has a sample for each view. A
/// step between two frames has two samples for each view, before and after an empty moment.
struct DueSamples {
  /// The index of the next sample's step.
  private(set) var step = 0
  private(set) var view = 0
  /// The number of samples received.
  private(set) var count = 0
  private var isSecond = false
  private let views: Int

  init(views: Int) { self.views = views }

  func key(of step: Step) -> SampleKey {
    // Between frames, an engine shows its state before and after an empty moment.
    let between: Step.Cause = isSecond ? .after : .before
    let cause = step.isBetweenFrames ? between : step.cause
    return SampleKey(time: step.time, cause: cause, view: view)
  }

  mutating func pass(_ step: Step) {
    count += 1
    view += 1
    guard view == views else { return }
    view = 0
    isSecond = step.isBetweenFrames && !isSecond
    if !isSecond { self.step += 1 }
  }

  /// The number of samples in a reply for all these steps.
  func total(of steps: some Collection<Step>) -> Int {
    steps.reduce(0) { $0 + ($1.isBetweenFrames ? 2 : 1) } * views
  }
}
