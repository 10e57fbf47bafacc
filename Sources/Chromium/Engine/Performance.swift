internal import Model
internal import Platform
internal import Replay

/// The states of a page that replayed a recording in real time, sampled about once per frame.
struct Performance {
  private(set) var steps: [Step] = []
  private var states: [ViewState]
  private var signals: AppSignals
  /// Errors of the page that have not been added to a step yet.
  private var errors: [PageError]
  /// The time of the last sample in which a view differed from the previous sample.
  private var moved: Instant?

  init(_ states: [ViewState], _ signals: AppSignals, _ errors: [PageError]) {
    self.states = states
    self.signals = signals
    self.errors = errors
  }

  /// The frame duration of the display that a headless browser simulates.
  private static let frame = TimeSpan.milliseconds(1000.0 / 60)

  mutating func add(_ cause: Step.Cause, at time: Instant, _ moment: Moment? = nil) {
    var step = Step()
    step.cause = cause
    step.time = time
    step.moment = moment ?? Moment(at: time)
    step.frame = Frame(views: states)
    step.frame.signals = signals
    step.frame.pageErrors = errors
    errors.removeAll()
    steps.append(step)
  }

  /// Samples the page until a time of the recording.
  mutating func watch(_ page: any ShownPage, until time: Instant) throws(EngineError) {
    while page.page.time < time {
      try look(at: page, before: time)
      sleep(from: page.page.time, at: time)
    }
  }

  /// Samples the page until everything has come to rest, or until the maximum time has passed.
  mutating func watch(
    _ page: any ShownPage, _ patience: ReplayLimit, after last: Instant
  ) throws(EngineError) {
    moved = max(moved ?? last, last)
    while let moved, page.page.time - moved < patience.quiet + patience.linger,
      page.page.time - last < patience.maximum
    {
      try look(at: page, before: Instant(nanoseconds: .max))
      sleep(from: page.page.time, at: Instant(nanoseconds: .max))
    }
  }

  private mutating func look(at page: any ShownPage, before end: Instant) throws(EngineError) {
    var seen = states
    try page.show(in: &seen, &signals, &errors)
    let time = page.page.time
    guard time < end, time > steps.last?.time ?? Instant(nanoseconds: .min) else { return }
    if seen != states { moved = time }
    states = seen
    add(.frame, at: time)
  }

  /// Sleeps until the next frame, or until the end if it comes before the next frame.
  private func sleep(from now: Instant, at end: Instant) {
    let rest = min(end.nanoseconds - now.nanoseconds, Self.frame.nanoseconds)
    if rest > 0 { usleep(UInt32(rest / 1000)) }
  }
}
