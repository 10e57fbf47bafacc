import Comparing
import EngineLink
import FlickbookTesting
import Invariants
import Model
import Replay
import Testing
import TestSupport
import Text

/// An app on an engine that draws at frames. The app reports a number and a text as signals, and of
/// its view only the offsets.
struct AppSignalTests {
  private static let folding = try? FrameEngine.factory.setting([("folds", 64)])

  private static func recording() -> Recording {
    var view = ViewScene(
      id: "page", frame: Rectangle(x: 0, y: 0, width: 320, height: 480),
      content: Size(width: 320, height: 3000))
    view.start = Start(y: 10)
    let window = Window(size: Size(width: 320, height: 480))
    let head = RecordingHead(title: "folding", scene: Scene(window: window, views: [view]))
    var events: [Located<InputEvent>] = []
    func touch(_ phase: Touch.Phase, _ time: Double, _ y: Double) {
      let touch = Touch(phase, finger: 1, at: Point(x: 160, y: y))
      events.append(Located(InputEvent(at: .zero + .milliseconds(time), .touch(touch))))
    }
    touch(.down, 0, 400)
    for step in 1...12 { touch(.move, Double(step) * 16, 400 - Double(step) * 15) }
    touch(.up, 208, 220)
    return Recording(head, events: events)
  }

  private func signals(on engine: EngineFactory) throws -> [String] {
    var steps = try LiveSteps(Replayable(Self.recording()), on: engine)
    var step = Step()
    var texts: [String] = []
    while try steps.next(into: &step) {
      texts.append("\(step.time.text) \(step.cause.rawValue) \(step.frame.signals.text)")
    }
    return texts
  }

  @Test func `app signals over the pipe equal the local app signals in every step`() throws {
    let engine = try #require(Self.folding)
    let here = try signals(on: engine)
    #expect(here.contains { $0.hasSuffix("header=54 title='Inbox'") })
    #expect(here.contains { $0.hasSuffix("header=0 title='It''s folded'") })
    for isLockStep in [false, true] {
      var command = ServedEngineTests.command("frames")
      command.isLockStep = isLockStep
      let processes = EngineProcesses(command)
      let served = try EngineFactory(processes).setting([("folds", 64)])
      #expect(try signals(on: served) == here)
      #expect(processes.close() == [])
    }
  }

  @Test func `formulas read app signals and detect a faulty signal`() throws {
    let processes = EngineProcesses(ServedEngineTests.command("frames"))
    let served = try EngineFactory(processes)
    let invariants = [
      try Invariant("folds", "probe.header == clamp(64 - offset.y / 1pt, 0, 64) tol 0.5"),
      try Invariant("never-beyond", "probe.header <= 64"),
      try Invariant("named", "when probe.header == 0 then probe.title == \"It's folded\""),
      try Invariant("misspelt", "probe.heder <= 64"),
    ]
    let sound = try judged(Self.recording(), served.setting([("folds", 64)]), by: invariants)
    #expect(sound.prefix(3).allSatisfy { $0.isHeld }, "\(sound.map(\.line))")
    #expect(sound[3].verdict == .untested(.noSignal("heder", nearest: "header")))
    let faulty = try judged(Self.recording(), served.setting([("folds", 90)]), by: invariants)
    #expect(faulty.prefix(2).allSatisfy { $0.isBroken }, "\(faulty.map(\.line))")
    #expect(processes.close() == [])
  }

  @Test func `a comparison finds that two apps report different signals at rest`() throws {
    func differences(_ one: EngineFactory, _ other: EngineFactory) throws -> [Difference] {
      let recording = Replayable(Self.recording())
      var pair = PairedSteps(
        PairedSteps.Side(try LiveSteps(recording, on: one)),
        PairedSteps.Side(try LiveSteps(recording, on: other)))
      var comparison = Comparison(pair.scene, within: Allowances(.contract), clock: FrameClock())
      while try pair.next() { comparison.add(pair) }
      return comparison.finish().differences.filter { $0.metric == .signals }
    }
    let engine = try #require(Self.folding)
    #expect(try differences(FrameEngine.factory, FrameEngine.factory) == [])
    #expect(try differences(engine, engine).map(\.isBeyond) == [false])
    let other = try differences(engine, FrameEngine.factory)
    #expect(other.map(\.isBeyond) == [true])
    #expect(other.first?.value == 2)
  }
}
