import Gesture
import Replay
import TestSupport
import Testing

struct StepSourceTests {
  let events: [InputEvent] = [
    .seen(at: 0, x: 5), .touch(.down, at: 10), .seen(at: 16, x: 7), .touch(.up, at: 20),
    .seen(at: 20, x: 9), .seen(at: 40, x: 11), .mark(at: 200),
  ]

  @Test func `what was seen is a step of its own and holds until the next`() throws {
    let trace = try Trace(of: SeenSteps(RecordingEvents(Recording(.page(), events))))
    #expect(
      trace.steps.map { "\($0.time.text) \($0.cause.rawValue) \($0.frame.views[0].offset.x.text)" }
        == [
          "0 frame 5", "10 before 5", "10 after 5", "16 frame 7", "20 before 7", "20 after 7",
          "20 frame 9", "40 frame 11", "200 frame 11",
        ])
    #expect(trace.ending == .rest)
    #expect(trace.steps[0].frame.views[0].content == Size(width: 900, height: 2400))
    #expect(trace.steps.map(\.index) == Array(0..<9))
  }

  @Test func `what was seen behind a turn is what the turn has led to`() throws {
    let turn = InputEvent(
      at: .milliseconds(20),
      .layout(
        .turn(
          to: .landscapeLeft, window: WindowChange(size: Size(width: 480, height: 320)), frames: [])
      ))
    let offsets = { (events: [InputEvent]) in
      try Trace(of: SeenSteps(RecordingEvents(Recording(.page(), events)))).steps
        .map { "\($0.time.text) \($0.cause.rawValue) \($0.frame.views[0].offset.x.text)" }
    }
    #expect(
      try offsets([.seen(at: 0, x: 5), turn, .seen(at: 20, x: 9)])
        == ["0 frame 5", "20 before 5", "20 after 9", "20 frame 9"])
    #expect(
      try offsets([.seen(at: 0, x: 5), .seen(at: 20, x: 9), turn])
        == ["0 frame 5", "20 before 5", "20 after 5", "20 frame 9"])
  }

  @Test func `a player and what was seen have the same steps but for the clock's frames`() throws {
    let recording = Recording(.page(), events)
    let live = try Trace(
      of: LiveSteps(RecordingEvents(recording), on: ToyEngine(), at: ListedTicks([])))
    let seen = try Trace(of: SeenSteps(RecordingEvents(recording)))
    #expect(live.steps.map(\.time) == seen.steps.map(\.time))
    #expect(live.steps.map(\.cause) == seen.steps.map(\.cause))
    #expect(live.steps.map(\.moment) == seen.steps.map(\.moment))
  }

  @Test func `mapped steps are edited and nothing else`() throws {
    let trace = try Trace(of: SeenSteps(RecordingEvents(Recording(.page(), events))))
    let mapped = try Trace(
      of: MappedSteps(RecalledSteps(trace)) { step in step.frame.views[0].offset.x += 1 })
    #expect(
      mapped.steps.map { $0.frame.views[0].offset.x - 1 }
        == trace.steps.map { $0.frame.views[0].offset.x })
    #expect(mapped.ending == trace.ending)
  }

  @Test func `a resampled trace has the steps at the instants and no other`() throws {
    let trace = try Trace(of: SeenSteps(RecordingEvents(Recording(.page(), events))))
    let ticks = ListedTicks([0, 15, 20, 40, 300].map { Instant.milliseconds($0) })
    let few = try Trace(of: ResampledSteps(RecalledSteps(trace), at: ticks))
    #expect(few.steps.map(\.time.text) == ["0", "20", "20", "20", "40"])
    #expect(few.steps.map(\.index) == Array(0..<5))
  }

  @Test func `a trace recalled is the trace`() throws {
    let trace = try Trace(of: SeenSteps(RecordingEvents(Recording(.page(), events))))
    #expect(try Trace(of: RecalledSteps(trace)) == trace)
  }
}
