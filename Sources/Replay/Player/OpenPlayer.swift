package import Model
internal import Text

/// Replays events that arrive during the replay, such as the fingers on a page.
///
/// The steps are exactly those that a `Player` makes of the same events, so that a live verdict
/// equals the later verdict. Between two steps, a display may request the shown state at any time;
/// such a request is not a step, and changes no step. The engine must be a value type.
package struct OpenPlayer<Engine: ScrollEngine, Clock: Ticks> {
  /// The progress of the replay.
  package var course = ReplayCourse()
  /// The last shown state, at a step or between two steps.
  package private(set) var shown = Frame()
  private var engine: SteppedEngine<Engine>
  private var frames: FrameCount<Clock>
  private var step = Step()
  private var isOpen = false
  private var lastMoment = Instant.zero
  /// The time of the last shown state. Earlier events are rejected.
  package private(set) var now = Instant.zero

  /// Creates a replay on an engine in a scene, with frames at the ticks of a clock.
  package init(_ scene: Scene, on engine: Engine, at ticks: Clock) {
    self.engine = SteppedEngine(engine, views: scene.views.count)
    frames = FrameCount(ticks)
  }

  /// Whether the shown state no longer changes until an event occurs.
  package var isOver: Bool { engine.count > 0 && course.isOver }

  /// Adds the next moment, after drawing all frames that are due before it.
  ///
  /// - Parameter moment: A moment later than every previous moment, and not before `now`.
  package mutating func add(
    _ moment: Moment, _ report: (borrowing Step) -> Void
  ) throws(ReplayError) {
    if !isOpen { try open(at: moment.time) }
    guard moment.time >= now else {
      throw .engine(
        EngineError(.timeRanBack, "\(moment.time.text) ms is over: expected \(now.text) or later"))
    }
    while let frame = frames.pass(before: moment.time, since: lastMoment) {
      try draw(frame, [], report)
    }
    lastMoment = moment.time
    var moment = moment
    if moment.isInput {
      try engine.look(&step, .before, at: moment.time, after: course.now)
      step.moment.events = moment.events
      follow(report)
      let isObserved = moment.isObserved
      try engine.handle(&step, &moment, at: course.now)
      follow(report)
      if isObserved { frames.demand(at: lastMoment) }
    } else {
      frames.pass(moment.time)
      try draw(moment.time, moment.events, report)
    }
  }

  /// Advances the time, and draws every frame before the new time, unless everything is at rest.
  package mutating func advance(
    to time: Instant, _ report: (borrowing Step) -> Void
  ) throws(ReplayError) {
    guard isOpen else { return try engine.peek(&shown, at: nil) }
    while !isOver, let frame = frames.next, frame < time {
      frames.pass(frame)
      try draw(frame, [], report)
    }
    guard !isOver, time > now else { return }
    try engine.peek(&shown, at: time)
    now = time
  }

  private mutating func open(at time: Instant) throws(ReplayError) {
    isOpen = true
    (lastMoment, now) = (time, time)
    frames.skip(to: time)
    course.begin(at: time)
    try engine.begin(at: time)
  }

  private mutating func draw(
    _ time: Instant, _ events: [Located<InputEvent.Action>],
    _ report: (borrowing Step) -> Void
  ) throws(ReplayError) {
    try engine.draw(&step, at: time, isDrawn: frames.wasOfClock, after: course.now)
    step.moment.events = events
    follow(report)
  }

  private mutating func follow(_ report: (borrowing Step) -> Void) {
    course.follow(&step)
    now = max(now, step.time)
    shown.views = step.frame.views
    report(step)
  }
}
