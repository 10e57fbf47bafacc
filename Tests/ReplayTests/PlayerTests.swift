import Exploration
import Model
import Replay
import Testing
import TestSupport
import Text

struct PlayerTests {
  func trace(
    _ events: [InputEvent], on engine: ToyEngine = ToyEngine(), at ticks: any Ticks = FrameClock(),
    patience: ReplayLimit = ReplayLimit()
  ) throws -> Trace {
    try Trace(
      of: LiveSteps(
        RecordingEvents(Recording(.page(), events)), on: engine, at: ticks, patience: patience))
  }

  func words(_ trace: Trace, upTo milliseconds: Double) -> [String] {
    trace.steps.filter { $0.time <= .milliseconds(milliseconds) }
      .map { "\($0.time.text) \($0.cause.rawValue) \($0.moment.events.count)" }
  }

  @Test func `the first step is the state before the first event, and its frame follows`() throws {
    let trace = try trace([.touch(.down, at: 0), .touch(.up, at: 20)])
    #expect(
      words(trace, upTo: 20) == [
        "0 before 1", "0 after 1", "0 frame 0", "16.666667 frame 0", "20 before 1", "20 after 1",
      ])
  }

  @Test func `all events at one time are one moment`() throws {
    let trace = try trace([
      .touch(.down, at: 5), .touch(.down, at: 5, finger: 2), .mark(at: 5), .touch(.up, at: 5),
      .touch(.up, at: 6, finger: 2),
    ])
    #expect(words(trace, upTo: 6) == ["5 before 4", "5 after 4", "6 before 1", "6 after 1"])
  }

  @Test func `a touch at the time of a frame comes before the frame`() throws {
    let trace = try trace([.touch(.down, at: 50), .touch(.up, at: 100)])
    #expect(words(trace, upTo: 50) == ["50 before 1", "50 after 1", "50 frame 0"])
  }

  @Test func `frames before the first event are not drawn`() throws {
    let trace = try trace([.touch(.down, at: 60_000), .touch(.up, at: 60_001)])
    #expect(trace.steps.first?.time == .milliseconds(60_000))
    #expect(trace.steps[2].time == .milliseconds(60_000))
  }

  @Test(arguments: [1.0, 60, 1000])
  func `a wait of years is replayed like a wait of twenty seconds`(_ hertz: Double) throws {
    let clock = try #require(FrameClock(hertz: hertz))
    let coast = ToyEngine { seconds, view in view.offset.x = min(seconds, 3) * 100 }
    func steps(_ wait: Double) throws -> [Step] {
      try trace(
        [.touch(.down, at: 0), .touch(.up, at: 20), .mark(at: wait), .seen(at: wait + 1)],
        on: coast, at: clock
      ).steps
    }
    let (short, long) = (try steps(20_000), try steps(100_000_000_000))
    #expect(long.count == short.count)
    // No frame is drawn from ten seconds after an event to one second before the next event.
    let frames = long.map(\.time).filter { $0 > .milliseconds(21) }
    let (first, last) = (Instant.milliseconds(10_020), Instant.milliseconds(99_999_999_000))
    #expect(frames.allSatisfy { $0 < first || $0 >= last })
    #expect(frames.contains { $0 < first } && frames.contains { $0 >= last })
    #expect(zip(long, short).allSatisfy { $0.frame == $1.frame && $0.cause == $1.cause })
  }

  @Test func `a replay draws all frames of a wait of eleven seconds`() throws {
    let trace = try trace([.touch(.down, at: 0), .touch(.up, at: 11_000)])
    #expect(trace.steps.filter { $0.time <= .milliseconds(11_000) }.count == 4 + 661)
  }

  @Test func `an observation adds exactly one frame`() throws {
    let trace = try trace([
      .touch(.down, at: 0), .seen(at: 5), .touch(.move, at: 8), .seen(at: 8), .seen(at: 50),
      .mark(at: 51), .touch(.up, at: 52),
    ])
    #expect(
      words(trace, upTo: 52) == [
        "0 before 1", "0 after 1", "0 frame 0", "5 frame 1", "8 before 2", "8 after 2",
        "8 frame 0", "16.666667 frame 0", "33.333333 frame 0", "50 frame 1", "51 frame 1",
        "52 before 1", "52 after 1",
      ])
  }

  @Test func `observations do not change the state at other times`() throws {
    let coast = ToyEngine { seconds, view in view.offset.x = min(seconds, 0.3) * 100 }
    let plain = try trace([.touch(.down, at: 0), .touch(.up, at: 20)], on: coast)
    let seen = try trace(
      [.touch(.down, at: 0), .seen(at: 7), .touch(.up, at: 20), .seen(at: 33), .mark(at: 60)],
      on: coast)
    let extra: Set<Instant> = [.milliseconds(7), .milliseconds(33), .milliseconds(60)]
    let rest = seen.steps.filter { !extra.contains($0.time) }
    #expect(rest.map(\.time) == plain.steps.map(\.time))
    #expect(rest.map(\.frame) == plain.steps.map(\.frame))
  }

  @Test func `an engine at rest is observed for a limited time`() throws {
    let coast = ToyEngine { seconds, view in view.offset.x = min(seconds, 0.5) * 100 }
    let trace = try trace([.touch(.down, at: 0), .touch(.up, at: 0)], on: coast)
    #expect(trace.ending == .rest)
    // The engine moves until 500 ms, is at rest from 600 ms on, and is observed for 100 ms more.
    #expect(trace.steps.last?.time == .milliseconds(700))
    let longer = try self.trace(
      [.touch(.down, at: 0), .touch(.up, at: 0)], on: coast,
      patience: ReplayLimit(linger: .seconds(1)))
    #expect(longer.steps.last?.time == .milliseconds(1600))
  }

  @Test func `an engine that never settles is stopped after the limit`() throws {
    let drift = ToyEngine { seconds, view in view.offset.x = seconds }
    let trace = try trace([.touch(.down, at: 0), .touch(.up, at: 1000)], on: drift)
    #expect(trace.ending == .patience)
    #expect(trace.steps.last?.time == .milliseconds(11_000))
  }

  @Test func `a stuck activity flag prolongs a replay up to the limit`() throws {
    let stuck = ToyEngine { _, view in view.activity = .decelerating }
    let trace = try trace([.touch(.down, at: 0), .touch(.up, at: 0)], on: stuck)
    #expect(trace.ending == .patience)
    #expect(trace.steps.last?.time == .milliseconds(10_000))
  }

  @Test func `a recording in which a finger never lifts ends as truncated`() throws {
    let trace = try trace([.touch(.down, at: 0)])
    #expect(trace.ending == .truncated)
    #expect(trace.steps.last?.time == .milliseconds(10_000))
  }

  @Test func `a recording without events shows the scene at rest`() throws {
    let trace = try trace([])
    #expect(trace.ending == .rest)
    #expect(trace.steps.allSatisfy { $0.cause == .frame })
    #expect(trace.steps.last?.time == .milliseconds(200))
  }

  @Test func `a replay ends when the frames run out`() throws {
    let drift = ToyEngine { seconds, view in view.offset.x = seconds }
    let events: [InputEvent] = [.touch(.down, at: 0), .touch(.up, at: 10)]
    let none = try trace(events, on: drift, at: ListedTicks([]))
    #expect(none.steps.map(\.cause) == [.before, .after, .before, .after])
    #expect(none.ending == .patience)
    let few = try trace(events, at: ListedTicks([.milliseconds(5), .milliseconds(150)]))
    #expect(few.ending == .rest)
  }

  @Test func `a clock that never advances does not hang a replay`() throws {
    struct Stopped: Ticks { func tick(_ k: Int64) -> Instant? { .milliseconds(5) } }
    let trace = try trace([.touch(.down, at: 0), .touch(.up, at: 1)], at: Stopped())
    #expect(trace.steps.count == 5)
  }

  @Test func `an engine that fails ends the replay with its error`() throws {
    var engine = ToyEngine()
    engine.poison = 1
    var steps = LiveSteps(
      RecordingEvents(Recording(.page(), [.touch(.down, at: 0)])), on: engine)
    var step = Step()
    #expect(try steps.next(into: &step))
    #expect(throws: ReplayError.engine(EngineError(.broken, "poisoned"))) {
      try steps.next(into: &step)
    }
    #expect(steps.ending == .engineError)
    #expect(try !steps.next(into: &step))
  }

  @Test func `an error in the recording is thrown after the steps before it`() throws {
    let recording = Recording(.page(), [.touch(.down, at: 0), .touch(.move, at: 9, finger: 7)])
    var steps = LiveSteps(RecordingEvents(recording), on: ToyEngine(), at: ListedTicks([]))
    var step = Step()
    #expect(try steps.next(into: &step))
    #expect(try steps.next(into: &step))
    #expect(step.cause == .after)
    #expect(throws: ReplayError.self) { try steps.next(into: &step) }
    #expect(try !steps.next(into: &step))
    #expect(steps.ending == nil)
  }

  @Test func `a source with decreasing times is rejected`() throws {
    struct Backwards: EventSource {
      var scene = Scene.page()
      var times = [20.0, 10.0]
      mutating func next() throws(FormatError) -> Located<InputEvent>? {
        times.isEmpty ? nil : Located(.mark(at: times.removeFirst()))
      }
    }
    #expect(throws: ReplayError.self) { try Trace(of: LiveSteps(Backwards(), on: ToyEngine())) }
  }

  @Test func `steps keep their values when their memory is reused`() throws {
    let coast = ToyEngine { seconds, view in view.offset.x = min(seconds, 0.3) * 100 }
    let recording = Recording.generated(3, in: .page())
    let kept = try Trace(of: LiveSteps(RecordingEvents(recording), on: coast))
    // Alternates between two steps, like a consumer that compares consecutive steps.
    var source = LiveSteps(RecordingEvents(recording), on: coast)
    var (step, last, count) = (Step(), Step(), 0)
    while try source.next(into: &step) {
      #expect(step == kept.steps[count])
      if count > 0 { #expect(last == kept.steps[count - 1]) }
      swap(&step, &last)
      count += 1
    }
    #expect(count == kept.steps.count)
  }
}
