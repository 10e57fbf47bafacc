import Model
import Replay
import Testing
import TestSupport
import Text

struct DistantStepsTests {
  /// Many moments with input, observations at the same times, and finally a coast of several
  /// seconds.
  static func events(_ count: Int) -> [InputEvent] {
    var events: [InputEvent] = [.mark(at: 3), .touch(.down, at: 5)]
    for index in 0..<count {
      let time = 5 + Double(index) * 7.25
      events.append(.touch(.move, at: time))
      if index % 9 == 0 { events.append(.seen(at: time, x: 3)) }
      if index % 31 == 0 { events.append(.mark(at: time + 1)) }
    }
    let end = 5 + Double(count) * 7.25
    return events + [.touch(.up, at: end), .seen(at: end + 40), .mark(at: end + 700)]
  }

  private static let coast = ToyEngine { seconds, view in
    view.offset.x = seconds < 2 ? seconds * 100 : 200
  }

  @Test(arguments: [0, 1, 40, 2500], [1.0, 60, 120])
  func `an engine in another process shows the same states as a local engine`(
    moves: Int, hertz: Double
  )
    throws
  {
    let recording = Recording(.page(), Self.events(moves))
    let clock = try #require(FrameClock(hertz: hertz, phase: .milliseconds(2)))
    let near = try Trace(of: LiveSteps(RecordingEvents(recording), on: Self.coast, at: clock))
    let far = try Trace(
      of: LiveSteps(RecordingEvents(recording), on: FarEngine(Self.coast), at: clock))
    #expect(far.steps.count == near.steps.count)
    #expect(far == near)
  }

  @Test(arguments: [false, true])
  func `a replay draws only frames of the clock`(isFar: Bool) throws {
    let recording = Recording(.page(), Self.events(100))
    let clock = try #require(FrameClock(hertz: 60, phase: .milliseconds(2)))
    let drawn = DrawnFrames()
    let engine: any ScrollEngine = isFar ? FarEngine(drawn) : drawn
    let trace = try Trace(of: LiveSteps(RecordingEvents(recording), on: engine, at: clock))
    let frames = trace.steps.filter { $0.cause == .frame }
    #expect(frames.count > frames.count(where: \.isDrawn))
    #expect(drawn.times.starts(with: frames.filter(\.isDrawn).map(\.time)))
    let first = try #require(clock.first(from: trace.steps[0].time))
    for (k, time) in drawn.times.enumerated() { #expect(clock.tick(first + Int64(k)) == time) }
    // A step between two frames shows the state of the earlier frame.
    for (one, next) in zip(trace.steps, trace.steps.dropFirst()) where !next.isDrawn {
      #expect(one.frame.views == next.frame.views)
    }
  }

  @Test func `in lock-step, each request contains one moment or one frame`() throws {
    let recording = Recording(.page(), Self.events(40))
    let near = try Trace(of: LiveSteps(RecordingEvents(recording), on: Self.coast))
    let far = FarEngine(Self.coast)
    far.isLockStep = true
    #expect(try Trace(of: LiveSteps(RecordingEvents(recording), on: far)) == near)
    #expect(far.maxAtOnce == 2)
  }

  @Test func `an engine in another process also skips the frames of a long wait`() throws {
    let recording = Recording(
      .page(),
      [.touch(.down, at: 5), .touch(.up, at: 9), .mark(at: 1e8), .touch(.down, at: 1e11)]
        + [.touch(.up, at: 1e11 + 20)])
    let near = try Trace(of: LiveSteps(RecordingEvents(recording), on: Self.coast))
    let far = try Trace(of: LiveSteps(RecordingEvents(recording), on: FarEngine(Self.coast)))
    #expect(far == near)
    #expect(far.steps.count < 2_500)
  }

  @Test
  func `a local and a distant engine agree on listed frames, an empty recording and no frames`()
    throws
  {
    let lists: [[Double]] = [[], [4], [0, 50, 90, 4000]]
    for events in [[], Self.events(3)] {
      for list in lists {
        let recording = Recording(.page(), events)
        let ticks = ListedTicks(list.map { Instant.milliseconds($0) })
        let near = try Trace(of: LiveSteps(RecordingEvents(recording), on: Self.coast, at: ticks))
        let far = try Trace(
          of: LiveSteps(RecordingEvents(recording), on: FarEngine(Self.coast), at: ticks))
        #expect(far == near)
      }
    }
  }

  @Test func `events before an error in the recording are played before the error is thrown`()
    throws
  {
    var recording = Recording(.page(), Self.events(10))
    recording.events.append(
      Located(.touch(.move, at: 9000), at: FileLocation(line: 7, column: 3)))
    var far = LiveSteps(RecordingEvents(recording), on: FarEngine(Self.coast))
    var near = LiveSteps(RecordingEvents(recording), on: Self.coast)
    var (one, other) = (Step(), Step())
    var count = 0
    do throws(ReplayError) {
      while try near.next(into: &one) {
        #expect(try far.next(into: &other))
        #expect(one == other)
        count += 1
      }
      Issue.record("no error was thrown")
    } catch {
      #expect(throws: error) { try far.next(into: &other) }
    }
    #expect(count > 20)
    #expect(try !far.next(into: &other))
  }

  @Test func `an engine that fails ends the replay with an engine error`() throws {
    let recording = Recording(.page(), [.touch(.down, at: 5), .touch(.down, at: 90, finger: 7)])
    var toy = ToyEngine()
    toy.poison = 7
    var steps = LiveSteps(RecordingEvents(recording), on: FarEngine(toy))
    var step = Step()
    #expect(throws: ReplayError.self) { while try steps.next(into: &step) {} }
    #expect(steps.ending == .engineError)
    #expect(try !steps.next(into: &step))
  }

  @Test func `an engine with its own clock receives all moments at once`() throws {
    let recording = Recording(.page(), Self.events(4))
    let far = FarEngine(Self.coast)
    far.ownsClock = true
    let trace = try Trace(of: LiveSteps(RecordingEvents(recording), on: far))
    #expect(trace.steps.map(\.index) == Array(trace.steps.indices))
    #expect(trace.steps.count(where: { $0.cause == .before }) == 5)
    #expect(trace.ending == .rest)
  }
}

/// An engine whose offset is the number of frames that it has drawn.
private final class DrawnFrames: ScrollEngine {
  var times: [Instant] = []

