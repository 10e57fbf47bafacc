internal import Model
internal import Text

/// An engine and the steps made from its output: the code that all sources of moments and frames
/// share.
struct SteppedEngine<Engine: ScrollEngine> {
  private var engine: Engine
  private let viewCount: Int
  /// The input of the current moment, if the moment also contains other events.
  private var input = Moment(at: .zero)
  /// The number of steps so far.
  private(set) var count = 0

  init(_ engine: Engine, views: Int) {
    self.engine = engine
    viewCount = views
  }

  /// Passes the start time to the engine.
  mutating func begin(at time: Instant) throws(ReplayError) {
    do { try engine.advance(to: time) } catch { throw .engine(error) }
  }

  /// Makes the step directly after a moment, and moves the moment's events to it.
  @inline(__always)
  mutating func handle(
    _ step: inout Step, _ moment: inout Moment, at now: Instant
  ) throws(ReplayError) {
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
    try look(&step, .after, at: now, after: now)
    swap(&step.moment.events, &moment.events)
  }

  /// Makes the step of a frame. A frame that is not of the clock is shown without being drawn.
  mutating func draw(
    _ step: inout Step, at time: Instant, isDrawn: Bool, after last: Instant
  ) throws(ReplayError) {
    guard isDrawn else {
      try look(&step, .frame, at: time, after: last)
      step.isBetweenFrames = true
      return
    }
    step.prepare(count, .frame, at: time, views: viewCount)
    do { try engine.drawFrame(at: time) } catch { throw .engine(error) }
    try show(&step)
  }

  /// Makes a step at a time that is not a frame of the clock.
  @inline(__always)
  mutating func look(
    _ step: inout Step, _ cause: Step.Cause, at time: Instant, after last: Instant
  ) throws(ReplayError) {
    step.prepare(count, cause, at: time, views: viewCount)
    if time > last {
      do { try engine.advance(to: time) } catch { throw .engine(error) }
    }
    try show(&step)
  }

  private mutating func show(_ step: inout Step) throws(ReplayError) {
    engine.show(in: &step.frame)
    guard step.frame.views.count == viewCount else {
      throw .engine(
        EngineError(.broken, "it shows \(step.frame.views.count) views of \(viewCount)"))
    }
    count += 1
  }

  /// Shows the state at a time between the steps, or the current state if no time is given. A copy
  /// of the engine is used, so that no later step depends on the call; therefore the engine must be
  /// a value type.
  func peek(_ frame: inout Frame, at time: Instant?) throws(ReplayError) {
    var copy = engine
    frame.prepare(for: viewCount)
    if let time { do { try copy.advance(to: time) } catch { throw .engine(error) } }
    copy.show(in: &frame)
  }
}
