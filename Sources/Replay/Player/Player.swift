public import Model

/// Replays events on an engine in virtual time.
///
/// The first step is the state before the first event. Every moment of input has a step before and
/// a step after it, and every frame has a step. A touch at the exact time of a frame comes before
/// the frame. The engine never receives what the recorded device showed (`seen`). Its times are
/// frame steps too, so that both can be compared. A moment that contains only observations or marks
/// is attached to that step. Frames before the first event are not drawn. Neither are frames during
/// a long wait: from ten seconds after an event until one second before the next event.
///
/// The memory does not grow with the recording, and in the steady state a step allocates nothing.
public struct Player<Source: EventSource, Engine: ScrollEngine, Clock: Ticks>: PlayedSteps {
  /// The scene of the recording.
  public let scene: Scene
  /// The progress of the replay.
  public var course: ReplayCourse
  private var schedule: Schedule<Source, Clock>
  private var engine: SteppedEngine<Engine>
  private var isOpen = false

  /// Creates a replay of the events of a source on an engine, with frames at the ticks of a clock.
  public init(
    _ source: Source, on engine: Engine, at ticks: Clock, patience: ReplayLimit = ReplayLimit()
  ) {
    schedule = Schedule(source, at: ticks)
    scene = schedule.scene
    self.engine = SteppedEngine(engine, views: scene.views.count)
    course = ReplayCourse(patience: patience)
  }

  /// Fills in the next step, except for the values that are derived from earlier steps; returns
  /// false at the end.
  public mutating func make(_ step: inout Step) throws(ReplayError) -> Bool {
    if !isOpen { try open() }
    let cue: Schedule<Source, Clock>.Cue?
    do { cue = try schedule.next() } catch { throw .format(error) }
    switch cue {
    case .before:
      try engine.look(&step, .before, at: schedule.moment.time, after: course.now)
      schedule.copyEvents(to: &step)
    case .after: try engine.handle(&step, &schedule.moment, at: course.now)
    case .frame(let time):
      try engine.draw(&step, at: time, isDrawn: schedule.isDrawn, after: course.now)
    case .reported:
      try engine.draw(&step, at: schedule.moment.time, isDrawn: schedule.isDrawn, after: course.now)
      swap(&step.moment.events, &schedule.moment.events)
    case .idle(let time) where !(engine.count > 0 && course.isOver):
      try engine.draw(&step, at: time, isDrawn: schedule.isDrawn, after: course.now)
    case .idle, nil: return false
    }
    return true
  }

  /// Starts at the time of the first event, or of the first frame of a recording without events.
  private mutating func open() throws(ReplayError) {
    do { course.begin(at: try schedule.open()) } catch { throw .format(error) }
    isOpen = true
    try engine.begin(at: course.now)
  }
}

extension Step {
  /// Prepares the step for the engine's output, keeping the allocated memory.
  @inline(__always)
  package mutating func prepare(_ index: Int, _ cause: Cause, at time: Instant, views: Int) {
    self.index = index
    self.time = time
    self.cause = cause
    isBetweenFrames = false
    moment.time = time
    while !moment.events.isEmpty { moment.events.removeLast() }
    frame.prepare(for: views)
  }
}

extension Frame {
  /// Prepares the frame for the engine's output, keeping the allocated memory.
  mutating func prepare(for count: Int) {
    while !callbacks.isEmpty { callbacks.removeLast() }
    signals.removeAll()
    if views.count > count { views.removeLast(views.count - count) }
    while views.count < count { views.append(ViewState()) }
  }
}
