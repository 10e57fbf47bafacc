import Model
import Replay
import Testing
import TestSupport
import Text

struct StepSourceTests {
  let events: [InputEvent] = [
    .seen(at: 0, x: 5), .touch(.down, at: 10), .seen(at: 16, x: 7), .touch(.up, at: 20),
    .seen(at: 20, x: 9), .seen(at: 40, x: 11), .mark(at: 200),
  ]

  @Test func `an observation is a step, and its values apply until the next observation`() throws {
    let trace = try Trace(of: SeenSteps(RecordingEvents(Recording(.page(), events))))
    #expect(
      trace.steps.map { "\($0.time.text) \($0.cause.rawValue) \($0.frame.views[0].offset.x.text)" }
        == [
          "0 frame 5", "10 before 5", "10 after 5", "16 frame 7", "20 before 7", "20 after 7",
          "20 frame 9", "40 frame 11", "200 frame 11",
        ])
    // A single observation at the end does not prove that the view is at rest.
    #expect(trace.ending == .patience)
    #expect(trace.steps[0].frame.views[0].content == Size(width: 900, height: 2400))
    #expect(trace.steps.map(\.index) == Array(0..<9))
  }

  @Test func `an observation listed after a rotation at the same time shows its effect`() throws {
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

  @Test func `live and recorded steps are equal except for the frames of the clock`() throws {
    let recording = Recording(.page(), events)
    let live = try Trace(
      of: LiveSteps(RecordingEvents(recording), on: ToyEngine(), at: ListedTicks([])))
    let seen = try Trace(of: SeenSteps(RecordingEvents(recording)))
    #expect(live.steps.map(\.time) == seen.steps.map(\.time))
    #expect(live.steps.map(\.cause) == seen.steps.map(\.cause))
    #expect(live.steps.map(\.moment) == seen.steps.map(\.moment))
  }

  @Test func `a step states whether it is an observation, and the time since the last observation`()
    throws
  {
    let trace = try Trace(of: SeenSteps(RecordingEvents(Recording(.page(), events))))
    #expect(
      trace.steps.map { $0.sight.isLook }
        == [true, false, false, true, false, false, true, true, false])
    #expect(
      trace.steps.map { $0.sight.gap == Step.Sight.never ? -1 : $0.sight.gap.milliseconds }
        == [-1, 10, 10, 16, 4, 4, 4, 20, 160])
    #expect(trace.steps.map(\.sight.isHole) == [true] + Array(repeating: false, count: 7) + [true])
    let live = try Trace(
      of: LiveSteps(RecordingEvents(Recording(.page(), events)), on: ToyEngine(), at: FrameClock()))
    #expect(live.steps.allSatisfy { $0.sight == Step.Sight() })
  }

  /// The time for which the view was observed at rest, after observations at 0 and 50 ms and the
  /// given events.
  private func stillness(_ more: [InputEvent]) throws -> Double {
    let events: [InputEvent] = [.seen(at: 0, x: 5), .seen(at: 50, x: 5)] + more
    let trace = try Trace(of: SeenSteps(RecordingEvents(Recording(.page(), events))))
    return trace.steps.last?.sight.stillness?.milliseconds ?? -1
  }

  @Test
  func `two equal observations prove that a view is at rest, and missing observations do not`()
    throws
  {
    #expect(try stillness([]) == 50)
    #expect(try stillness([.seen(at: 700, x: 5)]) == 700)
    #expect(try stillness([.seen(at: 700, x: 6)]) == 0)
    #expect(try stillness([.mark(at: 700)]) == 50)
    // The finger may have moved the view away and back.
    let tap: [InputEvent] = [.touch(.down, at: 60), .touch(.up, at: 70)]
    #expect(try stillness(tap + [.seen(at: 700, x: 5)]) == 0)
    #expect(try stillness(tap + [.seen(at: 700, x: 5), .seen(at: 800, x: 5)]) == 100)
    #expect(try stillness(tap) == 0)
    // A view that the device reports as settled counts as having been at rest for 100 ms.
    let settled = InputEvent(
      at: .milliseconds(700),
      .observation(Observation(view: 0, offset: Point(x: 9, y: 0), settled: true)))
    #expect(try stillness(tap + [settled]) == 100)
  }

  @Test func `mapping changes only the edited values`() throws {
    let trace = try Trace(of: SeenSteps(RecordingEvents(Recording(.page(), events))))
    let mapped = try Trace(
      of: MappedSteps(SeenSteps(RecordingEvents(Recording(.page(), events)))) { step in
        step.frame.views[0].offset.x += 1
      })
    #expect(
      mapped.steps.map { $0.frame.views[0].offset.x - 1 }
        == trace.steps.map { $0.frame.views[0].offset.x })
    #expect(mapped.ending == trace.ending)
  }
}
