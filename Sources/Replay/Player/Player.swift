public import Gesture

/// Replays events on an engine in virtual time.
///
/// The first step is the state before the first event. Every moment of input has a step before and
/// one after it; every frame has one, and a touch at the very moment of a frame comes before the
/// frame. What the recorded device showed (`seen`) is never given to the engine: its instants are
/// frames too, so that both can be compared there. A moment that holds only what was seen or marked
/// is carried by that frame. Frames before the first event are not drawn.
///
/// Its memory does not grow with the recording, and in the steady state a step allocates nothing.
public struct Player<Source: EventSource, Engine: ScrollEngine, Clock: Ticks>: StepSource {
  public let scene: Scene
  public private(set) var ending: Ending?
  private let viewCount: Int
  private let patience: Patience
  private var timeline: Timeline<Source>
  private var engine: Engine
  private var frames: FrameCount<Clock>

  private var stage = Stage.opening
  /// The moment that comes next or is being handled; nothing is left of it after the last.
  private var moment = Moment(at: .zero)
  /// The input of a moment that holds more than input.
  private var input = Moment(at: .zero)
  private var now = Instant.zero
  private var index = 0
  private var watch = RestWatch(from: .zero)

  private enum Stage {
    case opening
    /// The next moment has to be read.
    case reading
    /// The next moment is known.
    case waiting
    /// No moment is left.
    case settling
    /// The step before a moment has been shown, the moment itself comes now.
    case handling
    case closed
  }

  public init(_ source: Source, on engine: Engine, at ticks: Clock, patience: Patience = Patience())
  {
    timeline = Timeline(source)
    scene = timeline.scene
    viewCount = scene.views.count
    self.engine = engine
    self.patience = patience
    frames = FrameCount(ticks)
  }
}

extension Player {
  public mutating func next(into step: inout Step) throws(ReplayError) -> Bool {
    do {
      return try proceed(&step)
    } catch .engine(let error) {
      stage = .closed
      ending = .engineError
      throw .engine(error)
    } catch {
      stage = .closed
      throw error
    }
  }

  private mutating func proceed(_ step: inout Step) throws(ReplayError) -> Bool {
    if stage == .opening { try open() }
    if stage == .reading { stage = try read() ? .waiting : .settling }
    switch stage {
    case .handling:
      try handle(&step)
      return true
    case .waiting:
      if let frame = frames.next, frame < moment.time {
        try draw(&step, at: frame)
      } else if moment.isInput {
        try show(&step, .before, at: moment.time)
        for index in moment.events.indices { step.moment.events.append(moment.events[index]) }
        stage = .handling
      } else {
        try draw(&step, at: moment.time)
        swap(&step.moment.events, &moment.events)
        stage = .reading
      }
      return true
    case .settling:
      guard let frame = frames.next, !isSettled else {
        ending = watch.ending(at: now, patience)
        stage = .closed
        return false
      }
      try draw(&step, at: frame)
      return true
    case .opening, .reading, .closed:
      return false
    }
  }

  /// Whether nothing more is worth waiting for.
  private var isSettled: Bool {
    index > 0
      && (now - watch.lastInput >= patience.most
        || !watch.claimsMotion && watch.isQuiet(for: patience.quiet + patience.linger, at: now))
  }
}

extension Player {
  /// Begins at the first event, or at the first frame of a recording without events.
  private mutating func open() throws(ReplayError) {
    stage = try read() ? .waiting : .settling
    if stage == .waiting { frames.skip(to: moment.time) }
    now = stage == .waiting ? moment.time : frames.next ?? .zero
    watch = RestWatch(from: now)
    do { try engine.advance(to: now) } catch { throw .engine(error) }
  }

  private mutating func read() throws(ReplayError) -> Bool {
    do { return try timeline.next(into: &moment) } catch { throw .format(error) }
  }

  private mutating func handle(_ step: inout Step) throws(ReplayError) {
    do {
      if !moment.isMixed {
        try engine.handle(moment)
      } else {
        input.time = moment.time
        input.events.removeAll(keepingCapacity: true)
        for event in moment.events where event.value.isInput { input.events.append(event) }
        try engine.handle(input)
      }
    } catch { throw .engine(error) }
    watch.take(moment)
    if moment.isObserved { frames.demand(at: now) }
    try show(&step, .after, at: now)
    swap(&step.moment.events, &moment.events)
    stage = .reading
  }

  private mutating func draw(_ step: inout Step, at time: Instant) throws(ReplayError) {
    try show(&step, .frame, at: time)
    frames.pass(time)
  }

  private mutating func show(
    _ step: inout Step, _ cause: Step.Cause, at time: Instant
  ) throws(ReplayError) {
    step.index = index
    step.time = time
    step.cause = cause
    step.moment.time = time
    while !step.moment.events.isEmpty { step.moment.events.removeLast() }
    step.frame.prepare(for: viewCount)
    if time > now {
      do { try engine.advance(to: time) } catch { throw .engine(error) }
    }
    engine.show(in: &step.frame)
    guard step.frame.views.count == viewCount else {
      throw .engine(
        EngineError(.broken, "it shows \(step.frame.views.count) views of \(viewCount)"))
    }
    now = time
    index += 1
    watch.see(step.frame, at: time)
  }
}

extension Frame {
  /// Makes room for what an engine shows, keeping the memory.
  mutating func prepare(for count: Int) {
    while !callbacks.isEmpty { callbacks.removeLast() }
    if views.count > count { views.removeLast(views.count - count) }
    while views.count < count { views.append(ViewState()) }
  }
}
