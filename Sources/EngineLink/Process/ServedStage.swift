internal import Model
internal import Replay
internal import Text

/// A scene that is replayed for a client.
struct ServedStage {
  private var engine: any ScrollEngine
  private let reports: Abilities
  private let columns: [SampleColumn]
  private let viewCount: Int
  private var grammar: EventGrammar
  private var now: Instant
  private var step = Step()
  private var callbacks = LineText()
  private var readouts = LineText()
  private var signals = LineText()
  /// The last reported readouts of each view.
  private var reported: [Readouts]
  /// The last reported signals of the app itself.
  private var reportedSignals = AppSignals()

  init(_ scene: Scene, _ engine: any ScrollEngine, _ factory: EngineFactory, at time: Instant) {
    self.engine = engine
    reports = factory.abilities
    columns = Introduction(factory).columns
    viewCount = scene.views.count
    grammar = EventGrammar(scene)
    now = time
    reported = Array(repeating: Readouts(), count: viewCount)
  }

  /// Writes the samples that `content` reports, then the callbacks, the readouts and the signals.
  mutating func write(
    _ line: inout LineText, _ content: (inout Self, inout LineText) throws -> Void
  ) throws {
    callbacks.clear()
    readouts.clear()
    signals.clear()
    line.key("samples")
    line.put("[")
    try content(&self, &line)
    line.put("]")
    line.list("callbacks") { line in line.put(callbacks) }
    line.list("readouts") { line in line.put(readouts) }
    if !signals.bytes.isEmpty { line.list("signals") { line in line.put(signals) } }
  }

  mutating func play(
    _ frames: [Instant], _ moments: [Moment], to end: Instant, _ line: inout LineText
  ) throws {
    try check(frames, "frames", end)
    try check(moments.map(\.time), "moments", end)
    try write(&line) { (stage, line) in
      var next = 0
      for moment in moments {
        while next < frames.count, frames[next] < moment.time {
          try stage.frame(frames[next], &line)
          next += 1
        }
        try stage.apply(moment, &line)
      }
      for time in frames[next...] { try stage.frame(time, &line) }
      try stage.advance(to: end)
    }
  }

  private func check(_ times: [Instant], _ what: String, _ end: Instant) throws(Objection) {
    var last = now
    for time in times {
      guard time >= last, time <= end else {
        throw Objection(
          .value, "\(what) at \(time.text) ms: expected \(last.text) to \(end.text) ms")
      }
      last = time
    }
  }

  private mutating func frame(_ time: Instant, _ line: inout LineText) throws(EngineError) {
    try engine.drawFrame(at: time)
    now = time
    try show(.frame, &line)
  }

  private mutating func apply(_ moment: Moment, _ line: inout LineText) throws {
    try advance(to: moment.time)
    try show(.before, &line)
    for event in moment.events { try grammar.admit(InputEvent(at: moment.time, event.value)) }
    // An empty moment only queries the current state.
    if !moment.events.isEmpty { try engine.handle(moment) }
    try show(.after, &line)
  }

  private mutating func advance(to time: Instant) throws(EngineError) {
    if time > now {
      try engine.advance(to: time)
      now = time
    }
  }

  /// Writes a sample row for each view in its current state, and collects callbacks, readouts and
  /// signals.
  mutating func show(_ cause: Step.Cause, _ line: inout LineText) throws(EngineError) {
    step.prepare(0, cause, at: now, views: viewCount)
    engine.show(in: &step.frame)
    guard step.frame.views.count == viewCount else {
      throw EngineError(.broken, "it shows \(step.frame.views.count) views of \(viewCount)")
    }
    for view in step.frame.views.indices {
      let state = step.frame.views[view]
      line.sample(state, view, step, columns)
      if reports.contains(.readouts), state.readouts != reported[view] {
        readouts.readouts(state.readouts, view, step)
        reported[view] = state.readouts
      }
    }
    if step.frame.signals != reportedSignals {
      signals.signals(step.frame.signals, step)
      reportedSignals = step.frame.signals
    }
    guard reports.contains(.callbacks) else { return }
    for callback in step.frame.callbacks { callbacks.callback(callback, step) }
  }
}