  func handle(_ moment: Moment) {}
  func advance(to time: Instant) {}
  func drawFrame(at time: Instant) { times.append(time) }
  func show(in frame: inout Frame) { frame.views[0].offset.y = Double(times.count) }
}

/// Adapts a local engine to the interface of engines in other processes.
private final class FarEngine: DistantEngine {
  private var engine: any ScrollEngine
  private var now = Instant.zero
  var ownsClock = false
  var isLockStep = false
  var declared = Abilities.all
  private(set) var maxAtOnce = 0

  init(_ engine: any ScrollEngine) { self.engine = engine }

  func handle(_ moment: Moment) throws(EngineError) { try engine.handle(moment) }

  func advance(to time: Instant) throws(EngineError) {
    now = time
    try engine.advance(to: time)
  }

  func show(in frame: inout Frame) { engine.show(in: &frame) }

  func fill(_ steps: inout [Step], count: Int) throws(EngineError) {
    maxAtOnce = max(maxAtOnce, count)
    for index in 0..<count {
      if steps[index].cause == .after {
        let input = steps[index].moment.events.filter(\.value.isInput)
        try engine.handle(Moment(at: steps[index].time, input))
      }
      if steps[index].isDrawn {
        try engine.drawFrame(at: steps[index].time)
      } else {
        try advance(to: steps[index].time)
      }
      show(in: &steps[index].frame)
    }
  }

  func perform(_ moments: [Moment], _ patience: ReplayLimit) throws(EngineError) -> [Step] {
    var steps: [Step] = []
    func step(_ cause: Step.Cause, _ time: Instant, _ moment: Moment?) {
      var step = Step()
      (step.time, step.cause) = (time, cause)
      step.moment = moment ?? Moment(at: time)
      step.frame.views = [ViewState()]
      steps.append(step)
    }
    for moment in moments {
      step(.before, moment.time, moment)
      step(.after, moment.time, moment)
    }
    let last = moments.last?.time ?? .zero
    for frame in 1...30 { step(.frame, last + .milliseconds(Double(frame) * 17), nil) }
    return steps
  }
}
