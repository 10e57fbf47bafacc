package import Gesture

/// Replays events that are still to come: fingers on a page do now what a recording will say they did.
///
/// It gives the steps that a `Player` gives of the same events, frame by frame and bit by bit, so that
/// what is judged while it happens is judged the same later. Between two steps it shows what a display
/// of any rate wants to see; that is no step, and changes none. The engine must be a value.
package struct OpenPlayer<Engine: ScrollEngine, Clock: Ticks> {
  /// How far the replay has come.
  package var course = ReplayCourse()
  /// What was shown last, by a step or beside them.
  package private(set) var shown = Frame()
  private var engine: SteppedEngine<Engine>
  private var frames: FrameCount<Clock>
  private var step = Step()
  private var isOpen = false
  private var lastMoment = Instant.zero
  /// The time up to which something was shown: nothing can happen before it any more.
  package private(set) var now = Instant.zero

  /// A replay on an engine in a scene, with frames at the ticks of a clock.
  package init(_ scene: Scene, on engine: Engine, at ticks: Clock) {
    self.engine = SteppedEngine(engine, views: scene.views.count)
    frames = FrameCount(ticks)
  }

  /// Whether nothing more is shown until something happens.
  package var isOver: Bool { engine.count > 0 && course.isOver }

  /// What happens next, after all frames that are due before it.
  ///
  /// - Parameter moment: It comes after every moment before it, and not before `now`.
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

  /// Lets time pass: every frame before a time is drawn, unless everything is at rest.
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
