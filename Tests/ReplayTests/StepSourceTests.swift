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
    // One look at the end is no proof that it stands.
    #expect(trace.ending == .patience)
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

  @Test func `a step knows whether it is a look and how long ago the last one was`() throws {
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

  /// For how long a view has been seen to stand, at the end of what is seen at 0, 50 and after.
  private func stillness(_ more: [InputEvent]) throws -> Double {
    let events: [InputEvent] = [.seen(at: 0, x: 5), .seen(at: 50, x: 5)] + more
    let trace = try Trace(of: SeenSteps(RecordingEvents(Recording(.page(), events))))
    return trace.steps.last?.sight.stillness?.milliseconds ?? -1
  }

  @Test func `two looks that show the same prove rest, silence does not`() throws {
    #expect(try stillness([]) == 50)
    #expect(try stillness([.seen(at: 700, x: 5)]) == 700)
    #expect(try stillness([.seen(at: 700, x: 6)]) == 0)
    #expect(try stillness([.mark(at: 700)]) == 50)
    // A finger may have moved it there and back.
    let tap: [InputEvent] = [.touch(.down, at: 60), .touch(.up, at: 70)]
    #expect(try stillness(tap + [.seen(at: 700, x: 5)]) == 0)
    #expect(try stillness(tap + [.seen(at: 700, x: 5), .seen(at: 800, x: 5)]) == 100)
    #expect(try stillness(tap) == 0)
    // What the device calls settled stood for a while.
    let settled = InputEvent(
      at: .milliseconds(700),
      .observation(Observation(view: 0, offset: Point(x: 9, y: 0), settled: true)))
    #expect(try stillness(tap + [settled]) == 100)
  }

  @Test func `mapped steps are edited and nothing else`() throws {
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
