internal import Gesture
internal import Platform
internal import Replay

/// What a page showed that played a recording in real time: sampled about as often as it draws.
struct Performance {
  private(set) var steps: [Step] = []
  private var states: [ViewState]
  private var signals: AppSignals
  /// What went wrong in the page and is in no step yet.
  private var errors: [PageError]
  /// When anything moved last.
  private var moved: Instant?

  init(_ states: [ViewState], _ signals: AppSignals, _ errors: [PageError]) {
    self.states = states
    self.signals = signals
    self.errors = errors
  }

  /// How long a frame lasts on the screen that a browser without one pretends to have.
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

  /// Looks on until a time of the recording has come.
  mutating func watch(_ page: any ShownPage, until time: Instant) throws(EngineError) {
    while page.page.time < time {
      try look(at: page, before: time)
      sleep(from: page.page.time, at: time)
    }
  }

  /// Looks on until everything has come to rest.
  mutating func watch(
    _ page: any ShownPage, _ patience: ReplayLimit, after last: Instant
  ) throws(EngineError) {
    moved = max(moved ?? last, last)
    while let moved, page.page.time - moved < patience.quiet + patience.linger,
      page.page.time - last < patience.most
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

  /// Until the next frame or the end, whichever comes first.
  private func sleep(from now: Instant, at end: Instant) {
    let rest = min(end.nanoseconds - now.nanoseconds, Self.frame.nanoseconds)
    if rest > 0 { usleep(UInt32(rest / 1000)) }
  }
}
