import Engines
import Model
import Replay
import Testing
import TestSupport
import Text

/// Events that are pushed while they occur must give the same steps as a recording of them.
struct OpenPlayerTests {
  /// All steps of a recording, in memory.
  private func pulled(_ recording: Recording) throws -> [Step] {
    let engine = try ClampingEngine(recording.head.scene)
    var player = Player(RecordingEvents(recording), on: engine, at: FrameClock())
    var (steps, step) = ([Step](), Step())
    while try player.next(into: &step) { steps.append(step) }
    return steps
  }

  /// The steps if the same events are pushed one moment at a time, with frames at the interval
  /// `display`.
  private func pushed(_ recording: Recording, display: TimeSpan?) throws -> [Step] {
    let scene = recording.head.scene
    var player = OpenPlayer(scene, on: try ClampingEngine(scene), at: FrameClock())
    var timeline = Timeline(RecordingEvents(recording))
    var (steps, moment, last) = ([Step](), Moment(at: .zero), Instant?.none)
    func note(_ step: borrowing Step) { steps.append(copy step) }
    while try timeline.next(into: &moment) {
      if var at = last, let display {
        while at + display < moment.time, !player.isOver {
          at = at + display
          try player.advance(to: at, note)
        }
      }
      try player.add(moment, note)
      last = moment.time
    }
    while let at = last, !player.isOver {
      last = at + (display ?? .seconds(1))
      try player.advance(to: last ?? at, note)
    }
    return steps
  }

  @Test(arguments: [nil, 4.2, 16, 250])
  func `steps of pushed events equal steps of a recording, bit for bit, at any display rate`(
    milliseconds: Double?
  ) throws {
    let display = milliseconds.map { TimeSpan.milliseconds($0) }
    var compared = 0
    for path in Corpus.recordings {
      let recording = try Corpus.recording(path)
      guard (try? ClampingEngine(recording.head.scene)) != nil, !recording.events.isEmpty else {
        continue
      }
      let expected = try pulled(recording)
      let found = try pushed(recording, display: display)
      compared += found.count
      let first = zip(expected, found).first { $0 != $1 }
      #expect(first == nil, "\(path)")
      #expect(expected.count == found.count, "\(path)")
    }
    #expect(compared > 20_000)
  }

  @Test func `an event earlier than the last shown step is rejected`() throws {
    let view = ViewScene(
      id: "a", frame: Rectangle(x: 0, y: 0, width: 100, height: 100),
      content: Size(width: 100, height: 900))
    let scene = Scene(window: Window(size: Size(width: 100, height: 100)), views: [view])
    var player = OpenPlayer(scene, on: try ClampingEngine(scene), at: FrameClock())
    let touch = InputEvent.Action.touch(Touch(.down, finger: 1, at: Point(x: 50, y: 50)))
    try player.add(Moment(at: .zero, [Located(touch)])) { _ in }
    try player.advance(to: Instant(nanoseconds: 50_000_000)) { _ in }
    #expect(throws: ReplayError.self) {
      try player.add(Moment(at: Instant(nanoseconds: 40_000_000), [Located(touch)])) { _ in }
    }
  }
}
