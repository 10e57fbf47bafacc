internal import Replay

/// Which sample of a reply is due next: one of each view for every step that was asked for, and for
/// one between two frames those before and after a moment in which nothing happens.
struct DueSamples {
  /// The step that the next sample is of.
  private(set) var step = 0
  private(set) var view = 0
  /// How many samples have come.
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

  /// How many samples a reply to all these steps has.
  func total(of steps: some Collection<Step>) -> Int {
    steps.reduce(0) { $0 + ($1.isBetweenFrames ? 2 : 1) } * views
  }
}
