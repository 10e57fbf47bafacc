internal import Files
internal import Invariants
internal import Model
internal import Platform
internal import Replay
internal import Reports
internal import Results
internal import Runs
internal import Text
internal import Writing

/// Replays a recording once, and collects everything to show.
struct ShowWork {
  private let request: ShowRequest
  private var recording: ShownRecording?
  private var sketch: Sketch?
  private var closeup: Closeup?
  private var holes = SeenHoles()
  /// The expressions to plot, each with its evaluator.
  private var signals: [(reader: SignalReader, sketch: SignalSketch)] = []
  private var ending: Ending?
  /// The last step before an engine failed: its time, and the location of its input.
  private var last: (time: Instant, location: FileLocation, isHandling: Bool)?

  init(_ request: ShowRequest) {
    self.request = request
    closeup = request.at.map(Closeup.init(at:))
  }

  /// Replays the recording. After an error of the engine, everything up to the error is still
  /// printed.
  mutating func run(_ terminal: inout Terminal) throws(UsageError) -> Outcome {
    do {
      let recording = try ShownRecording(request.path, hashed: request.trace != nil)
      let steps = try makeSteps(of: recording)
      for text in request.signals { signals.append(try signal(text, recording.reader.scene)) }
      var trace = try request.trace.map { (path) throws(WriteError) in
        try TraceOutput(
          TraceHead(
            of: recording.name, sha256: recording.sha256 ?? "", on: request.engine, request.clock,
            round: request.round),
          of: recording.reader.scene, reports: request.engine.reports, to: path)
      }
      do {
        try replay(steps, into: &trace)
        try trace?.finish()
      } catch {
        trace?.abandon()
        throw error
      }
      return .held
    } catch let error as UsageError {
      throw error
    } catch {
      return failure(error, &terminal)
    }
  }

  private mutating func makeSteps(of recording: ShownRecording) throws -> any StepSource {
    do throws(ReplayError) {
      let steps = try recording.reader.steps(of: recording.name, on: request.engine, request.clock)
      self.recording = recording
      sketch = Sketch(
        of: recording.reader.scene, request.engine.reports, holds: request.engine.isSeen)
      return steps
    } catch {
      guard case .engine(let problem) = error, problem.kind == .setting else { throw error }
      throw UsageError("--engine \(request.engine.designation.text): \(problem.message)")
    }
  }

  private func signal(
    _ text: String, _ scene: Scene
  ) throws(UsageError) -> (SignalReader, SignalSketch) {
    do throws(Objection) {
      let reader = try SignalReader(text, scene, request.engine.terms(at: request.clock))
      return (reader, SignalSketch(of: text, in: reader.unit, views: scene.views.count))
    } catch {
      let column = error.offset.map { "column \($0 + 1): " } ?? ""
      throw UsageError("\(Option.signal.dashed): \(column)\(error.message)")
    }
  }

  private mutating func replay(_ source: any StepSource, into trace: inout TraceOutput?) throws {
    var source = source
    var step = Step()
    var time = RunningTime()
    defer {
      ending = source.ending
      sketch?.finish(ending)
      for index in signals.indices {
        signals[index].reader.finish { signals[index].sketch.add($2, ofView: $0, at: $1) }
      }
    }
    while try source.next(into: &step) {
      sketch?.add(step)
      holes.add(step.sight)
      closeup?.add(step)
      for index in signals.indices {
        signals[index].reader.observe(step) { signals[index].sketch.add($2, ofView: $0, at: $1) }
      }
      try trace?.write(step)
      let location = step.moment.events.first { $0.value.isInput }?.location
      last = (step.time, location ?? last?.location ?? .nowhere, step.cause == .before)
      _ = time.look()
      guard step.index % 256 == 255 else { continue }
      if Interruption.hasCome {
        throw ReplayError.engine(EngineError(.interrupted, Interruption.text))
      }
      if time.seconds > request.timeout {
        throw FormatError(
          in: recording?.name ?? request.path, at: last?.location ?? .nowhere,
          Objection(
            .sense,
            "not finished after \(request.timeout.text) s: raise --timeout"))
      }
    }
  }

  /// Reports the error that stopped the replay. After an error of the engine or an interruption,
  /// the part before it is printed first; after other errors, only the error is printed.
  private mutating func failure(_ error: any Error, _ terminal: inout Terminal) -> Outcome {
    let failure: FormatError
    switch error {
    case ReplayError.format(let error), let error as FormatError:
      sketch = nil
      failure = error
    case ReplayError.engine(let error): failure = describe(error)
    default:
      sketch = nil
      terminal.error((error as? WriteError)?.description ?? "\(error)")
      return .reported(.unjudged)
    }
    report(&terminal)
    sketch = nil
    if Interruption.hasCome {
      let time = last.map { " at \($0.time.text) ms of the recording" } ?? ""
      return Outcome(.interrupted, Interruption.text + time)
    }
    terminal.error(failure)
    return .reported(.unjudged)
  }

  /// The error with the location of the last input: `x.xml:25:5: engine mine failed at 100 ms: …`.
  private func describe(_ error: EngineError) -> FormatError {
    let time = last.map { " \($0.isHandling ? "at" : "after") \($0.time.text) ms" } ?? ""
    return FormatError(
      in: recording?.name ?? request.path, at: last?.location ?? .nowhere,
      Objection(.sense, "engine \(request.engine.designation.text) failed\(time): \(error.message)")
    )
  }

  /// Prints the picture and the tables.
  func report(_ terminal: inout Terminal) {
    guard request.trace != "-", let sketch, let recording else { return }
    let look = request.look
    for line in sketch.head(
      title: recording.reader.head.title, file: recording.name, on: how, ending, look,
      remarks: recording.reader.head.quality.remarks + [holes.remark].compactMap { $0 })
    {
      terminal.output.line(line)
    }
    let parts =
      closeup.map { [sketch.table(of: $0, look)] }
      ?? [sketch.picture(look), sketch.table(look)]
    let names = recording.reader.scene.views.map(\.id)
    let plots = signals.map { $0.sketch.lines(names, look) }
    for part in parts + plots where !part.isEmpty {
      terminal.output.line()
      for line in part { terminal.output.line(line) }
    }
  }

  private var how: String {
    guard !request.engine.isSeen else { return "the recorded device (seen)" }
    let phase =
      request.clock.phase == .zero ? "" : ", phase \((Instant.zero + request.clock.phase).text) ms"
    return "\(request.engine.text) at \(request.clock.rate.text) Hz\(phase)"
  }
}
